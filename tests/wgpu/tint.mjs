// Asks Tint about a module, through Dawn for Node.js:
//
//   node tint.mjs PACKAGE FILE
//
// Prints what it refuses the module for, and `taken` where it takes it. Nothing
// runs, so that no driver is needed. One module for each process: a second and a
// third one came back, the answer about some later one never did.

import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [pack, file] = process.argv.slice(2);
// An answer takes well below a second.
setTimeout(() => {
  console.log('no answer for a minute');
  process.exit(1);
}, 60_000);
const { create, globals } = await import(pathToFileURL(path.join(pack, 'index.js')));
Object.assign(globalThis, globals);

const adapter = await create(['backend=null']).requestAdapter();
const device = await adapter.requestDevice({ requiredFeatures: ['shader-f16'] });
const module = device.createShaderModule({ code: fs.readFileSync(file, 'utf8') });
const { messages } = await module.getCompilationInfo();
const error = messages.find((message) => message.type === 'error');
console.log(error ? `${error.lineNum}:${error.linePos} ${error.message}` : 'taken');
process.exit(0);

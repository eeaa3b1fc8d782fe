// Asks Tint about modules, through Dawn for Node.js:
//
//   node tint.mjs PACKAGE FOLDER
//
// Prints a line for each file of the folder: its name, and `taken` or what Tint refuses
// it for. Nothing runs, so that no driver is needed.

import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [pack, folder] = process.argv.slice(2);
const { create, globals } = await import(pathToFileURL(path.join(pack, 'index.js')));
Object.assign(globalThis, globals);

// An answer takes well below a second; what has none says so, and is a refusal.
let asked = '';
let waiting;
const wait = () => {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    console.log(`${asked} no answer for a minute`);
    process.exit(1);
  }, 60_000);
};
wait();

// All of it is kept: without the first of these, the process ends when it is collected.
const gpu = create(['backend=null']);
const adapter = await gpu.requestAdapter();
const device = await adapter.requestDevice({ requiredFeatures: ['shader-f16'] });
const modules = [];
globalThis.kept = [gpu, adapter, device, modules];
for (const name of fs.readdirSync(folder).sort()) {
  asked = name;
  wait();
  device.pushErrorScope('validation');
  modules.push(device.createShaderModule({ code: fs.readFileSync(path.join(folder, name), 'utf8') }));
  const error = await device.popErrorScope();
  console.log(`${name} ${error ? error.message.split('\n').slice(0, 3).join(' ') : 'taken'}`);
}
process.exit(0);

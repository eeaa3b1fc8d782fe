// Runs the works one after the other and shows how each went. With `?report` in
// the address it also sends what it showed to the server, for a test.

import init, { Page } from './pkg/tile_web.js';

const state = document.getElementById('state');
const works = document.getElementById('works');
const texts = document.getElementById('texts');

function cell(row, text, kind) {
  const made = row.insertCell();
  made.textContent = text;
  if (kind) made.className = kind;
}

function show(report) {
  const row = works.insertRow();
  cell(row, report.title);
  cell(row, report.gpu.toFixed(2), 'number');
  cell(row, report.cpu.toFixed(2), 'number');
  cell(row, report.right ? `agree: ${report.comparison}` : report.comparison, report.right ? '' : 'wrong');
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = `WGSL of ${report.title}`;
  const text = document.createElement('pre');
  text.textContent = report.wgsl;
  details.append(summary, text);
  texts.append(details);
}

async function run(shown) {
  await init();
  const page = await Page.open();
  const size = Number(new URLSearchParams(location.search).get('size') ?? 512);
  for (const [name, ...extents] of [
    ['matmul', size],
    ['softmax', size, 1000],
    ['attention', 4, size],
  ]) {
    state.textContent = `${page.name() || 'a GPU'}: running ${name} …`;
    const report = await page[name](...extents);
    show(report);
    const { title, gpu, cpu, right, comparison } = report;
    shown.works.push({ title, gpu, cpu, right, comparison, lines: report.wgsl.split('\n').length });
  }
  state.textContent = `${page.name() || 'a GPU'}: done`;
}

const shown = { works: [] };
try {
  await run(shown);
} catch (error) {
  shown.error = String(error);
  state.textContent = shown.error;
  state.className = 'wrong';
}
if (new URLSearchParams(location.search).has('report')) {
  await fetch('/report', { method: 'POST', body: JSON.stringify(shown) });
}

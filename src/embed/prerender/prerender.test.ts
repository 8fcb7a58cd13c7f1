import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { prerender } from './command.ts';

/** Runs the command. */
async function run(...args: readonly string[]) {
  const html: string[] = [];
  const notes: string[] = [];
  const exitCode = await prerender(args, {
    buildOf: async (widget) => `./chunks/${widget}-widget-abc.js`,
    write: (text) => html.push(text),
    note: (text) => notes.push(text),
  });
  return { exitCode, html: html.join(''), notes: notes.join('\n') };
}

const ceremony = (name: string) => ({
  id: 1,
  name,
  ceremony_date: '2027-01-08',
  ceremony_location: 'Aula Magna',
  status: 'ABIERTO',
});

/** An API with one ceremony. */
async function startApi(name: string): Promise<string> {
  const server = createServer(({ url }, response) => {
    const data = url?.endsWith('/ceremonies') ? [ceremony(name)] : [];
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ success: true, data }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  ['graduation-wizard', 'Solicitar Título'],
  ['graduation-status', 'Consultar Estado'],
  ['graduation-verification', 'Verificar'],
])('%s is printed with its first screen and the hash of its styles', async (tag, title) => {
  const { exitCode, html, notes } = await run(tag, '--brand', '#00529b');
  expect(exitCode).toBe(0);
  expect(html).toMatch(new RegExp(`^<${tag} api-base="/" brand="#00529b" .+</${tag}>$`));
  expect(html).toContain('<template shadowrootmode="open">');
  expect(html).toContain(title);
  expect(html).toContain('--birrete-accent:#00529b');
  const styles = /<style>(.+)<\/style>/.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(styles).digest('base64');
  expect(notes).toContain(`style-src 'sha256-${hash}'`);
});

test('inline are the styles alone', async () => {
  const { html } = await run('graduation-wizard', '--api', await startApi('Enero'));
  expect(html).not.toMatch(/<script|\sstyle=|\son[a-z]+=|javascript:|\n/i);
});

test("the wizard's first step has the ceremonies of the API", async () => {
  const { html, notes } = await run('graduation-wizard', '--api', await startApi('Acto de Enero'));
  expect(html).toMatch(/type="radio".+>Acto de Enero</);
  expect(notes).not.toContain('stays empty');
});

test('while the API does not answer, the wizard is printed without its first step', async () => {
  const { exitCode, html, notes } = await run('graduation-wizard', '--api', 'http://127.0.0.1:1');
  expect(exitCode).toBe(0);
  expect(html).toContain('Solicitar Título');
  expect(html).not.toContain('type="radio"');
  expect(notes).toContain('The first step stays empty');
});

test('no value ends its place in the markup', async () => {
  const hostile = `"'><script>alert(1)</script><!--</style></template>`;
  const texts = path.join(os.tmpdir(), `birrete-${process.pid}-hostile.json`);
  await writeFile(texts, JSON.stringify({ wizard: { title: hostile } }));
  const { html } = await run(
    'graduation-wizard',
    ...['--api', await startApi(hostile), '--texts', texts, '--fallback', hostile],
    ...['--status-href', hostile, '--home-href', hostile, '--font', `x</style>${hostile}`],
    ...['--theme', JSON.stringify({ parts: { button: { fontFamily: `</style>${hostile}` } } })],
  );
  expect(html).not.toContain('<script');
  expect(html).not.toContain('<!--<');
  expect(html.match(/<\/style|<\/template/g)).toEqual(['</style', '</template']);
});

test('texts of the university and another language are printed', async () => {
  const texts = path.join(os.tmpdir(), `birrete-${process.pid}-texts.json`);
  await writeFile(texts, JSON.stringify({ status: { title: 'Mi solicitud' } }));
  expect((await run('graduation-status', '--texts', texts)).html).toContain('>Mi solicitud<');
  expect((await run('graduation-status', '--locale', 'en')).html).toContain('Application code');
});

test.each([
  [[], 'Name an element'],
  [['graduation-admin'], "graduation-admin can't be printed"],
  [['graduation-status', '--colour', 'red'], '--colour'],
  [['graduation-status', '--theme', 'inherit'], 'needs the page'],
  [['graduation-status', '--isolation', 'guarded'], 'leave --isolation out'],
  [['graduation-status', '--texts', '/no/such/file'], '--texts /no/such/file'],
])('%j is refused with a reason', async (args, reason) => {
  const { exitCode, html, notes } = await run(...args);
  expect(exitCode).toBe(2);
  expect(html).toBe('');
  expect(notes).toContain(reason);
  expect(notes).toContain('birrete prerender ELEMENT');
});

import { readFile } from 'node:fs/promises';
import { prerender } from './command.ts';

/** The command's own part of the package: `dist/bin/prerender.js`, beside the folder of the elements. */
process.exitCode = await prerender(process.argv.slice(3), {
  buildOf: builtFile,
  write: (html) => process.stdout.write(`${html}\n`),
  note: (text) => process.stderr.write(`${text}\n`),
});

/** The file of a widget's code, by the list of the script's files. */
async function builtFile(widget: string): Promise<string> {
  const list = await readFile(new URL('../embed/integrity.json', import.meta.url), 'utf8');
  const files = Object.keys(JSON.parse(list));
  const file = files.find((name) => name.startsWith(`./chunks/${widget}-widget-`));
  if (file === undefined) throw new Error(`dist/embed has no code of ${widget}.`);
  return file;
}

import { writeFile } from 'node:fs/promises';
import type { Terminal } from './command.ts';
import { commandMessages as messages } from './commands.messages.ts';

/** Writes everything that is stored about somebody as JSON, to the output or to a new file that its owner alone reads. */
export async function writeExport(
  found: object,
  file: string | undefined,
  terminal: Terminal,
): Promise<void> {
  await writeText(`${JSON.stringify(found, null, 2)}\n`, file, terminal);
}

/** Writes personal data to the output, or to a new file that its owner alone reads. */
export async function writeText(
  text: string,
  file: string | undefined,
  terminal: Terminal,
): Promise<void> {
  if (file === undefined) {
    terminal.write(text);
    return;
  }
  await writeFile(file, text, { flag: 'wx', mode: 0o600, flush: true });
  terminal.print(messages.personExported(file));
}

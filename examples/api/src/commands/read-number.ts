import { createInterface } from 'node:readline';
import type { Terminal } from './command.ts';

/**
 * Reads the identity number of `--number`. With `-` it is the first line of standard input: other users of the machine can
 * see arguments, and the shell's history stores them.
 */
export async function readNumber(
  value: string | undefined,
  { input }: Pick<Terminal, 'input'>,
): Promise<string | undefined> {
  if (value !== '-') return value;
  for await (const line of createInterface({ input })) return line.trim();
  return undefined;
}

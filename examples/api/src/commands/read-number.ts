import { createInterface } from 'node:readline';
import type { Terminal } from './command.ts';

/**
 * The identity number of `--number`. With `-` it is the first line of the standard input: all users of the machine can
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

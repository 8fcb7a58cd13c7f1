import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import { readLocation } from '../platform/database/location.ts';
import { type Connection, openDatabase } from '../platform/database/open.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Environment } from '../platform/settings/environment.ts';

/** The standard input and output of a command. */
export interface Terminal {
  readonly input: Readable;
  /** Prints a line. */
  print(line: string): void;
  /** Prints a text without ending the line. */
  write(text: string): void;
}

/**
 * A command, with its arguments and the variables of the process.
 * @throws Error whose message is for the administrator, such as the usage for wrong arguments
 */
export type Command = (args: string[], env: Environment, terminal: Terminal) => Promise<void>;

/**
 * Works on the site's database, and closes it. Commands never migrate: a newer checkout would change the tables under
 * the running site.
 * @throws Error with a clear message if the schema belongs to another version
 */
export async function withDatabase(
  env: Environment,
  work: (kysely: Kysely<Schema>) => Promise<void>,
): Promise<void> {
  await whileOpen(await openDatabase(readLocation(env), 'compare'), work);
}

/** Works on a database, and closes it. */
export async function whileOpen(
  { kysely, close }: Pick<Connection, 'kysely' | 'close'>,
  work: (kysely: Kysely<Schema>) => Promise<void>,
): Promise<void> {
  try {
    await work(kysely);
  } finally {
    await close();
  }
}

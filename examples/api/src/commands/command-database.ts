import { readLocation } from '../platform/database/location.ts';
import { type Database, openDatabase } from '../platform/database/open.ts';
import { withSecrets } from '../platform/settings/secrets.ts';

/** The location of the data that a command works on, from the environment. */
export function commandLocation(): ReturnType<typeof readLocation> {
  return readLocation(withSecrets(process.env));
}

/**
 * Opens the database for a command. Commands never migrate: a newer checkout would change the tables under the running
 * site.
 *
 * @throws Error with a clear message if the schema belongs to another version
 */
export function openForCommand(): Promise<Database> {
  return openDatabase(commandLocation(), 'compare');
}

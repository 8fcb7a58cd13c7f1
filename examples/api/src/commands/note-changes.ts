import { noteChange } from '../people/change-file.ts';
import type { PersonChange } from '../people/person-changes.ts';
import type { Environment } from '../platform/settings/environment.ts';
import { readVariable } from '../platform/settings/read-variable.ts';
import type { Terminal } from './command.ts';
import { commandMessages as messages } from './commands.messages.ts';

/** The settings of erasures and blocks. */
export interface ChangeSettings {
  /** The file that notes them outside of the database; undefined for none. */
  readonly changeFile: string | undefined;
  /** The key of the hashes of people; undefined for none. */
  readonly hashKey: string | undefined;
}

/** Reads `BIRRETE_ERASURES_FILE` and `BIRRETE_HASH_KEY`. */
export function readChangeSettings(env: Environment): ChangeSettings {
  return {
    changeFile: readVariable(env, 'BIRRETE_ERASURES_FILE'),
    hashKey: readVariable(env, 'BIRRETE_HASH_KEY'),
  };
}

/**
 * Notes changes in the file of the settings, if they name one. Call it last in the transaction, as `noteChange`.
 * @param changes undefined ones changed nothing
 */
export async function noteChanges(
  { changeFile }: ChangeSettings,
  ...changes: readonly (PersonChange | undefined)[]
): Promise<void> {
  if (changeFile === undefined) return;
  for (const change of changes) if (change !== undefined) await noteChange(changeFile, change);
}

/** Warns that a restored backup would lack changes, where no file notes them. */
export function warnWithoutFile({ changeFile }: ChangeSettings, terminal: Terminal): void {
  if (changeFile === undefined) terminal.print(messages.personNotNoted);
}

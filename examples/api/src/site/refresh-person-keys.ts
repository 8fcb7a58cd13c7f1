import { personKey } from 'birrete/rules';
import type { Kysely, Selectable } from 'kysely';
import { hasLiveApplication } from '../applications/applications.query.ts';
import { oncePerPerson } from '../applications/change-application.ts';
import { selectOddNumbers } from '../people/odd-numbers.query.ts';
import { violatesUnique } from '../platform/database/database-failure.ts';
import type { Schema } from '../platform/database/schema.ts';

/**
 * Stores the keys of people as this version derives them from the identity numbers: an earlier one knew fewer writings of
 * one number. Two live applications of one person for a career and ceremony keep their keys until an employee edits or
 * rejects one of them. Several instances can do it at once.
 * @param batch applications per query
 */
export async function refreshPersonKeys(kysely: Kysely<Schema>, batch = 500): Promise<void> {
  let rows: KeyedRow[];
  let last = 0;
  do {
    rows = await selectOddNumbers(kysely).where('id', '>', last).limit(batch).execute();
    for (const row of rows) await refreshKey(kysely, row);
    last = rows.at(-1)?.id ?? last;
  } while (rows.length === batch);
}

type KeyedRow = Pick<
  Selectable<Schema['applications']>,
  | 'id'
  | 'identification_type'
  | 'id_number'
  | 'person_key'
  | 'career_id'
  | 'ceremony_id'
  | 'status'
  | 'version'
>;

async function refreshKey(kysely: Kysely<Schema>, row: KeyedRow): Promise<void> {
  const person_key = personKey(row.identification_type, row.id_number);
  if (person_key === row.person_key) return;
  const claim = { ...row, person_key };
  if (row.status !== 'RECHAZADA' && (await hasLiveApplication(kysely, claim, row.id))) return;
  try {
    await kysely
      .updateTable('applications')
      .set({ person_key })
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .execute();
  } catch (error) {
    // Meanwhile, somebody else has stored this key for another application of the person.
    if (!violatesUnique(error, oncePerPerson.constraint)) throw error;
  }
}

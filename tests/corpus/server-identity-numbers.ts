import { samplePerson } from '../../examples/api/testing/sample-application.ts';
import { compareRows } from './compare-rows.ts';
import { declinedIdentityNumbers, identityNumbers } from './identity-numbers.ts';

/** Sends an application to a server. @returns the status, and the stored number */
type Apply = (
  body: Readonly<Record<string, unknown>>,
) => Promise<{ readonly status: number; readonly body: unknown }>;

/** The types of identity documents in the table. */
export const identificationTypes = [...new Set(identityNumbers.map(([, type]) => type))];

/**
 * Applies with each number of the accepted types for one career and ceremony: the first writing of each person is accepted, others
 * collide.
 */
export async function answersToIdentityNumbers(
  apply: Apply,
  choices: { readonly ceremony_id: number; readonly career_id: number },
  types = identificationTypes,
) {
  const rows = identityNumbers.filter(([, type]) => types.includes(type));
  const statuses = new Map<unknown, number>();
  const send = async (row: unknown, identification_type: string, id_number: string) => {
    const body = { ...samplePerson, ...choices, identification_type, id_number };
    statuses.set(row, (await apply(body)).status);
  };
  for (const row of rows) await send(row, row[1], row[0]);
  const accepted = new Set<string>();
  const known = compareRows(
    rows,
    (row) => statuses.get(row),
    ([, , key]) => {
      const expected = accepted.has(key) ? 409 : 201;
      accepted.add(key);
      return expected;
    },
  );
  for (const text of declinedIdentityNumbers) await send(text, 'CI', text);
  const declined = declinedIdentityNumbers.map((text) => [text, statuses.get(text)] as const);
  return {
    found: [...known.found, ...declined],
    expected: [...known.expected, ...declinedIdentityNumbers.map((text) => [text, 422] as const)],
  };
}

import type { Kysely } from 'kysely';
import { findUnsealed } from '#evidence/audit/find-unsealed.ts';
import type { Schema } from '#platform/database/schema.ts';
import { refuse } from '#platform/http/failure.ts';
import type { Graduate } from './graduates.query.ts';

/**
 * Demands that the trail holds each application as it was confirmed, and the texts that its title copies: nomenclature, career
 * and faculty. A title must rest on nothing that was changed without the site.
 * @throws ApiFailure 409 with the first application or text that differs
 */
export async function demandSealed(
  trx: Kysely<Schema>,
  graduates: readonly Graduate[],
): Promise<void> {
  const idsOf = (column: 'id' | 'career_id' | 'faculty_id' | 'degree_title_id') => [
    ...new Set(graduates.flatMap((graduate) => graduate[column] ?? [])),
  ];
  const unsealed = await findUnsealed(trx, {
    applications: idsOf('id'),
    degree_titles: idsOf('degree_title_id'),
    careers: idsOf('career_id'),
    faculties: idsOf('faculty_id'),
  });
  const [first] = unsealed;
  if (first === undefined) return;
  const others = unsealed.filter(({ table }) => table === 'applications').length - 1;
  throw refuse(refusalOf(first, graduates, others));
}

function refusalOf(
  { table, id }: Awaited<ReturnType<typeof findUnsealed>>[number],
  graduates: readonly Graduate[],
  others: number,
) {
  const find = (column: 'id' | 'career_id' | 'faculty_id' | 'degree_title_id') =>
    graduates.find((graduate) => graduate[column] === id);
  const altered = (name: string | null | undefined) =>
    ({ id: 'catalogueAltered', values: { table, name: name ?? '' } }) as const;
  switch (table) {
    case 'degree_titles':
      return altered(find('degree_title_id')?.degree_title);
    case 'careers':
      return altered(find('career_id')?.career_name);
    case 'faculties':
      return altered(find('faculty_id')?.faculty_name);
    default:
      return {
        id: 'confirmationAltered',
        values: { code: find('id')?.application_code ?? '', others },
      } as const;
  }
}

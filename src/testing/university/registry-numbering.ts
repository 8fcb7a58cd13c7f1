import { compareCodes } from '../../domain/application/application.ts';
import { compareSurnames } from '../../domain/person/person-name.ts';
import type { ApplicationRow, CareerRow } from './rows.ts';

/** The three series of a title's registry numbers, each with its own order of careers. */
export type RegistrySeries = 'record' | 'assigned' | 'folio';

/** The number `steps` after `number`, at fixed width: '099' → '100', 'A-009' → 'A-010'. */
export function advanceNumber(number: string, steps: number): string {
  const match = /^(.*?)(\d+)(\D*)$/.exec(number);
  if (!match) return steps === 0 ? number : `${number}${steps}`;
  const [, before = '', digits = '', after = ''] = match;
  return `${before}${String(BigInt(digits) + BigInt(steps)).padStart(digits.length, '0')}${after}`;
}

/**
 * Sorts applications as a series assigns its numbers: the career's order in that series, then surnames in Spanish
 * order, then the code.
 */
export function inNumberingOrder<A extends ApplicationRow>(
  applications: readonly A[],
  careers: readonly CareerRow[],
  series: RegistrySeries,
): A[] {
  const places = new Map(careers.map((career) => [career.id, career[`${series}_order`]]));
  const placeOf = (application: A) => places.get(application.career_id) ?? 0;
  return [...applications].sort(
    (a, b) =>
      placeOf(a) - placeOf(b) ||
      compareSurnames(surnamesOf(a), surnamesOf(b)) ||
      compareCodes(codeOf(a), codeOf(b)),
  );
}

function surnamesOf({ last_name, second_last_name }: ApplicationRow) {
  return { last: last_name, secondLast: second_last_name };
}

function codeOf({ id, application_code }: ApplicationRow) {
  return { id, code: application_code };
}

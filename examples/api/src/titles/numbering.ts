import { compareSpanish } from '../names/spanish-order.ts';
import { invalid } from '../server/failure.ts';
import { registryNumberAfter } from './registry-number.ts';
import { titleMessages } from './titles.messages.ts';

/** The three registers, each a series of its own: acta, asignado, folio. */
export type Series = 'record' | 'assigned' | 'folio';

/** What decides a graduate's place in the series. */
export type Numbered = {
  id: number;
  application_code: string;
  code_year: number;
  code_number: number;
  last_name: string;
  second_last_name: string | null;
  record_order: number;
  assigned_order: number;
  folio_order: number;
};

/** The state of a series: its first number as the ceremony has it, and the next free place. */
export type SeriesState = { initial: string; nextPlace: number };

/** An assigned number, and its place in the series. */
export type AssignedNumber = { place: number; number: string };

/**
 * Assigns a series' next numbers: in the order of the careers in that series, then of the surnames in Spanish, then of
 * the codes.
 * @returns by application id.
 * @throws ApiFailure 422 when the initial number holds no digit.
 */
export function numberSeries(
  graduates: readonly Numbered[],
  series: Series,
  { initial, nextPlace }: SeriesState,
): ReadonlyMap<number, AssignedNumber> {
  const ordered = [...graduates].sort(
    (a, b) => a[`${series}_order`] - b[`${series}_order`] || bySurname(a, b) || byCode(a, b),
  );
  return new Map(
    ordered.map((graduate, index) => {
      const place = nextPlace + index;
      const number = registryNumberAfter(initial, place);
      if (number === undefined) {
        const name = titleMessages.seriesNames[series];
        throw invalid(titleMessages.numberUnusable(name, initial));
      }
      return [graduate.id, { place, number }];
    }),
  );
}

function bySurname(a: Numbered, b: Numbered): number {
  return (
    compareSpanish(a.last_name, b.last_name) ||
    compareSpanish(a.second_last_name ?? '', b.second_last_name ?? '')
  );
}

function byCode(a: Numbered, b: Numbered): number {
  return a.code_year - b.code_year || a.code_number - b.code_number;
}

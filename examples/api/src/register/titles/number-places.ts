import {
  advanceRegistryNumber,
  type Numbered,
  numberSeries,
  parseRegistryNumber,
  type Register,
} from 'birrete/rules';
import { personNameOf } from '#platform/database/tables/person-columns.ts';
import type { Graduate, SeriesState } from './graduates.query.ts';

/** The facts about a graduate that decide the numbers of a title. */
export type NumberedGraduate = Pick<
  Graduate,
  'id' | 'application_code' | 'record_order' | 'assigned_order' | 'folio_order'
> &
  Parameters<typeof personNameOf>[0];

/** A number, and how many numbers of its series come before it. */
export interface RegistryPlace {
  readonly number: string;
  readonly place: number;
}

/**
 * The numbers of an issue by register and application id, from the next places of the series on. A series whose initial
 * number has no digit gives none.
 */
export function numberPlaces(
  graduates: readonly NumberedGraduate[],
  series: Readonly<Record<Register, SeriesState>>,
): Readonly<Record<Register, ReadonlyMap<number, RegistryPlace>>> {
  const numbered = graduates.map(numberedOf);
  const of = (register: Register) => placesIn(register, numbered, series[register]);
  return { record: of('record'), assigned: of('assigned'), folio: of('folio') };
}

function placesIn(
  register: Register,
  graduates: readonly Numbered[],
  { initial, nextPlace }: SeriesState,
): ReadonlyMap<number, RegistryPlace> {
  const first = parseRegistryNumber(initial);
  const numbers = numberSeries(
    graduates,
    register,
    first && advanceRegistryNumber(first, nextPlace),
  );
  return new Map(
    [...numbers].map(([id, { number, step }]) => [id, { number, place: nextPlace + step }]),
  );
}

function numberedOf(graduate: NumberedGraduate): Numbered {
  return {
    id: graduate.id,
    code: graduate.application_code,
    ...personNameOf(graduate),
    careerOrders: {
      record: graduate.record_order,
      assigned: graduate.assigned_order,
      folio: graduate.folio_order,
    },
  };
}

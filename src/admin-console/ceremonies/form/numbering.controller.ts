import { useMemo } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { rowsOf, useList } from '#admin-console/data/use-list.ts';
import { useRegisterPolicy } from '#admin-console/data/use-register-policy.ts';
import { parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { type Register, registers } from '#domain/registers.ts';
import { highestNumbers, nextFreeNumber } from '#domain/registry/numbering/next-free-number.ts';
import { numberOwners } from '#domain/registry/numbering/number-ranges.ts';
import { isSameRegister } from '#domain/registry/numbering/register-policy.ts';
import { findYearNumber, type YearNumber } from '#domain/registry/numbering/year-number.ts';
import { applicationsOfCeremony } from '#domain/registry/title-finder.ts';
import { expectedGraduates } from '../ceremony-dependents.flow.ts';
import type { CeremonyValues } from './ceremony-form.flow.ts';
import { findNumberClashes, type NumberClash } from './number-clash.flow.ts';

export interface Numbering {
  /** The next free number of each register; undefined while unknown. */
  readonly nextFree: Readonly<Record<Register, string | undefined>>;
  readonly clashes: readonly NumberClash[];
  /** The numbers whose growing digits look like a year. */
  readonly yearNumbers: readonly (YearNumber & { readonly register: Register })[];
}

/**
 * Hints for the initial numbers, computed from the issued titles. If a list can't be read, hints are omitted without a
 * failure, because the form can be saved without them.
 */
export function useNumbering(ceremony: Ceremony | undefined, values: CeremonyValues): Numbering {
  const ceremonies = rowsOf(useList(resources.ceremonies));
  const applications = rowsOf(useList(resources.applications));
  const titles = rowsOf(useList(resources.titles));
  const { record, assigned, folio } = values;
  const policy = useRegisterPolicy() ?? 'one';
  const year = parseCalendarDate(values.date)?.year;

  const highest = useMemo(() => {
    const ofRegister = titles.filter(({ ceremonyDate }) =>
      isSameRegister(policy, { year }, { year: ceremonyDate?.year }),
    );
    return highestNumbers(ofRegister);
  }, [titles, policy, year]);
  const owners = useMemo(() => {
    const all = numberOwners({ ceremonies, applications, titles });
    return all.filter((owner) => isSameRegister(policy, { year }, owner));
  }, [ceremonies, applications, titles, policy, year]);
  const graduates = useMemo(
    () =>
      ceremony === undefined
        ? 0
        : expectedGraduates(
            ceremony,
            applicationsOfCeremony(ceremony, { ceremonies, applications }),
          ),
    [ceremony, ceremonies, applications],
  );
  const clashes = useMemo(
    () =>
      findNumberClashes(
        { ceremonyId: ceremony?.id, initial: { record, assigned, folio }, graduates },
        owners,
      ),
    [ceremony, record, assigned, folio, graduates, owners],
  );

  return {
    nextFree: {
      record: nextFreeNumber(highest, 'record', record),
      assigned: nextFreeNumber(highest, 'assigned', assigned),
      folio: nextFreeNumber(highest, 'folio', folio),
    },
    clashes,
    yearNumbers: registers.flatMap((register) => {
      const found = findYearNumber(values[register], year);
      return found === undefined ? [] : [{ register, ...found }];
    }),
  };
}

import type { ApplicationRow } from '../university/rows.ts';
import type { Situation } from './stage.ts';

/** Every application of the university has a status, so that any of its codes shows that status. */
function everyApplicationIs(status: ApplicationRow['status']): Situation {
  return ({ university }) => {
    for (const application of university.rows.applications) application.status = status;
    return [];
  };
}

/** Situations of a graduate in the status look-up. */
export const lookupSituations = {
  'application-pending': everyApplicationIs('PENDIENTE'),
  'application-confirmed': everyApplicationIs('CONFIRMADA'),
  'application-rejected': everyApplicationIs('RECHAZADA'),
  'application-unknown': ({ university }) => {
    university.rows.applications.length = 0;
    return [];
  },
} as const satisfies Record<string, Situation>;

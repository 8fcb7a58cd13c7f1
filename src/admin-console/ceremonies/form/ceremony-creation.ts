import type { CeremonyDraft } from '../../../api/ceremonies/ceremony-payload.ts';
import { createCeremony } from '../../../api/ceremonies/change-ceremony.ts';
import { listCeremonies } from '../../../api/ceremonies/list-ceremonies.ts';
import { compareCalendarDates } from '../../../domain/calendar/calendar-date.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { isSameText } from '../../../domain/text/text-fold.ts';
import { beginCreateOnce } from '../../data/create-once.ts';

/** Begins to create a ceremony, once however often the line is cut. */
export function beginCeremony() {
  return beginCreateOnce({
    read: (api) => listCeremonies(api),
    send: createCeremony,
    isSame: isSameCeremony,
  });
}

/** Two ceremonies may share a name (ruling 33): day and place belong to it. What the list does not tell counts as equal. */
function isSameCeremony(row: Ceremony, draft: CeremonyDraft): boolean {
  return (
    isSameText(row.name, draft.name) &&
    (row.date === undefined || compareCalendarDates(row.date, draft.date) === 0) &&
    (row.location === undefined || isSameText(row.location, draft.location))
  );
}

import type { ActivityAnswer } from 'birrete/contract';
import type { Entry, Names } from './activity-names.ts';
import { handedCodesOf, storedDetails } from './entry-details.ts';

type Change = Pick<ActivityAnswer, 'action' | 'object' | 'object_id' | 'object_name' | 'count'>;

/** Describes an entry of the audit trail as the call answers it. */
export function describeEntry(entry: Entry, names: Names): ActivityAnswer {
  const { id, at, actor_id, actor_name } = entry;
  return {
    id,
    at: at.toISOString(),
    person_id: actor_id,
    person_name: actor_id === null || actor_name === '' ? null : actor_name,
    ...changeOf(entry, names),
  };
}

function changeOf(entry: Entry, names: Names): Change {
  const { action, subject } = entry;
  if (subject === 'handover') return handoverOf(entry, names);
  const is = storedDetails(entry.after);
  const objectId = Number(entry.subject_id);
  const isIssue = action === 'titles-issued';
  return {
    action: isIssue ? 'issued' : (action as ActivityAnswer['action']),
    object: isIssue ? 'title' : (subject as ActivityAnswer['object']),
    object_id: objectId,
    object_name:
      names.subjects.get(`${subject} ${objectId}`) ??
      storedDetails(entry.before).name ??
      is.application_code,
    count: isIssue ? is.count : null,
  };
}

/** Titles that were handed over together, or a correction of one hand-over. */
function handoverOf({ action, after }: Entry, { titles }: Names): Change {
  const [first, ...others] = handedCodesOf(after);
  const isDelivery = action === 'titles-handed-over';
  return {
    action: isDelivery ? 'handed-over' : 'handover-corrected',
    object: 'title',
    object_id: titles.get(first ?? '') ?? 0,
    object_name: others.length === 0 ? (first ?? null) : null,
    count: isDelivery ? storedDetails(after).count : null,
  };
}

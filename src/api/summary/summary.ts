import { array, date, picklist, pipe, transform, unknown } from 'valibot';
import type { CallPath } from '#contract/paths/call-path.ts';
import * as extraPaths from '#contract/paths/extra-paths.ts';
import {
  type Activity,
  type ActivityAction,
  activityActions,
  activityObjects,
} from '#domain/activity/activity.ts';
import type { ApiClient } from '../client.ts';
import { itemOf } from '../wire/answer.ts';
import { optionalTimestamp } from '../wire/dates.ts';
import { identifier, optionalIdentifier, optionalText, readCount } from '../wire/fields.ts';
import { readRows } from '../wire/list-answer.ts';
import { rowOf } from '../wire/row.ts';

/** The dashboard's figures, and the latest changes, newest first. */
export interface Summary {
  /** Undefined if the server omits one. */
  readonly figures: Readonly<Record<FigureName, number | undefined>>;
  readonly activity: readonly Activity[];
}

type FigureName = 'pending' | 'confirmed' | 'ceremonies' | 'titles';

/** Selects a part of the activity. */
export interface ActivityQuery {
  /** A user's id; 'public' for visitors. */
  readonly person?: string | undefined;
  readonly object?: Activity['object'] | undefined;
  readonly since?: Date | undefined;
  /** The id of an entry: older ones follow. */
  readonly before?: number | undefined;
  readonly limit: number;
}

const moment = pipe(
  optionalTimestamp,
  transform((time) => (time?.kind === 'moment' ? time.at : undefined)),
  date(),
);

const action = pipe(
  optionalText,
  transform((text): ActivityAction => activityActions.find((known) => known === text) ?? 'updated'),
);

const optionalCount = pipe(unknown(), transform(readCount));

const activity = pipe(
  rowOf({
    id: [identifier, 'id'],
    at: [moment, 'at'],
    personId: [optionalIdentifier, 'person_id'],
    personName: [optionalText, 'person_name'],
    action: [action, 'action'],
    object: [pipe(unknown(), picklist(activityObjects)), 'object'],
    objectId: [identifier, 'object_id'],
    objectName: [optionalText, 'object_name'],
    count: [optionalCount, 'count'],
  }),
  transform(
    ({ personId, personName, ...row }): Activity => ({
      ...row,
      person: { id: personId, name: personName },
    }),
  ),
);

const summary = itemOf(
  pipe(
    rowOf({
      pending: [optionalCount, 'pending_applications'],
      confirmed: [optionalCount, 'confirmed_applications'],
      ceremonies: [optionalCount, 'open_ceremonies'],
      titles: [optionalCount, 'issued_titles'],
      entries: [array(unknown()), 'activity'],
    }),
    transform(
      ({ entries, ...figures }): Summary => ({
        figures,
        activity: readRows(activity, entries).rows,
      }),
    ),
  ),
);

/** Reads the figures and the latest activity. Only for servers that offer 'summary'. */
export function readSummary(
  api: ApiClient,
  query: ActivityQuery,
  signal?: AbortSignal,
): Promise<Summary> {
  return api.send({ call: withQuery(query), signal, answer: summary });
}

function withQuery({ since, ...query }: ActivityQuery): CallPath {
  const values = Object.entries({ ...query, since: since?.toISOString() });
  const parameters = values.flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return `${extraPaths.readSummary}?${new URLSearchParams(parameters)}`;
}

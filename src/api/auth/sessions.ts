import { pipe, transform } from 'valibot';
import * as extraPaths from '#contract/paths/extra-paths.ts';
import type { Timestamp } from '#domain/calendar/timestamp.ts';
import { removeAt } from '../changes-at.ts';
import type { ApiClient } from '../client.ts';
import { rowsAt } from '../rows-at.ts';
import { nothing } from '../wire/answer.ts';
import { optionalTimestamp } from '../wire/dates.ts';
import { identifier, optionalFlag, optionalText } from '../wire/fields.ts';
import { rowOf } from '../wire/row.ts';

/** A session of the user. */
export interface OwnSession {
  readonly id: number;
  readonly seenAt: Timestamp | undefined;
  readonly address: string | undefined;
  /** The browser's `User-Agent`. */
  readonly userAgent: string | undefined;
  /** The means of the sign-in, such as 'passkey'. */
  readonly openedBy: string | undefined;
  /** The session that made the call. */
  readonly isCurrent: boolean;
}

const session = pipe(
  rowOf({
    id: [identifier, 'id'],
    seenAt: [optionalTimestamp, 'seen_at'],
    address: [optionalText, 'address'],
    userAgent: [optionalText, 'user_agent'],
    openedBy: [optionalText, 'opened_by'],
    isCurrent: [optionalFlag, 'is_current'],
  }),
  transform(({ isCurrent, ...row }): OwnSession => ({ ...row, isCurrent: isCurrent === true })),
);

/** The user's sessions. Only for servers that offer 'sessions'. */
export const ownSessions = {
  list: rowsAt(extraPaths.listSessions, session),
  remove: removeAt(extraPaths.endSession),
};

/** Ends all sessions except the current one. Only for servers that offer 'other-sessions'. */
export function endOtherSessions(api: ApiClient): Promise<undefined> {
  return api.send({ call: extraPaths.endOtherSessions, answer: nothing });
}

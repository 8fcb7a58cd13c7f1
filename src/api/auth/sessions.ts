import { pipe, transform } from 'valibot';
import type { Timestamp } from '../../domain/calendar/timestamp.ts';
import type { ApiClient } from '../client.ts';
import { removeAt } from '../endpoints.ts';
import { rowsAt } from '../rows-at.ts';
import { nothing } from '../wire/answer.ts';
import { optionalTimestamp } from '../wire/dates.ts';
import { identifier, optionalFlag, optionalText } from '../wire/fields.ts';
import { rowOf } from '../wire/row.ts';

/** A sign-in of one's own that is not over. */
export interface OwnSession {
  readonly id: number;
  readonly seenAt: Timestamp | undefined;
  readonly address: string | undefined;
  /** As the browser names itself. */
  readonly userAgent: string | undefined;
  /** What was shown to open it: 'passkey'. */
  readonly openedBy: string | undefined;
  /** It is the one that asks. */
  readonly isCurrent: boolean;
}

const path = '/api/auth/sessions';

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

/** GET and DELETE /api/auth/sessions, which are no part of the contract: only for servers that offer 'sessions'. */
export const ownSessions = { list: rowsAt(path, session), remove: removeAt(path) };

/** DELETE /api/auth/sessions, all but the one that asks: only for servers that offer 'other-sessions'. */
export function endOtherSessions(api: ApiClient): Promise<undefined> {
  return api.send({ method: 'DELETE', template: path, answer: nothing });
}

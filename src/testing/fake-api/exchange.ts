import type { CallId, CallInput } from '#contract/calls.ts';
import type { Extra } from '#contract/extras.ts';
import type { PrivacyAnswer } from '#contract/privacy.ts';
import type { Today } from '#register/calendar/today-anywhere.ts';
import type { UserRow } from '../university/rows.ts';
import type { FakeUniversity } from './fake-university.ts';

/** One call as its handler receives it. */
export interface Exchange<Input = unknown> {
  readonly university: FakeUniversity;
  /** The body, checked by the schema of the call. */
  readonly input: Input;
  /** The `{id}` of the path; 0 for a text that cannot be an id. */
  readonly id: number;
  /** The `{code}` of the path, decoded. */
  readonly code: string;
  /** The parameters after `?` in the address. */
  readonly query: URLSearchParams;
  /** The signed-in user; undefined on public calls. */
  readonly user: UserRow | undefined;
  /** The token in `Authorization`, '' without one. */
  readonly token: string;
  /** The header `If-Match`, null without one. */
  readonly ifMatch: string | null;
  /** The header `Birrete-Proof`, '' without one. */
  readonly proof: string;
  /** The additions that this server announces. */
  readonly extras: readonly Extra[];
  /** The published versions of the privacy text; undefined for any. */
  readonly privacyVersions: readonly string[] | undefined;
  /** The information about personal data that is in force. */
  readonly privacy: PrivacyAnswer;
  /** The least age of an applicant in years. */
  readonly minimumAge: number;
}

/** The moment and the day at the university, which refusals name where the server announces it. */
export function todayOf({ university, extras }: Pick<Exchange, 'university' | 'extras'>): Today {
  const at = new Date(university.now());
  return extras.includes('today') ? { at, day: university.today } : { at };
}

/** Answers a call: the value under `data`, or the parts beside `success`. @throws DeclinedCall */
type Reply<Id extends CallId> = (exchange: Exchange<CallInput<Id>>) => unknown;

/** The handlers of some calls, by the id of the call. */
export type Replies<Ids extends CallId> = { readonly [Id in Ids]: Reply<Id> };

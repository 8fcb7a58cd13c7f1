import * as v from 'valibot';
import { activityActions, activityObjects } from '#domain/activity/activity.ts';
import type { CallRow } from './schema/call-row.ts';

/** One change of an application, a ceremony or a title, one issue of titles, or titles handed over together. */
export const activityAnswer = v.object({
  id: v.number(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** The user; null for what a visitor or a graduate sends, and for work on the server. */
  person_id: v.nullable(v.number()),
  /** Null for a visitor, and when the name has been erased. */
  person_name: v.nullable(v.string()),
  action: v.picklist(activityActions),
  object: v.picklist(activityObjects),
  /** The application's id, the ceremony's for itself and the titles issued for it, otherwise the (first) title's. */
  object_id: v.number(),
  /**
   * The code of the application, also of a title's, or the ceremony's name; null when it no longer exists, and for several
   * titles.
   */
  object_name: v.nullable(v.string()),
  /** The number of titles that were issued or handed over together. */
  count: v.nullable(v.number()),
});

/** The dashboard's figures and the latest activity, newest first. */
export const summaryAnswer = v.object({
  pending_applications: v.number(),
  confirmed_applications: v.number(),
  open_ceremonies: v.number(),
  issued_titles: v.number(),
  activity: v.array(activityAnswer),
});

/** A change in the latest activity. */
export type ActivityAnswer = v.InferOutput<typeof activityAnswer>;
/** The data of `GET /api/summary`. */
export type SummaryAnswer = v.InferOutput<typeof summaryAnswer>;

/** The dashboard. */
export const summaryCalls = {
  readSummary: {
    purpose:
      "The dashboard's figures and the latest activity, newest first; query: person (a user's id, or `public` for visitors), object (application, ceremony or title), since (a timestamp), before (an activity's id) and limit (20, at most 100)",
    usedBy: ['dashboard'],
    audience: 'administrators',
    proof: 'session',
    extra: 'summary',
    status: 200,
    answer: { kind: 'data', schema: summaryAnswer },
  },
} as const satisfies Record<string, CallRow>;

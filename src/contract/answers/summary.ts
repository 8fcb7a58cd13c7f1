import * as v from 'valibot';

/** The objects whose changes the latest activity lists. The subject of issued titles is their ceremony. */
export const activityObjects = ['application', 'ceremony', 'title'] as const;

/** The kinds of changes. */
export const activityActions = [
  'submitted',
  'created',
  'updated',
  'confirmed',
  'rejected',
  'completed',
  'deleted',
  'issued',
] as const;

/** One change of an application or a ceremony, or one issue of titles. */
export const activityAnswer = v.object({
  id: v.number(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** The user; null for a visitor's application, and for work on the server. */
  person_id: v.nullable(v.number()),
  /** Null for a visitor, and when the name has been erased. */
  person_name: v.nullable(v.string()),
  action: v.picklist(activityActions),
  object: v.picklist(activityObjects),
  /** The application's id, otherwise the ceremony's. */
  object_id: v.number(),
  /** The application's code, or the ceremony's name; null when it no longer exists. */
  object_name: v.nullable(v.string()),
  /** The number of issued titles. */
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

/** A change, or an issue of titles, in the latest activity. */
export type ActivityAnswer = v.InferOutput<typeof activityAnswer>;
/** The data of `GET /api/summary`. */
export type SummaryAnswer = v.InferOutput<typeof summaryAnswer>;

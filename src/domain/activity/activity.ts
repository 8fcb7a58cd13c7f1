/**
 * The objects whose changes the latest activity lists. Titles are issued by ceremony, and annulled, rectified, duplicated
 * and handed over one by one.
 */
export const activityObjects = ['application', 'ceremony', 'title'] as const;

type ActivityObject = (typeof activityObjects)[number];

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
  'correction-requested',
  'correction-accepted',
  'correction-answered',
  'annulled',
  'rectified',
  'duplicated',
  'handed-over',
  'handover-corrected',
] as const;

/** A kind of change; `updated` for one that a newer server adds. */
export type ActivityAction = (typeof activityActions)[number];

/** A change of an application, a ceremony or a title, an issue of titles, or titles handed over together. */
export interface Activity {
  readonly id: number;
  readonly at: Date;
  readonly person: {
    /** Undefined for a visitor or a graduate, and for the server. */
    readonly id: number | undefined;
    readonly name: string | undefined;
  };
  readonly action: ActivityAction;
  readonly object: ActivityObject;
  /** The application's id, the ceremony's for itself and the titles issued for it, otherwise the (first) title's. */
  readonly objectId: number;
  /** The code of the application, also of a title's, or the ceremony's name; undefined for several titles. */
  readonly objectName: string | undefined;
  /** The number of titles that were issued or handed over together. */
  readonly count: number | undefined;
}

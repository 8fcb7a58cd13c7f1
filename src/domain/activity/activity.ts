/** The objects whose changes the latest activity lists. */
export type ActivityObject = 'application' | 'ceremony' | 'title';

export const activityObjects: readonly ActivityObject[] = ['application', 'ceremony', 'title'];

/** A kind of change; `updated` for whatever a newer server may add. */
export type ActivityAction =
  | 'submitted'
  | 'created'
  | 'updated'
  | 'confirmed'
  | 'rejected'
  | 'completed'
  | 'deleted'
  | 'issued';

/** A change of an application or a ceremony, or an issue of titles. */
export interface Activity {
  readonly id: number;
  readonly at: Date;
  readonly person: {
    /** Undefined for a visitor. */
    readonly id: number | undefined;
    readonly name: string | undefined;
  };
  readonly action: ActivityAction;
  readonly object: ActivityObject;
  /** The application's id, otherwise the ceremony's. */
  readonly objectId: number;
  /** The application's code, or the ceremony's name. */
  readonly objectName: string | undefined;
  /** The number of issued titles. */
  readonly count: number | undefined;
}

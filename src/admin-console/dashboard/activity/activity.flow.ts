import { pathOfPlace } from '#admin-console/addresses/console-place.ts';
import type { Activity } from '#domain/activity/activity.ts';
import { formatMessage } from '#messages/format-message.ts';
import type { ActivityMessages } from './activity.messages.ts';

/** Describes a change: 'Solicitud AG-2026-008 rechazada'. */
export function describeActivity(
  { action, object, objectId, objectName, count }: Activity,
  messages: ActivityMessages,
  locale: string,
): string {
  const name = objectName ?? String(objectId);
  if (action === 'issued') {
    return formatMessage(messages.titlesIssued, { name, count: count ?? 1 }, locale);
  }
  if (action === 'handed-over' && count !== undefined && count > 1) {
    return formatMessage(messages.titlesHandedOver, { count }, locale);
  }
  const { [action]: key, updated } = texts[object];
  return formatMessage(messages[key ?? updated], { name });
}

/** The changes below the dashboard's figures. */
export type LatestActivity =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly entries: readonly Activity[] };

type TextKey =
  | Exclude<
      Extract<
        keyof ActivityMessages,
        `${'application' | 'ceremony' | 'correction' | 'title' | 'handover'}${string}ed`
      >,
      'titlesIssued'
    >
  | 'titleHandedOver';
type Texts = Readonly<Partial<Record<Activity['action'], TextKey>> & { updated: TextKey }>;

/** The texts of one object; `updated` for a change that an object does not have. */
const texts: Readonly<Record<Activity['object'], Texts>> = {
  application: {
    submitted: 'applicationSubmitted',
    updated: 'applicationUpdated',
    confirmed: 'applicationConfirmed',
    rejected: 'applicationRejected',
    'correction-requested': 'correctionRequested',
    'correction-accepted': 'correctionAccepted',
    'correction-answered': 'correctionAnswered',
  },
  ceremony: {
    created: 'ceremonyCreated',
    updated: 'ceremonyUpdated',
    completed: 'ceremonyCompleted',
    deleted: 'ceremonyDeleted',
  },
  title: {
    updated: 'titleUpdated',
    annulled: 'titleAnnulled',
    rectified: 'titleRectified',
    duplicated: 'titleDuplicated',
    'handed-over': 'titleHandedOver',
    'handover-corrected': 'handoverCorrected',
  },
};

/** Names the user who made the change, or the public page that a visitor used, or the server itself. */
export function personOfActivity({ action, person }: Activity, messages: ActivityMessages): string {
  if (person.id !== undefined) return person.name ?? messages.unnamed;
  if (action === 'correction-requested') return messages.lookUp;
  return action === 'submitted' ? messages.visitors : messages.server;
}

/** The console's path of the changed object; undefined for one that was deleted. */
export function pathOfActivity({
  action,
  object,
  objectId,
  objectName,
}: Activity): string | undefined {
  if (action === 'deleted') return undefined;
  if (action === 'issued') {
    return pathOfPlace({ section: 'titles', filters: { ceremony: String(objectId) } });
  }
  if (object === 'title') {
    return pathOfPlace({ section: 'titles', filters: { search: objectName ?? '' } });
  }
  if (object === 'application') {
    return pathOfPlace({ section: 'applications', id: objectName ?? String(objectId) });
  }
  if (objectName === undefined) return undefined;
  return pathOfPlace({ section: 'ceremonies', filters: { search: objectName } });
}

/** The values of the filters, as they stand in the address; '' shows everything. */
export interface ActivityFilters extends Readonly<Record<string, string>> {
  readonly person: string;
  readonly object: string;
  readonly time: string;
}

export const noFilters: ActivityFilters = { person: '', object: '', time: '' };

/** The periods to choose from, with the days before today that they include. */
const periods = { today: 0, week: 6, month: 29 } as const;

export type Period = keyof typeof periods;

export function isPeriod(text: string): text is Period {
  return Object.hasOwn(periods, text);
}

/** The start of a period: midnight of its first day. */
export function startOf(period: Period, now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - periods[period]);
}

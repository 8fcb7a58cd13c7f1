import type { GraduationEvent } from '#provider/events.ts';
import type { ElementName } from './attribute-table.ts';

/** The elements that dispatch each event, as `birrete-` plus its type. The reference and the manifest list them. */
export const eventTable = {
  ready: ['wizard', 'status', 'verification', 'admin'],
  'load-failed': ['wizard', 'status', 'verification', 'admin'],
  'wizard-step-changed': ['wizard'],
  'application-submitted': ['wizard'],
  'status-found': ['status'],
  'title-verified': ['verification'],
  'signed-in': ['admin'],
  'signed-out': ['admin'],
  'session-ended': ['wizard', 'status', 'verification', 'admin'],
  'validation-failed': ['wizard', 'status', 'verification', 'admin'],
  'application-approved': ['admin'],
  'application-rejected': ['admin'],
  'titles-issued': ['admin'],
  'call-failed': ['wizard', 'status', 'verification', 'admin'],
} as const satisfies Record<GraduationEvent['type'], readonly ElementName[]>;

export type EventType = keyof typeof eventTable;

/** The types of the events that an element dispatches. */
export function eventsOf(element: ElementName): readonly EventType[] {
  const entries = Object.entries(eventTable) as [EventType, readonly ElementName[]][];
  return entries.flatMap(([type, elements]) => (elements.includes(element) ? [type] : []));
}

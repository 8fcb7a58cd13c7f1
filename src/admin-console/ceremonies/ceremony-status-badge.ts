import type { CeremonyStatus } from '#domain/ceremony/ceremony-status.ts';
import type { BadgeTone } from '#ui/badge/badge.styles.ts';
import type { CeremoniesMessages } from './ceremonies.messages.ts';

export function ceremonyStatusLabel(
  status: CeremonyStatus | undefined,
  messages: CeremoniesMessages,
): string {
  switch (status) {
    case 'open':
      return messages.open;
    case 'closed':
      return messages.closed;
    case 'completed':
      return messages.completed;
    case 'unknown':
      return messages.unknownStatus;
    case undefined:
      return messages.noStatus;
    default:
      return status satisfies never;
  }
}

const tones = {
  open: 'success',
  closed: 'warning',
  completed: 'info',
  unknown: 'neutral',
} as const;

/** The tone of a ceremony's status; neutral for an unknown one. */
export function ceremonyStatusTone(status: CeremonyStatus | undefined): BadgeTone {
  return status === undefined ? 'neutral' : tones[status];
}

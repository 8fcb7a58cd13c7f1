import type { CeremonyStatus } from '../../domain/ceremony/ceremony-status.ts';
import type { BadgeTone } from '../../ui/badge/badge.styles.ts';
import type { CeremoniesWords } from './ceremonies.messages.ts';

/** The label of a ceremony's status. */
export function ceremonyStatusLabel(
  status: CeremonyStatus | undefined,
  words: CeremoniesWords,
): string {
  switch (status) {
    case 'open':
      return words.open;
    case 'closed':
      return words.closed;
    case 'completed':
      return words.completed;
    case 'unknown':
      return words.unknownStatus;
    case undefined:
      return words.noStatus;
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

/** The tone of a ceremony's status. An unknown one is neutral, neither open nor completed. */
export function ceremonyStatusTone(status: CeremonyStatus | undefined): BadgeTone {
  return status === undefined ? 'neutral' : tones[status];
}

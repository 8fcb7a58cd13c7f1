import { useMemo } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import { laterMessages } from './later-steps.messages.ts';
import { wizardMessages } from './wizard.messages.ts';

/** Every word of the wizard, for the parts that are fetched later. */
export type AllWords = typeof wizardMessages.defaults & typeof laterMessages.defaults;

export function useLaterWords(): AllWords {
  const first = useMessages(wizardMessages);
  const later = useMessages(laterMessages);
  return useMemo(() => ({ ...first, ...later }), [first, later]);
}

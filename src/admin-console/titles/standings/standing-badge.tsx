import type { TitleStanding } from '#domain/registry/title-entry.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { titleCorrectionsMessages } from '../corrections/corrections.messages.ts';
import { standingNames } from './standing-names.ts';

const tones = { annulled: 'danger', rectified: 'neutral', 'on-hold': 'warning' } as const;

/** 'Anulado', 'Rectificado' or 'En revisión'. */
export function StandingBadge({
  kind,
}: {
  readonly kind: Exclude<TitleStanding['kind'], 'valid'>;
}) {
  const messages = useMessages(titleCorrectionsMessages);
  return <Badge tone={tones[kind]}>{messages[standingNames[kind]]}</Badge>;
}

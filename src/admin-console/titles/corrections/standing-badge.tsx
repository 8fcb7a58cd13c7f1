import type { TitleStanding } from '#domain/registry/title-entry.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { titleCorrectionsMessages } from './corrections.messages.ts';

/** 'Anulado' or 'Rectificado'. */
export function StandingBadge({
  kind,
}: {
  readonly kind: Exclude<TitleStanding['kind'], 'valid'>;
}) {
  const messages = useMessages(titleCorrectionsMessages);
  return <Badge tone={kind === 'annulled' ? 'danger' : 'neutral'}>{messages[kind]}</Badge>;
}

import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { Badge } from '../badge/badge.tsx';
import { applicationStatusMessages } from './application-status.messages.ts';

const tones = { pending: 'warning', confirmed: 'success', rejected: 'danger' } as const;

/** The status of an application, with the same label and tone everywhere. */
export function ApplicationStatusBadge({ status }: { readonly status: ApplicationStatus }) {
  const { [status]: label } = useMessages(applicationStatusMessages);
  return <Badge tone={tones[status]}>{label}</Badge>;
}

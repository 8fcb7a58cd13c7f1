import { useOffers } from '#admin-console/data/use-offers.ts';
import { type ReadState, useRead } from '#admin-console/data/use-read.ts';
import { checkIssue } from '#api/titles/check-issue.ts';
import type { IssueCheck } from '#domain/document/issue-check.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { rehearsalMessages } from './rehearsal.messages.ts';

/** The problems on paper that the server finds; `none` where it does not lay out titles before their issue. */
export type PaperCheck = { readonly status: 'none' } | ReadState<IssueCheck>;

/** Asks the server to lay out the titles that an issue of a ceremony would create. */
export function usePaperCheck(ceremonyId: number | undefined): PaperCheck {
  const isOffered = useOffers('issue-check') && ceremonyId !== undefined;
  const { paperFailed } = useMessages(rehearsalMessages);
  const state = useRead({
    queryKey: ['issueCheck', ceremonyId],
    read: (api, signal) => checkIssue(api, ceremonyId ?? 0, signal),
    failed: paperFailed,
    enabled: isOffered,
  });
  return isOffered ? state : { status: 'none' };
}

import { formatMessage } from '../messages/format-message.ts';
import type { Lookup } from './status-lookup.flow.ts';
import type { StatusWords } from './status-lookup.messages.ts';

type Found = Extract<Lookup, { readonly status: 'found' }>;

/** A result that the person asked for is read out by the focus on its heading; one that the host asked for, so. */
export function announcementOf({ origin, report }: Found, words: StatusWords): string {
  return origin === 'person' ? '' : formatMessage(words.found, { code: report.code });
}

import { useStore } from 'zustand/react';
import { ReservedText } from '#ui/text/reserved-text.styles.ts';
import { Text } from '#ui/text/text.tsx';
import type { NoticedReason } from './noticed-failure.ts';

/**
 * The reason of a failure, once its notice has closed: the page shows it once at any time. Renders alone when that
 * happens, so that the alert around it is not announced again.
 */
export function FailureReason({ reason }: { readonly reason: NoticedReason | undefined }) {
  return reason === undefined ? null : <Reason {...reason} />;
}

function Reason({ text, isInNotice }: NoticedReason) {
  return useStore(isInNotice) ? <ReservedText data-text={text} /> : <Text>{text}</Text>;
}

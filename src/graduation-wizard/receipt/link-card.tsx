import { useRef } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { CopyButton } from '../../ui/copy-text/copy-button.tsx';
import { Note } from '../wizard.styles.ts';
import { ReceiptAddress } from './done-view.styles.ts';
import { receiptMessages } from './receipt.messages.ts';

/** The link that opens the personal data, where the code alone shows none, with a button to copy it. */
export function LinkCard({ address }: { readonly address: string }) {
  const messages = useMessages(receiptMessages);
  const addressRef = useRef<HTMLElement>(null);

  return (
    <>
      <Note>{messages.linkText}</Note>
      <ReceiptAddress ref={addressRef} translate="no" dir="ltr">
        {address}
      </ReceiptAddress>
      <CopyButton
        text={address}
        shownIn={addressRef}
        copiedText={messages.linkCopied}
        failedText={messages.linkCopyFailed}
      >
        {messages.copyLink}
      </CopyButton>
    </>
  );
}

import { useMessages } from '#messages/messages-context.tsx';
import { CopyText } from '#ui/copy-text/copy-text.tsx';
import { Note } from '../wizard.styles.ts';
import { ReceiptAddress } from './done-view.styles.ts';
import { receiptMessages } from './receipt.messages.ts';

/** The link that opens the personal data, where the code alone shows none, with a button to copy it. */
export function LinkCard({ address }: { readonly address: string }) {
  const messages = useMessages(receiptMessages);
  return (
    <>
      <Note>{messages.linkText}</Note>
      <CopyText
        text={address}
        show={(text) => <ReceiptAddress {...text} />}
        copiedText={messages.linkCopied}
        failedText={messages.linkCopyFailed}
      >
        {messages.copyLink}
      </CopyText>
    </>
  );
}

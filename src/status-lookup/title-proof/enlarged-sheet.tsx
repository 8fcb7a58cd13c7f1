import { Dialog } from '#ui/dialog/dialog.tsx';
import type { TitleProofMessages } from './title-proof.messages.ts';
import { WideSheet, WideSheetBox } from './title-proof.styles.ts';

interface EnlargedSheetProps {
  /** The address of the picture. */
  readonly src: string;
  readonly messages: TitleProofMessages;
  readonly onClose: () => void;
}

/** The document at a size at which its small print can be read, in a box that scrolls with fingers and arrow keys. */
export function EnlargedSheet({ src, messages, onClose }: EnlargedSheetProps) {
  return (
    <Dialog title={messages.title} size="large" isOpen onClose={onClose}>
      <WideSheetBox role="region" aria-label={messages.imageLarge} tabIndex={0}>
        <WideSheet src={src} alt={messages.image} />
      </WideSheetBox>
    </Dialog>
  );
}

import { useMessages } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { DownloadIcon } from '#ui/icon/icons.tsx';
import { verificationMessages } from '../title-verification.messages.ts';
import { useOpenDocument } from './open-document.controller.ts';
import { Note } from './result-card.styles.ts';

/** 'Ver el documento': saves the document of a title, for comparison with the paper. */
export function DocumentButton({ code }: { readonly code: string }) {
  const messages = useMessages(verificationMessages);
  const { isBusy, failure, open } = useOpenDocument(code, messages.documentFailed);
  return (
    <>
      <Note>{messages.documentNote}</Note>
      <Button variant="secondary" icon={<DownloadIcon />} isBusy={isBusy} onClick={open}>
        {messages.openDocument}
      </Button>
      {failure !== undefined && (
        <Alert tone="danger" live="assertive">
          {failure}
        </Alert>
      )}
    </>
  );
}

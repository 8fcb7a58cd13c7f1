import { useState } from 'react';
import { readVerifiedDocument } from '#api/verification/read-verified-document.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { useFailureNotices } from '#provider/failure-notices.ts';
import { useGraduation } from '#provider/graduation-context.ts';
import { useTask } from '#react/use-task.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { DownloadIcon } from '#ui/icon/icons.tsx';
import { saveFile } from '#ui/save-file/save-file.ts';
import { verificationMessages } from '../title-verification.messages.ts';
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

interface OpenDocumentController {
  readonly isBusy: boolean;
  /** The message of the last failure. */
  readonly failure: string | undefined;
  readonly open: () => void;
}

/** Saves the document of a title. `message` describes a failure without a message of the server. */
function useOpenDocument(code: string, message: string): OpenDocumentController {
  const { api } = useGraduation();
  const failures = useFailureNotices();
  const { isBusy, run } = useTask();
  const [failure, setFailure] = useState<string>();
  const open = () => {
    setFailure(undefined);
    run({
      call: (signal) => readVerifiedDocument(api, code, signal),
      onDone: ({ name, pdf }) => saveFile(new Blob([pdf], { type: 'application/pdf' }), name),
      onFailed: (error) => setFailure(failures.describeInline(error, { message }) ?? message),
    });
  };
  return { isBusy, failure, open };
}

import { useState } from 'react';
import { readVerifiedDocument } from '#api/verification/read-verified-document.ts';
import { useFailureNotices } from '#provider/failure-notices.ts';
import { useGraduation } from '#provider/graduation-context.ts';
import { useTask } from '#react/use-task.ts';
import { saveFile } from '#ui/save-file/save-file.ts';

interface OpenDocumentController {
  readonly isBusy: boolean;
  /** The message of the last failure. */
  readonly failure: string | undefined;
  readonly open: () => void;
}

/** Saves the document of a title. `message` describes a failure without a message of the server. */
export function useOpenDocument(code: string, message: string): OpenDocumentController {
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

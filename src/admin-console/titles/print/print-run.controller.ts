import { batchResults, isComplete } from '#admin-console/batch/batch-run.flow.ts';
import { type Attempt, useBatchRun } from '#admin-console/batch/use-batch-run.ts';
import { checkDocuments, printDocuments } from '#api/documents/print-documents.ts';
import { randomKey } from '#api/wire/random-key.ts';
import type { PrintedFile, PrintProblem, TemplateSummary } from '#domain/document/print.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { useFailureNotices } from '#provider/failure-notices.ts';
import { useGraduation } from '#provider/graduation-context.ts';
import { saveFile } from '#ui/save-file/save-file.ts';
import { printMessages } from './print.messages.ts';
import { joinRuns, type PrintFile, type PrintPart, type PrintRun } from './print-run.flow.ts';

export interface PrintControls {
  readonly run: PrintRun;
  /** Looks for problems, and prints if it finds none. */
  readonly start: (template: TemplateSummary, parts: readonly PrintPart[]) => void;
  /** Prints in spite of problems, or from the first file that is not saved. */
  readonly proceed: () => void;
  /** Stops after the current file. */
  readonly pause: () => void;
}

/**
 * Checks documents and prints them file by file. Nothing is printed before its problems have been shown. Each file is
 * saved as soon as it arrives.
 */
export function usePrintRun(): PrintControls {
  const { check, print } = useCalls();
  const checks = useBatchRun<PrintFile, readonly PrintProblem[]>([], { attempt: check });
  const prints = useBatchRun<PrintFile, PrintedFile>([], { attempt: print });

  const printRest = () => prints.send(['waiting', 'failed']);
  const checkAndPrint = async () => {
    const checked = await checks.send(['waiting', 'failed']);
    if (checked === undefined || !isComplete(checked)) return;
    if (batchResults(checked).flat().length === 0) await printRest();
  };

  return {
    run: joinRuns(checks.run, prints.run),
    start: (template, parts) => {
      const id = randomKey();
      const files = parts.map(
        (part, index): PrintFile => ({
          part,
          index,
          templateId: template.id,
          job: `${id}-${index}`,
        }),
      );
      checks.begin(files);
      prints.begin(files);
      void checkAndPrint();
    },
    proceed: () => void (isComplete(checks.run) ? printRest() : checkAndPrint()),
    pause: prints.stop,
  };
}

/** The calls for one file, whose failures are messages. */
function useCalls() {
  const { api } = useGraduation();
  const notices = useFailureNotices();
  const messages = useMessages(printMessages);
  const attempt = <Result>(call: Promise<Result>, message: string): Promise<Attempt<Result>> =>
    call.then(
      (result) => ({ kind: 'done', result }),
      (error: unknown) => ({
        kind: 'failed',
        message: notices.describeInline(error, { message }) ?? message,
        endsRun: true,
      }),
    );

  return {
    check: ({ templateId, part, index }: PrintFile) =>
      attempt(
        checkDocuments(api, { templateId, titleIds: titleIds(part) }).then((found) =>
          // Problems of the template are those of all files.
          found.filter(({ titleId }) => titleId !== undefined || index === 0),
        ),
        messages.checkFailed,
      ),
    print: ({ templateId, part, job }: PrintFile) =>
      attempt(
        printDocuments(api, { templateId, titleIds: titleIds(part), job }).then((file) => {
          savePrinted(file);
          return file;
        }),
        messages.printFailed,
      ),
  };
}

/** Saves a file on the user's device. */
export function savePrinted({ name, pdf }: PrintedFile): void {
  saveFile(new Blob([pdf], { type: 'application/pdf' }), name);
}

function titleIds(part: PrintPart): readonly number[] {
  return part.map(({ id }) => id);
}

import { type RefObject, useRef, useState } from 'react';
import { batchResults, isComplete } from '#admin-console/batch/batch-run.flow.ts';
import { type Attempt, useBatchRun } from '#admin-console/batch/use-batch-run.ts';
import { noticedFailure } from '#admin-console/data/noticed-failure.ts';
import { ApiError, mayHaveHappened } from '#api/api-error.ts';
import { checkDocuments, printDocuments } from '#api/documents/print-documents.ts';
import { randomKey } from '#api/wire/random-key.ts';
import type { PrintedFile, PrintProblem, TemplateSummary } from '#domain/document/print.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { useFailureNotices } from '#provider/failure-notices.ts';
import { useGraduation } from '#provider/graduation-context.ts';
import { saveFile } from '#ui/save-file/save-file.ts';
import { useLostPrints } from './lost-prints.ts';
import { printMessages } from './print.messages.ts';
import {
  arrivedFile,
  joinRuns,
  type PrintFile,
  type PrintPart,
  type PrintRun,
} from './print-run.flow.ts';

interface PrintOrder {
  readonly template: TemplateSummary;
  readonly parts: readonly PrintPart[];
}

export interface PrintControls {
  readonly run: PrintRun;
  /**
   * Looks for problems, and prints if it finds none.
   * @param how 'again' sends files again that this tab has saved, 'copy' prints and counts another copy of them
   */
  readonly start: (order: PrintOrder, how: 'again' | 'copy') => void;
  /** True if this tab has saved one of the files, which the browser may have blocked. */
  readonly wasSaved: (order: PrintOrder) => boolean;
  /**
   * Prints in spite of problems, or from the first file that is not saved.
   * @param reason for the form of today; without one, documents have that of their first print
   */
  readonly proceed: (reason?: string) => void;
  /** Stops after the current file. */
  readonly pause: () => void;
  /** Says whether a file that the server does not send again has arrived, and continues: with the next one, or a copy. */
  readonly answer: (answer: 'arrived' | 'missing') => void;
}

/**
 * Checks documents and prints them file by file. Nothing is printed before its problems have been shown. Each file is
 * saved as soon as it arrives.
 */
export function usePrintRun(): PrintControls {
  const lost = useLostPrints();
  const [ended, setEnded] = useState<PrintFile>();
  const [answers] = useState(() => new Map<string, FileAnswer>());
  const reason = useRef<string>(undefined);
  const { check, print } = useCalls({ answers, reason, onEnded: setEnded });
  const checks = useBatchRun<PrintFile, readonly PrintProblem[]>([], { attempt: check });
  const prints = useBatchRun<PrintFile, PrintedFile>([], { attempt: print });

  const printRest = () => {
    setEnded(undefined);
    return prints.send(['waiting', 'failed']);
  };
  const checkAndPrint = async () => {
    const checked = await checks.send(['waiting', 'failed']);
    if (checked === undefined || !isComplete(checked)) return;
    if (batchResults(checked).flat().length === 0) await printRest();
  };

  return {
    run: joinRuns(checks.run, prints.run, ended),
    wasSaved: ({ template, parts }) =>
      parts.some((part) => lost.wasSaved({ part, templateId: template.id })),
    start: ({ template, parts }, how) => {
      reason.current = undefined;
      const id = randomKey();
      const files = parts.map((part, index): PrintFile => {
        const content = { part, templateId: template.id };
        if (how === 'copy' && lost.wasSaved(content)) lost.forget(content);
        return { ...content, index, job: lost.jobOf(content) ?? `${id}-${index}` };
      });
      checks.begin(files);
      prints.begin(files);
      void checkAndPrint();
    },
    proceed: (forToday) => {
      // A print that continues has the same form.
      reason.current ??= forToday;
      void (isComplete(checks.run) ? printRest() : checkAndPrint());
    },
    pause: prints.stop,
    answer: (answer) => {
      if (ended === undefined) return;
      answers.set(
        ended.job,
        answer === 'arrived' ? { kind: 'arrived' } : { kind: 'missing', job: randomKey() },
      );
      lost.forget(ended);
      void printRest();
    },
  };
}

/** The user's answer about a file that the server does not send again. */
type FileAnswer =
  | { readonly kind: 'arrived' }
  /** The file is printed as a copy, by another job. */
  | { readonly kind: 'missing'; readonly job: string };

interface FileQuestions {
  readonly answers: ReadonlyMap<string, FileAnswer>;
  readonly reason: RefObject<string | undefined>;
  readonly onEnded: (file: PrintFile) => void;
}

/** The calls for one file, whose failures are messages. */
function useCalls({ answers, reason, onEnded }: FileQuestions) {
  const { api } = useGraduation();
  const notices = useFailureNotices();
  const messages = useMessages(printMessages);
  const lost = useLostPrints();
  const attempt = <Result>(call: Promise<Result>, message: string): Promise<Attempt<Result>> =>
    call.then(
      (result) => ({ kind: 'done', result }),
      (error: unknown) => ({
        kind: 'failed',
        ...(noticedFailure(notices, error, { message }) ?? { message }),
        endsRun: true,
      }),
    );

  const send = async (file: PrintFile, job: string): Promise<PrintedFile> => {
    const { templateId, part } = file;
    const wasLost = lost.jobOf(file) !== undefined;
    lost.remember({ ...file, job });
    try {
      const order = { templateId, titleIds: titleIds(part), job, reason: reason.current };
      const printed = await printDocuments(api, order);
      savePrinted(printed);
      lost.markSaved({ ...file, job });
      return printed;
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'conflict') onEnded(file);
      // A refusal says nothing about an earlier attempt.
      else if (!wasLost && !mayHaveHappened(error)) lost.forget(file);
      throw error;
    }
  };

  return {
    check: ({ templateId, part, index }: PrintFile) =>
      attempt(
        checkDocuments(api, { templateId, titleIds: titleIds(part) }).then((found) =>
          // Problems of the template are those of all files.
          found.filter(({ titleId }) => titleId !== undefined || index === 0),
        ),
        messages.checkFailed,
      ),
    print: async (file: PrintFile): Promise<Attempt<PrintedFile>> => {
      const answer = answers.get(file.job);
      if (answer?.kind === 'arrived') return { kind: 'done', result: arrivedFile(file) };
      return attempt(send(file, answer?.job ?? file.job), messages.printFailed);
    },
  };
}

/** Saves a file on the user's device. */
export function savePrinted({ name, pdf }: PrintedFile): void {
  saveFile(new Blob([pdf], { type: 'application/pdf' }), name);
}

function titleIds(part: PrintPart): readonly number[] {
  return part.map(({ id }) => id);
}

import { useEffect, useRef, useState } from 'react';
import { useUnsavedWork } from '#admin-console/navigation/use-unsaved-work.ts';
import { checkDocuments, printDocuments } from '#api/documents/print-documents.ts';
import { randomKey } from '#api/wire/random-key.ts';
import type { PrintedFile, PrintProblem, TemplateSummary } from '#domain/document/print.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { useFailureNotices } from '#provider/failure-notices.ts';
import { useGraduation } from '#provider/graduation-context.ts';
import { saveFile } from '#ui/save-file/save-file.ts';
import { printMessages } from './print.messages.ts';
import {
  beginRun,
  isUnderWay,
  type PrintPart,
  type PrintPhase,
  type PrintRun,
} from './print-run.flow.ts';

export interface PrintControls {
  readonly run: PrintRun;
  /** Looks for problems, and prints if it finds none. */
  readonly start: (template: TemplateSummary, parts: readonly PrintPart[]) => void;
  /** Prints in spite of problems, or from the first file that is not saved. */
  readonly proceed: () => void;
  /** Stops after the current file. */
  readonly pause: () => void;
}

/** The job under whose name the files are sent: a file that is sent again has the same copies. */
interface Job {
  readonly id: string;
  readonly template: TemplateSummary;
  readonly parts: readonly PrintPart[];
}

/** Checks documents and prints them file by file. Each file is saved as soon as it arrives. */
export function usePrintRun(): PrintControls {
  const [run, setRun] = useState<PrintRun>(() => beginRun([]));
  const { checkAll, printPart } = useCalls();
  const job = useRef<Job>(undefined);
  const files = useRef<readonly PrintedFile[]>([]);
  const isChecked = useRef(false);
  const mustStop = useStopOnLeave();
  useUnsavedWork(isUnderWay(run), 'batch');

  const enter = (phase: PrintPhase) => setRun((before) => ({ ...before, phase }));
  const printRest = async () => {
    if (job.current === undefined) return;
    enter({ kind: 'printing' });
    while (files.current.length < job.current.parts.length) {
      if (mustStop.current) return enter({ kind: 'paused', failure: undefined });
      const printed = await printPart(job.current, files.current.length);
      if ('failure' in printed) return enter({ kind: 'paused', failure: printed.failure });
      files.current = [...files.current, printed.file];
      const saved = files.current;
      setRun((before) => ({ ...before, files: saved }));
    }
    enter({ kind: 'done' });
  };

  /** Checks once, also after a failure: nothing is printed before its problems have been shown. */
  const printChecked = async () => {
    if (job.current === undefined) return;
    mustStop.current = false;
    if (!isChecked.current) {
      enter({ kind: 'checking', checked: 0 });
      const checked = await checkAll(job.current, (count) =>
        enter({ kind: 'checking', checked: count }),
      );
      if (mustStop.current) return;
      if ('failure' in checked) return enter({ kind: 'paused', failure: checked.failure });
      isChecked.current = true;
      const { problems } = checked;
      if (problems.length > 0) return enter({ kind: 'doubtful', problems });
    }
    await printRest();
  };

  return {
    run,
    start: (template, parts) => {
      job.current = { id: randomKey(), template, parts };
      files.current = [];
      isChecked.current = false;
      setRun(beginRun(parts));
      void printChecked();
    },
    proceed: () => void printChecked(),
    pause: () => {
      mustStop.current = true;
      enter({ kind: 'pausing' });
    },
  };
}

/** The calls of a job, whose failures are messages. */
function useCalls() {
  const { api } = useGraduation();
  const notices = useFailureNotices();
  const messages = useMessages(printMessages);
  const describe = (error: unknown, message: string) =>
    notices.describeInline(error, { message }) ?? message;

  const checkAll = async (
    { template, parts }: Job,
    onProgress: (checked: number) => void,
  ): Promise<{ problems: readonly PrintProblem[] } | { failure: string }> => {
    const problems: PrintProblem[] = [];
    let checked = 0;
    try {
      for (const part of parts) {
        const found = await checkDocuments(api, { templateId: template.id, titleIds: idsOf(part) });
        // Problems of the template are those of all files.
        problems.push(...found.filter(({ titleId }) => titleId !== undefined || checked === 0));
        checked += part.length;
        onProgress(checked);
      }
      return { problems };
    } catch (error) {
      return { failure: describe(error, messages.checkFailed) };
    }
  };

  const printPart = async (
    { id, template, parts }: Job,
    index: number,
  ): Promise<{ file: PrintedFile } | { failure: string }> => {
    try {
      const titleIds = idsOf(parts[index] ?? []);
      const job = `${id}-${index}`;
      const file = await printDocuments(api, { templateId: template.id, titleIds, job });
      savePrinted(file);
      return { file };
    } catch (error) {
      return { failure: describe(error, messages.printFailed) };
    }
  };
  return { checkAll, printPart };
}

/** Saves a file on the user's device. */
export function savePrinted({ name, pdf }: PrintedFile): void {
  saveFile(new Blob([pdf], { type: 'application/pdf' }), name);
}

function idsOf(part: PrintPart): readonly number[] {
  return part.map(({ id }) => id);
}

/** Stops the run when the user leaves the section. */
function useStopOnLeave() {
  const mustStop = useRef(false);
  useEffect(() => {
    mustStop.current = false;
    return () => {
      mustStop.current = true;
    };
  }, []);
  return mustStop;
}

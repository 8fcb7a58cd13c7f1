import { useState } from 'react';
import { array, exactOptional, literal, object, safeParse, string } from 'valibot';
import { useConsole } from '#admin-console/navigation/console-context.ts';
import { useGraduation } from '#provider/graduation-context.ts';
import { browserStorage, parseStored } from '#session/safe-storage.ts';
import { markOf, userEntry } from '#session/user-entry.ts';
import type { PrintFile } from './print-run.flow.ts';

type Content = Pick<PrintFile, 'part' | 'templateId'>;

/**
 * The jobs whose file may be missing, by what they print: printing again under the same job counts no copy, and a job that
 * has ended lets the console ask before it counts one. A browser that blocks a download does not say so; what the page
 * saved counts as arrived once the user says so.
 */
interface LostPrints {
  /** The job under which the server may have printed this content. */
  jobOf(content: Content): string | undefined;
  /** Remembers a file that is being sent: a reload loses its answer without a failure. */
  remember(file: Content & { readonly job: string }): void;
  /** Marks a file as handed to the browser. */
  markSaved(file: Content & { readonly job: string }): void;
  /** True if the browser has got this content in this tab, which it may have blocked. */
  wasSaved(content: Content): boolean;
  /** Forgets a file that the user has answered about. */
  forget(content: Content): void;
}

/** The newest prints that are remembered. */
const longest = 500;

const storedPrints = array(
  object({ job: string(), content: string(), saved: exactOptional(literal(true)) }),
);

/** The current user's lost prints, in the tab's session storage, so that they survive a reload. */
export function useLostPrints(): LostPrints {
  const { api } = useGraduation();
  const { person } = useConsole();
  return useState(() => lostPrintsAt(userEntry('lostPrints', api.baseUrl, person)))[0];
}

function lostPrintsAt(key: string): LostPrints {
  const storage = browserStorage('session');
  const read = () => {
    const stored = safeParse(storedPrints, parseStored(storage.read(key)));
    return stored.success ? stored.output : [];
  };
  const find = (content: Content) => read().find((print) => print.content === contentMark(content));
  const without = (mark: string) => read().filter(({ content }) => content !== mark);
  const write = (prints: ReturnType<typeof read>) => {
    if (prints.length === 0) storage.remove(key);
    else storage.write(key, JSON.stringify(prints.slice(-longest)));
  };
  return {
    jobOf: (content) => find(content)?.job,
    wasSaved: (content) => find(content)?.saved === true,
    markSaved: ({ job, ...file }) => {
      const content = contentMark(file);
      write([...without(content), { job, content, saved: true }]);
    },
    remember: ({ job, ...file }) => {
      const content = contentMark(file);
      write([...without(content), { job, content }]);
    },
    forget: (content) => {
      write(without(contentMark(content)));
    },
  };
}

function contentMark({ templateId, part }: Content): string {
  return markOf([templateId, ...part.map(({ id }) => id)].join(' '));
}

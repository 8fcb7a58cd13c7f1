import { useState } from 'react';
import { array, object, safeParse, string } from 'valibot';
import { useConsole } from '#admin-console/navigation/console-context.ts';
import { useGraduation } from '#provider/graduation-context.ts';
import { browserStorage, parseStored } from '#session/safe-storage.ts';
import { markOf, userEntry } from '#session/user-entry.ts';
import type { PrintFile } from './print-run.flow.ts';

type Content = Pick<PrintFile, 'part' | 'templateId'>;

/**
 * The jobs whose answer has not arrived, by what they print: printing again under the same job counts no copy, and a job
 * that has ended lets the console ask before it counts one.
 */
interface LostPrints {
  /** The job under which the server may have printed this content. */
  jobOf(content: Content): string | undefined;
  /** Remembers a file that is being sent: a reload loses its answer without a failure. */
  remember(file: Content & { readonly job: string }): void;
  /** Forgets a file that arrived, or that the user has answered about. */
  forget(content: Content): void;
}

const storedPrints = array(object({ job: string(), content: string() }));

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
  const without = (mark: string) => read().filter(({ content }) => content !== mark);
  return {
    jobOf: (content) => read().find((print) => print.content === contentMark(content))?.job,
    remember: ({ job, ...file }) => {
      const content = contentMark(file);
      storage.write(key, JSON.stringify([...without(content), { job, content }]));
    },
    forget: (content) => {
      const rest = without(contentMark(content));
      if (rest.length === 0) storage.remove(key);
      else storage.write(key, JSON.stringify(rest));
    },
  };
}

function contentMark({ templateId, part }: Content): string {
  return markOf([templateId, ...part.map(({ id }) => id)].join(' '));
}

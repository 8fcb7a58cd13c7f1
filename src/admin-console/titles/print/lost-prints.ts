import type { ApiClient } from '#api/client.ts';
import type { PrintFile } from './print-run.flow.ts';

type Content = Pick<PrintFile, 'part' | 'templateId'>;

/** Jobs whose answer was lost, by what they print. They outlive the dialog, so that printing again costs no copy. */
const lostJobs = new WeakMap<ApiClient, Map<string, string>>();

/** The job under which the server may have printed this content; undefined if no answer was lost. */
export function lostJob(api: ApiClient, content: Content): string | undefined {
  return lostJobs.get(api)?.get(contentKey(content));
}

/** Remembers the job of a file whose answer was lost. */
export function rememberLost(api: ApiClient, { job, ...content }: Content & { job: string }): void {
  const jobs = lostJobs.get(api) ?? new Map<string, string>();
  lostJobs.set(api, jobs.set(contentKey(content), job));
}

/** Forgets the job of a file that arrived. */
export function forgetLost(api: ApiClient, content: Content): void {
  lostJobs.get(api)?.delete(contentKey(content));
}

function contentKey({ templateId, part }: Content): string {
  return [templateId, ...part.map(({ id }) => id)].join(' ');
}

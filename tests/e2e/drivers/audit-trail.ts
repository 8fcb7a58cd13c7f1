import type { Page } from 'playwright';
import * as v from 'valibot';
import { readApi } from './console-page.ts';

const entries = v.array(v.object({ action: v.string(), subject: v.string() }));

/** Entries of what somebody saw. The check of an issue ends when it does, before or after the issue. */
const reads = / (?:listed|read)$|^ceremony checked$/;

/**
 * Reads the changes in the audit trail as 'subject action', oldest first.
 *
 * @param page of a signed-in administrator
 * @param since the first of them
 */
export async function readChanges(page: Page, since: string): Promise<readonly string[]> {
  const trail = v.parse(entries, await readApi(page, 'audit?limit=500'));
  const changes = trail
    .reverse()
    .map(({ subject, action }) => `${subject} ${action}`)
    .filter((entry) => !reads.test(entry));
  return changes.slice(changes.lastIndexOf(since));
}

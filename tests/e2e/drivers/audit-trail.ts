import type { Page } from 'playwright';
import * as v from 'valibot';
import { readApi } from './console-page.ts';

const fields = v.nullable(v.object({ status: v.optional(v.string()) }));

const entries = v.array(
  v.object({
    actor_name: v.string(),
    action: v.string(),
    subject: v.string(),
    subject_id: v.string(),
    before: fields,
    after: fields,
  }),
);

const named = v.array(
  v.object({
    id: v.number(),
    name: v.optional(v.string()),
    application_code: v.optional(v.string()),
  }),
);

/** An audit entry with names instead of ids. */
interface TrailEntry {
  readonly who: string;
  /** 'ceremony created' */
  readonly what: string;
  /** The ceremony's name or the application's code. */
  readonly of: string;
  /** Former and new status, if it changed. */
  readonly status?: readonly [unknown, unknown];
}

/** Entries of what somebody saw. The check of an issue ends when it does, before or after the issue. */
const reads = / (?:listed|read)$|^ceremony checked$/;

/**
 * Reads the audit entries of ceremonies and applications, oldest first.
 *
 * @param page of a signed-in administrator
 * @param subjects names of ceremonies and application codes
 */
export async function readTrail(page: Page, subjects: readonly string[]): Promise<TrailEntry[]> {
  const names = new Map([
    ...(await namesOf(page, 'ceremonies', 'ceremony')),
    ...(await namesOf(page, 'applications', 'application')),
  ]);
  const trail = v.parse(entries, await readApi(page, 'audit?limit=500'));
  return trail.reverse().flatMap(({ actor_name, action, subject, subject_id, before, after }) => {
    const of = names.get(`${subject} ${subject_id}`);
    if (of === undefined || !subjects.includes(of)) return [];
    const entry = { who: actor_name, what: `${subject} ${action}`, of };
    const from = before?.status;
    return [from === undefined ? entry : { ...entry, status: [from, after?.status] }];
  });
}

async function namesOf(
  page: Page,
  path: string,
  subject: string,
): Promise<readonly (readonly [string, string])[]> {
  const rows = v.parse(named, await readApi(page, path));
  return rows.map(
    ({ id, name, application_code }) =>
      [`${subject} ${id}`, application_code ?? name ?? ''] as const,
  );
}

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

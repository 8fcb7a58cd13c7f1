import { nullable, number, object, safeParse, string } from 'valibot';
import { browserStorage, parseStored } from '../../../session/safe-storage.ts';
import type { Session } from '../../../session/session.ts';
import type { CeremonyValues } from './ceremony-form.flow.ts';

/** What was typed in a form that nobody closed: the session ended, the page was reloaded or left. */
export interface CeremonyDraft {
  /** Null for a ceremony that was being created. */
  readonly ceremonyId: number | null;
  readonly fields: CeremonyValues;
}

const key = 'birrete-ceremony-draft';

const storedDraft = object({
  owner: string(),
  ceremonyId: nullable(number()),
  fields: object({
    name: string(),
    date: string(),
    location: string(),
    description: string(),
    record: string(),
    assigned: string(),
    folio: string(),
  }),
});

/** Whose draft it is: the next person to sign in on this tab finds nothing of the last, nor does another university. */
export function draftOwner(baseUrl: string, session: Session | undefined): string {
  const user = session?.user;
  return `${baseUrl} ${user?.username ?? user?.email ?? user?.fullName ?? ''}`;
}

/** Keeps what was typed in this tab's own storage until the form is sent or given up. */
export function keepDraft(owner: string, draft: CeremonyDraft): void {
  browserStorage('session').write(key, JSON.stringify({ owner, ...draft }));
}

export function dropDraft(): void {
  browserStorage('session').remove(key);
}

/** What this person left unsaved; rubbish in the storage and another person's draft read as nothing. */
export function findDraft(owner: string): CeremonyDraft | undefined {
  const stored = safeParse(storedDraft, parseStored(browserStorage('session').read(key)));
  if (!stored.success || stored.output.owner !== owner) return undefined;
  const { ceremonyId, fields } = stored.output;
  return { ceremonyId, fields };
}

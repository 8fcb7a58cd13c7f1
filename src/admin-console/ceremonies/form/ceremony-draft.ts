import { useState } from 'react';
import { array, exactOptional, nullable, number, object, safeParse, string } from 'valibot';
import { mapFields } from '../../../domain/application/field-names.ts';
import { useGraduation } from '../../../provider/graduation-context.ts';
import { browserStorage, parseStored } from '../../../session/safe-storage.ts';
import type { FormDraft } from '../../form/form.flow.ts';
import { useConsole } from '../../navigation/console-context.ts';
import { type CeremonyField, ceremonyFields } from './ceremony-form.flow.ts';

/** What was typed in a form that nobody closed: the session ended, the page was reloaded or left. */
export interface CeremonyDraft extends FormDraft<CeremonyField> {
  /** When its form was opened, which no two forms have in common. */
  readonly begun: number;
  /** Null for a ceremony that was being created. */
  readonly ceremonyId: number | null;
}

interface CeremonyDrafts {
  newest(): CeremonyDraft | undefined;
  /** Keeps what was typed in this tab's own storage until the form is sent or given up. */
  keep(draft: CeremonyDraft): void;
  drop(begun: CeremonyDraft['begun']): void;
}

const storedDrafts = array(
  object({
    begun: number(),
    ceremonyId: nullable(number()),
    opened: object(mapFields(ceremonyFields, () => string())),
    edits: object(mapFields(ceremonyFields, () => exactOptional(string()))),
  }),
);

/** The next person to sign in on this tab finds nothing of the last, nor does another university. */
export function draftsKey(baseUrl: string, person: string): string {
  return `birrete-ceremony-draft:${baseUrl} ${person}`;
}

/** What this person left unsaved. */
export function useCeremonyDrafts(): CeremonyDrafts {
  const { api } = useGraduation();
  const { person } = useConsole();
  return useState(() => draftsAt(draftsKey(api.baseUrl, person)))[0];
}

function draftsAt(key: string): CeremonyDrafts {
  const storage = browserStorage('session');
  const read = () => {
    const stored = safeParse(storedDrafts, parseStored(storage.read(key)));
    return stored.success ? stored.output : [];
  };
  const write = (drafts: readonly CeremonyDraft[]) => storage.write(key, JSON.stringify(drafts));
  const without = (begun: number) => read().filter((draft) => draft.begun !== begun);
  return {
    newest: () => read()[0],
    keep: (draft) => write([draft, ...without(draft.begun)]),
    drop: (begun) => write(without(begun)),
  };
}

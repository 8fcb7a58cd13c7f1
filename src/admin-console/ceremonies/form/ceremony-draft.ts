import { useState } from 'react';
import { array, exactOptional, nullable, number, object, safeParse, string } from 'valibot';
import type { FormDraft } from '#admin-console/form/form.flow.ts';
import { useConsole } from '#admin-console/navigation/console-context.ts';
import { mapFields } from '#domain/application/field-names.ts';
import { useGraduation } from '#provider/graduation-context.ts';
import { browserStorage, parseStored } from '#session/safe-storage.ts';
import { userEntry } from '#session/user-entry.ts';
import { type CeremonyField, ceremonyFields } from './ceremony-form.flow.ts';

/** Unsaved input of a form that was not closed: the session ended, or the page was reloaded or left. */
export interface CeremonyDraft extends FormDraft<CeremonyField> {
  /** The time when the form was opened, which identifies the draft. */
  readonly startedAt: number;
  /** Null for a new ceremony. */
  readonly ceremonyId: number | null;
}

interface CeremonyDrafts {
  newest(): CeremonyDraft | undefined;
  /** Stores the draft in the tab's session storage until the form is saved or discarded. */
  save(draft: CeremonyDraft): void;
  discard(startedAt: CeremonyDraft['startedAt']): void;
}

const storedDrafts = array(
  object({
    startedAt: number(),
    ceremonyId: nullable(number()),
    opened: object(mapFields(ceremonyFields, () => string())),
    edits: object(mapFields(ceremonyFields, () => exactOptional(string()))),
  }),
);

/** The current user's drafts. */
export function useCeremonyDrafts(): CeremonyDrafts {
  const { api } = useGraduation();
  const { person } = useConsole();
  return useState(() => draftsAt(userEntry('ceremonyDraft', api.baseUrl, person)))[0];
}

function draftsAt(key: string): CeremonyDrafts {
  const storage = browserStorage('session');
  const read = () => {
    const stored = safeParse(storedDrafts, parseStored(storage.read(key)));
    return stored.success ? stored.output : [];
  };
  const write = (drafts: readonly CeremonyDraft[]) => storage.write(key, JSON.stringify(drafts));
  const without = (startedAt: number) => read().filter((draft) => draft.startedAt !== startedAt);
  return {
    newest: () => read()[0],
    save: (draft) => write([draft, ...without(draft.startedAt)]),
    discard: (startedAt) => write(without(startedAt)),
  };
}

import { useEffect, useState } from 'react';
import { useLatest } from '#react/use-latest.ts';
import { useConsole } from '../console-context.ts';
import { type DraftPlace, useDraftPlace, useFormDrafts } from './draft-scope.tsx';
import type { StoredDraft } from './form-drafts.ts';

type Texts<Field extends string> = Readonly<Record<Field, string>>;

/** Unsaved input and the values that it is based on. */
export interface FormInput<Field extends string> {
  readonly opened: Texts<Field>;
  readonly edits: Partial<Texts<Field>>;
}

/** Earlier input of a form. */
export interface ResumedInput<Field extends string> extends FormInput<Field> {
  readonly startedAt: number;
}

/** The earlier input that the user continues with in a form of these fields; undefined for a form that starts empty. */
export function useResumedInput<Field extends string>(
  fields: readonly Field[],
): ResumedInput<Field> | undefined {
  const drafts = useFormDrafts();
  const place = useDraftPlace();
  return useState(() => {
    const { resuming } = drafts.state.getState();
    const isMeant = place !== undefined && resuming !== undefined && isOfDialog(resuming, place);
    return isMeant ? inputOf(resuming, fields) : undefined;
  })[0];
}

/** False for the draft of another row. The draft of a row that is gone may continue as a new row. */
function isOfDialog({ dialog }: StoredDraft, { ids, variant }: DraftPlace): boolean {
  if (ids.length === 0) return true;
  const isSame = ids.length === dialog.ids.length && ids.every((id) => dialog.ids.includes(id));
  return isSame && variant === dialog.variant;
}

function inputOf<Field extends string>(
  { startedAt, opened, edits }: StoredDraft,
  fields: readonly Field[],
): ResumedInput<Field> | undefined {
  const values: Partial<Record<Field, string>> = {};
  const edited: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const value = opened[field];
    const edit = edits[field];
    if (value !== undefined) values[field] = value;
    if (edit !== undefined) edited[field] = edit;
  }
  if (!isWhole(values, fields) || Object.keys(opened).length !== fields.length) return undefined;
  return { startedAt, opened: values, edits: edited };
}

function isWhole<Field extends string>(
  values: Partial<Record<Field, string>>,
  fields: readonly Field[],
): values is Record<Field, string> {
  return fields.every((field) => values[field] !== undefined);
}

/** The draft of a form on screen. */
export interface FormDraftHandle<Field extends string> {
  /** The earlier input that the user continues with. */
  readonly resumed: FormInput<Field> | undefined;
  /** Discards the draft, once the input is saved or the user closes the form. */
  readonly discard: () => void;
  readonly store: (input: FormInput<Field>, isDirty: boolean) => void;
}

/**
 * The draft of a form, below a `DraftScope`. It stays in the tab when the session ends or the page is left, and goes when
 * the form is saved, discarded or emptied.
 */
export function useFormDraft<Field extends string>(
  fields: readonly Field[],
): FormDraftHandle<Field> {
  const drafts = useFormDrafts();
  const resumed = useResumedInput(fields);
  const { location } = useConsole();
  const latest = useLatest({
    scope: useDraftPlace(),
    place: `${location.pathname}${location.search}`,
  });
  const [startedAt] = useState(() => resumed?.startedAt ?? Date.now());

  useEffect(() => {
    if (latest.current.scope === undefined) return;
    drafts.resume(undefined);
    return drafts.open(startedAt);
  }, [drafts, startedAt, latest]);

  const [actions] = useState(() => ({
    discard: () => drafts.discard(startedAt),
    store: ({ opened, edits }: FormInput<Field>, isDirty: boolean) => {
      const { scope, place } = latest.current;
      if (scope === undefined) return;
      if (!isDirty) return drafts.discard(startedAt);
      const { action, name, kind, ids, variant } = scope;
      drafts.save({
        startedAt,
        place,
        action,
        dialog: { kind, ids: [...ids], ...(variant !== undefined && { variant }) },
        ...(name !== undefined && { name }),
        opened: { ...opened },
        edits: textsOf(edits),
      });
    },
  }));
  return { resumed, ...actions };
}

/** Stores the input at each change. */
export function useStoredInput<Field extends string>(
  { store }: Pick<FormDraftHandle<Field>, 'store'>,
  { opened, edits }: FormInput<Field>,
  isDirty: boolean,
): void {
  useEffect(() => store({ opened, edits }, isDirty), [store, opened, edits, isDirty]);
}

function textsOf(edits: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [field, text] of Object.entries(edits)) if (text !== undefined) texts[field] = text;
  return texts;
}

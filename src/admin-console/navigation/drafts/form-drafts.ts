import {
  array,
  exactOptional,
  type InferOutput,
  number,
  object,
  record,
  safeParse,
  string,
} from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { browserStorage, parseStored } from '#session/safe-storage.ts';

const storedDraft = object({
  /** The time when the form was opened, which identifies the draft. */
  startedAt: number(),
  /** The console's path and query string where the form was open. */
  place: string(),
  /** The action that a user needs to continue. */
  action: string(),
  /** The dialog with the form, by its section's name for it. */
  dialog: object({
    kind: string(),
    /** The rows that the dialog is about. */
    ids: array(number()),
    /** Distinguishes dialogs of one kind. */
    variant: exactOptional(string()),
  }),
  /** The name of the row. */
  name: exactOptional(string()),
  /** The values when the form was opened. */
  opened: record(string(), string()),
  edits: record(string(), string()),
});

/** Unsaved input of a form that was not closed: the session ended, or the page was reloaded or left. */
export type StoredDraft = InferOutput<typeof storedDraft>;

interface DraftsState {
  /** Counts changes of the storage. */
  readonly changes: number;
  /** The drafts of forms on screen, by `startedAt`. */
  readonly open: readonly number[];
  /** The draft whose dialog is about to open. */
  readonly resuming: StoredDraft | undefined;
}

/** The drafts of one user, in the tab's session storage. */
export interface FormDrafts {
  readonly state: StoreApi<DraftsState>;
  /** The newest first. */
  all(): readonly StoredDraft[];
  save(draft: StoredDraft): void;
  discard(startedAt: number): void;
  /** Discards the drafts of the forms on screen. */
  discardOpen(): void;
  /** Marks the draft of a form on screen. @returns a function that removes the mark */
  open(startedAt: number): () => void;
  resume(draft: StoredDraft | undefined): void;
}

/** Creates the drafts of each user under their storage key, on first use. */
export function createDraftsByUser(): (key: string) => FormDrafts {
  const byKey = new Map<string, FormDrafts>();
  return (key) => {
    const drafts = byKey.get(key) ?? draftsAt(key);
    byKey.set(key, drafts);
    return drafts;
  };
}

/** Reads the storage each time: a sign-out empties it. */
function draftsAt(key: string): FormDrafts {
  const storage = browserStorage('session');
  const state = createStore((): DraftsState => ({ changes: 0, open: [], resuming: undefined }));
  const all = () => {
    const stored = safeParse(array(storedDraft), parseStored(storage.read(key)));
    return stored.success ? stored.output : [];
  };
  const without = (startedAt: number) => all().filter((draft) => draft.startedAt !== startedAt);
  const write = (drafts: readonly StoredDraft[]) => {
    if (drafts.length === 0) storage.remove(key);
    else storage.write(key, JSON.stringify(drafts));
    state.setState(({ changes }) => ({ changes: changes + 1 }));
  };
  const discard = (startedAt: number) => {
    const rest = without(startedAt);
    if (rest.length < all().length) write(rest);
  };
  return {
    state,
    all,
    save: (draft) => write([draft, ...without(draft.startedAt)]),
    discard,
    discardOpen: () => state.getState().open.forEach(discard),
    open: (startedAt) => {
      state.setState(({ open }) => ({ open: [...open, startedAt] }));
      return () =>
        state.setState(({ open }) => ({ open: open.filter((each) => each !== startedAt) }));
    },
    resume: (resuming) => state.setState({ resuming }),
  };
}

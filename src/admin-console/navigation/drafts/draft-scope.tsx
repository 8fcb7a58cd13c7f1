import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import type { ConsoleAction } from '#admin-console/permissions/console-actions.ts';
import { useGraduation } from '#provider/graduation-context.ts';
import { userEntry } from '#session/user-entry.ts';
import { useConsole } from '../console-context.ts';
import { createDraftsByUser, type FormDrafts } from './form-drafts.ts';

/** The dialog around a form, from which `useResumedDialog` opens it again. */
export interface DraftPlace {
  /** The action that a user needs to continue. */
  readonly action: ConsoleAction;
  /** The section's name for the dialog. */
  readonly kind: string;
  /** The rows that the dialog is about; none for a new row. */
  readonly ids: readonly number[];
  /** Distinguishes dialogs of one kind. */
  readonly variant?: string | undefined;
  /** The name of the row, to show to the user. */
  readonly name?: string | undefined;
}

const DraftContext = createContext<DraftPlace | undefined>(undefined);

interface DraftScopeProps {
  /** Undefined for a dialog without a draft. */
  readonly place: DraftPlace | undefined;
  readonly children: ReactNode;
}

/** Stores the unsaved input of the forms below, so that the user can continue after a sign-in or a reload. */
export function DraftScope({ place, children }: DraftScopeProps) {
  const drafts = useFormDrafts();
  const isOpen = place !== undefined;
  const wasOpen = useRef(false);
  useEffect(() => {
    // The dialog may have closed without its form: its data failed to load, or the row has no such form any more.
    if (wasOpen.current && !isOpen) drafts.resume(undefined);
    wasOpen.current = isOpen;
  }, [drafts, isOpen]);
  return <DraftContext.Provider value={place}>{children}</DraftContext.Provider>;
}

/** The dialog around the form; undefined where nothing is stored. */
export function useDraftPlace(): DraftPlace | undefined {
  return useContext(DraftContext);
}

/** The current user's drafts. */
export function useFormDrafts(): FormDrafts {
  const { api } = useGraduation();
  const { person, storeOf } = useConsole();
  return storeOf(createDraftsByUser)(userEntry('formDrafts', api.baseUrl, person));
}

import type { ReactNode } from 'react';
import type { GraduationEvent } from '../provider/events.ts';
import { GraduationProvider } from '../provider/graduation-provider.tsx';
import { memoryRouter } from '../routing/memory-router.ts';
import { browserStorage } from '../session/safe-storage.ts';
import { type ApplicationDraft, emptyDraft } from './application-draft.ts';
import { draftStore } from './wizard.draft.ts';
import type { StepId } from './wizard.flow.ts';

/** Where the stories' and tests' wizards keep their drafts. */
export const stageDraftKey = 'stage';

interface WizardStageProps {
  readonly colorScheme?: 'light' | 'dark' | undefined;
  readonly onEvent?: ((event: GraduationEvent) => void) | undefined;
  readonly children: ReactNode;
}

/** A provider for stories and tests: short limits, and a router that keeps its location to itself. */
export function WizardStage({ colorScheme = 'light', onEvent, children }: WizardStageProps) {
  return (
    <GraduationProvider
      api={{ baseUrl: '', timeoutMs: 1_500 }}
      router={memoryRouter('/solicitar')}
      theme={{ colorScheme }}
      onEvent={onEvent}
    >
      {children}
    </GraduationProvider>
  );
}

/** A person with a name that is odd but real. */
export const sampleDraft: ApplicationDraft = {
  ...emptyDraft,
  ceremonyId: 7,
  careerId: 5,
  idNumber: '24.567.890',
  firstName: 'María-José',
  lastName: "D'Angelo",
  secondLastName: 'Ñáñez',
  email: 'mariajose.dangelo@correo.example',
  dateOfBirth: '03/05/2000',
  placeOfBirth: 'Mérida, Venezuela',
  genderId: 2,
};

/** Empties the tab's storage, as a new tab would have it. */
export function forgetDraft(): void {
  sessionStorage.clear();
}

/** Leaves a draft in the tab's storage, as a reload would find it. */
export function keepDraft(step: StepId, change: Partial<ApplicationDraft> = {}): void {
  const store = draftStore(browserStorage('session'), stageDraftKey);
  store.keep({ step, draft: { ...sampleDraft, ...change } });
}

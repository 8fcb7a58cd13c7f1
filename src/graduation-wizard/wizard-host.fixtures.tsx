import type { ReactNode } from 'react';
import type { storyLook } from '../../.storybook/story-look.ts';
import { words } from '../../.storybook/words.ts';
import type { GraduationEvent } from '../provider/events.ts';
import { GraduationProvider } from '../provider/graduation-provider.tsx';
import { memoryRouter } from '../routing/memory-router.ts';
import { browserStorage } from '../session/safe-storage.ts';
import { longTimeout } from '../testing/failures/timeouts.fixtures.ts';
import type { ApplicationDraft } from './draft/application-draft.ts';
import { draftStore } from './draft/draft-store.ts';
import type { StepId } from './progress/wizard.flow.ts';
import { fullDraft } from './wizard.fixtures.ts';

/** Where the stories' and tests' wizards keep their drafts. */
export const testDraftKey = 'test';

interface WizardHostProps {
  /** Looks and language, as a story's toolbar says. @default light, in Spanish */
  readonly look?: ReturnType<typeof storyLook> | undefined;
  readonly onEvent?: ((event: GraduationEvent) => void) | undefined;
  readonly children: ReactNode;
}

/** A provider for stories and tests, with a router that keeps its location to itself. */
export function WizardHost(props: WizardHostProps) {
  const { look, onEvent, children } = props;
  return (
    <GraduationProvider
      api={{ baseUrl: '', timeoutMs: longTimeout }}
      router={memoryRouter('/solicitar')}
      theme={{ colorScheme: 'light' }}
      {...look}
      onEvent={onEvent}
    >
      {children}
    </GraduationProvider>
  );
}

/** Empties the tab's storage, as a new tab would have it. */
export function forgetDraft(): void {
  sessionStorage.clear();
}

/** Leaves a draft in the tab's storage, as a reload would find it: without the document's number. */
export function keepDraft(step: StepId, change: Partial<ApplicationDraft> = {}): void {
  const store = draftStore(browserStorage('session'), testDraftKey);
  store.keep({ step, draft: { ...fullDraft, ...change } });
}

/** The part of Testing Library's canvas and user that the walks need. */
export interface Walker {
  readonly canvas: {
    findByRole(role: string, options: { readonly name: string | RegExp }): Promise<HTMLElement>;
    findByLabelText(label: string): Promise<HTMLElement>;
  };
  readonly userEvent: {
    click(element: Element): Promise<void>;
    type(element: Element, text: string): Promise<void>;
  };
}

/** From a restored draft to the review: only the document's number is missing. */
export async function walkToReview({ canvas, userEvent }: Walker): Promise<void> {
  const idNumber = await canvas.findByLabelText(words.wizard.idNumber);
  await userEvent.type(idNumber, fullDraft.idNumber);
  await userEvent.click(await canvas.findByRole('button', { name: words.wizard.next }));
  await canvas.findByRole('heading', { name: words.wizard.headingReview });
}

/** From a restored draft through the review to the press on 'Enviar Solicitud'. */
export async function walkToSubmit(walker: Walker): Promise<void> {
  await walkToReview(walker);
  const submit = await walker.canvas.findByRole('button', { name: words.wizard.submit });
  await walker.userEvent.click(submit);
}

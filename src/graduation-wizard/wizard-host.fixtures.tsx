import type { ReactNode } from 'react';
import type { storyLook } from '#storybook/story-look.ts';
import { messages } from '#storybook/story-messages.ts';
import type { GraduationEvent } from '../provider/events.ts';
import { GraduationProvider } from '../provider/graduation-provider.tsx';
import { memoryRouter } from '../routing/memory-router.ts';
import { browserStorage } from '../session/safe-storage.ts';
import { longTimeout } from '../testing/failures/timeouts.fixtures.ts';
import type { ApplicationDraft } from './draft/application-draft.ts';
import { draftStore } from './draft/draft-store.ts';
import type { StepId } from './draft/step-id.ts';
import { fullDraft } from './wizard.fixtures.ts';

/** The draft key of stories and tests. */
export const testDraftKey = 'test';

interface WizardHostProps {
  /** Theme and language of a story's toolbar. @default light, in Spanish */
  readonly look?: ReturnType<typeof storyLook> | undefined;
  readonly onEvent?: ((event: GraduationEvent) => void) | undefined;
  readonly children: ReactNode;
}

/** A provider for stories and tests, with a router that keeps its location in memory. */
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

/** Clears the tab's storage. */
export function forgetDraft(): void {
  sessionStorage.clear();
}

/** Saves a draft in the tab's storage, without the document number, as before a reload. */
export function keepDraft(step: StepId, change: Partial<ApplicationDraft> = {}): void {
  const store = draftStore(browserStorage('session'), testDraftKey);
  store.keep({ step, draft: { ...fullDraft, ...change } });
}

/** The members of Testing Library's canvas and user that the helpers need. */
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

/** Goes from a restored draft to the review: only the document number is missing. */
export async function walkToReview({ canvas, userEvent }: Walker): Promise<void> {
  const idNumber = await canvas.findByLabelText(messages.wizard.idNumber);
  await userEvent.type(idNumber, fullDraft.idNumber);
  await userEvent.click(await canvas.findByRole('button', { name: messages.wizard.next }));
  await canvas.findByRole('heading', { name: messages.wizard.headingReview });
}

/** Goes from a restored draft to the press on 'Enviar Solicitud'. */
export async function walkToSubmit(walker: Walker): Promise<void> {
  await walkToReview(walker);
  const submit = await walker.canvas.findByRole('button', { name: messages.wizard.submit });
  await walker.userEvent.click(submit);
}

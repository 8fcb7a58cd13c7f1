import { todayOf } from '../domain/calendar/calendar-date.ts';
import { useGraduation } from '../provider/graduation-context.ts';
import { useCatalogue } from './catalogue.controller.ts';
import type { Catalogue, Given } from './draft/application-draft.ts';
import { useDraftStore, useProgress } from './progress/progress.controller.ts';
import { nearestReachable, type Problem, problemsOf, type StepId } from './progress/wizard.flow.ts';
import type { Progress } from './progress/wizard.progress.ts';
import { actionsFor, type WizardActions } from './progress/wizard-actions.ts';
import { type Receipt, receiptOf } from './receipt/receipt.ts';
import { type Refusal, useSubmission } from './submission/submission.controller.ts';

/** What the host decides about the course of one wizard. */
export interface WizardOptions {
  readonly requireSecondLastName: boolean;
  readonly draftKey: string | undefined;
  readonly onSubmitted: ((submitted: { readonly code: string }) => void) | undefined;
  readonly onStepChange: ((step: StepId | 'done') => void) | undefined;
}

/** Everything the wizard's screen can be. */
export type Wizard =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly sentence: string; readonly retry: () => void }
  /** No ceremony accepts requests. */
  | { readonly status: 'empty'; readonly isRefreshing: boolean; readonly retry: () => void }
  | { readonly status: 'filling' | 'submitting'; readonly form: WizardForm }
  | { readonly status: 'done'; readonly receipt: Receipt };

/** The four steps as their views need them. */
export interface WizardForm extends Progress {
  readonly catalogue: Catalogue;
  /** Everything missing or wrong, whether it is shown or not. */
  readonly problems: readonly Problem[];
  /** The draft comes from before a reload, and its notice was not put away. */
  readonly isRestored: boolean;
  /** Why the last attempt to send failed. */
  readonly refusal: Refusal | undefined;
  /** The lists are being read again. */
  readonly isRefreshing: boolean;
  readonly actions: WizardActions;
}

/** The wizard's course: lists, steps and the sending, as one value for the views. */
export function useWizard(options: WizardOptions): Wizard {
  const tell = useStepTeller(options);
  const tellSubmitted = useSubmittedTeller(options);
  const store = useDraftStore(options.draftKey);
  const { submission, send, forget } = useSubmission((code) => {
    store.discard();
    tell('done');
    tellSubmitted(code);
  });
  const { progress, dispatch, isRestored, forgetRestored } = useProgress(
    store,
    submission.status === 'done',
  );
  const { state, read } = useCatalogue((catalogue) => {
    const problems = problemsOf(progress.draft, givenFor(catalogue, options));
    dispatch({ type: 'settled', problems });
    const step = nearestReachable(progress.step, problems);
    if (step !== 'ceremony') tell(step);
  });

  if (state.status === 'loading') return state;
  if (state.status === 'failed') return { ...state, retry: read };

  const { catalogue, isRefreshing } = state;
  const given = givenFor(catalogue, options);
  if (submission.status === 'done') {
    return { status: 'done', receipt: receiptOf(submission.code, progress.draft, given) };
  }
  if (catalogue.ceremonies.length === 0 && progress.step === 'ceremony') {
    return { status: 'empty', isRefreshing, retry: read };
  }

  const problems = problemsOf(progress.draft, given);
  const isSending = submission.status === 'sending';
  const actions = actionsFor({
    ...{ progress, problems, given, isSending, dispatch, tell, send },
    ...{ forgetFailure: forget, refresh: read, forgetRestored },
  });
  const refusal = submission.status === 'failed' ? submission.refusal : undefined;
  return {
    status: isSending ? 'submitting' : 'filling',
    form: { ...progress, catalogue, problems, isRestored, refusal, isRefreshing, actions },
  };
}

/** The person's own day is asked for anew each time: a page may stay open over midnight. */
function givenFor(catalogue: Catalogue, { requireSecondLastName }: WizardOptions): Given {
  return { catalogue, requireSecondLastName, today: todayOf(new Date()) };
}

function useStepTeller({ onStepChange }: WizardOptions) {
  const { emit } = useGraduation();
  return (step: StepId | 'done') => {
    emit({ type: 'wizard-step-changed', step });
    onStepChange?.(step);
  };
}

function useSubmittedTeller({ onSubmitted }: WizardOptions) {
  const { emit } = useGraduation();
  return (code: string) => {
    emit({ type: 'application-submitted' });
    onSubmitted?.({ code });
  };
}

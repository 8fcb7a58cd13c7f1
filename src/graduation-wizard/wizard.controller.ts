import { useState } from 'react';
import type { ApplyField } from '../domain/application/field-names.ts';
import { todayOf } from '../domain/calendar/calendar-date.ts';
import { warnDeveloper } from '../messages/warn-developer.ts';
import { callHost } from '../provider/call-host.ts';
import type { WizardStepName } from '../provider/events.ts';
import { useGraduation } from '../provider/graduation-context.ts';
import type { CheckedPrivacy } from '../provider/privacy/privacy.ts';
import { useChoices } from './choices.controller.ts';
import {
  blankDraft,
  type Choices,
  isUntouched,
  standardIdentificationTypes,
  type ValidationContext,
} from './draft/application-draft.ts';
import { hostNameOf, type WizardField } from './draft/host-name.ts';
import type { InitialValues, Prefilling } from './draft/initial-values.ts';
import { useDraftStore, useProgress } from './progress/progress.controller.ts';
import type { Progress } from './progress/progress.flow.ts';
import { nearestReachable, type Problem, problemsOf } from './progress/wizard.flow.ts';
import { actionsFor, type WizardActions } from './progress/wizard-actions.ts';
import type { SentApplication } from './receipt/receipt.ts';
import { type Authorisation, useAuthorisation } from './submission/authorisation.controller.ts';
import { type SubmitFailure, useSubmission } from './submission/submission.controller.ts';

/** The host's settings of a wizard. */
export interface WizardOptions {
  readonly requireSecondLastName: boolean;
  /** Those that the host offers. */
  readonly identificationTypes: readonly string[] | undefined;
  readonly initialValues: InitialValues | undefined;
  /** Loads the code for `initialValues` and `readOnlyFields`, beside the lists; undefined without them. */
  readonly loadPrefilling: () => Promise<Prefilling> | undefined;
  readonly readOnlyFields: readonly WizardField[] | undefined;
  readonly draft: 'tab' | 'off' | undefined;
  readonly draftKey: string | undefined;
  readonly privacy: CheckedPrivacy | undefined;
  readonly onSubmitted: ((submitted: { readonly code: string }) => void) | undefined;
  readonly onStepChange: ((step: WizardStepName) => void) | undefined;
}

/** The states of the wizard's screen. */
export type Wizard =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  /** No ceremony accepts applications. */
  | { readonly status: 'empty'; readonly isRefreshing: boolean; readonly retry: () => void }
  | { readonly status: 'filling' | 'submitting'; readonly form: WizardForm }
  | { readonly status: 'done'; readonly sent: SentApplication };

/** The state of the four steps for their views. */
export interface WizardForm extends Progress {
  readonly choices: Choices;
  /** All missing or invalid values, shown or not. */
  readonly problems: readonly Problem[];
  /** The fields that the user can't change. */
  readonly locked: readonly ApplyField[];
  /** The draft was restored after a reload, and its notice was not dismissed. */
  readonly isRestored: boolean;
  /** The reason for the last failed submission. */
  readonly failure: SubmitFailure | undefined;
  /** The draft survives a reload. */
  readonly isDraftSaved: boolean;
  /** The host's information about the use of personal data. */
  readonly privacy: CheckedPrivacy | undefined;
  readonly authorisation: Authorisation;
  /** The lists are being read again. */
  readonly isRefreshing: boolean;
  readonly actions: WizardActions;
}

/** The wizard's state: lists, steps and submission, as one value for the views. */
export function useWizard(options: WizardOptions): Wizard {
  const { emit } = useGraduation();
  const emitStep = useEmitStep(options);
  const emitSubmitted = useEmitSubmitted(options);
  const [blank] = useState(() => blankDraft(options.identificationTypes));
  const store = useDraftStore(options, blank);
  const { privacy } = options;
  const { authorisation, demand, withdraw } = useAuthorisation(privacy);
  const { submission, send, forget } = useSubmission((code) => {
    store.discard();
    emitStep('done');
    emitSubmitted(code);
  });
  const { progress, dispatch, isRestored, forgetRestored } = useProgress(
    store,
    submission.status === 'done',
    blank,
  );
  const { state, read } = useChoices(options.loadPrefilling, (choices, prefilling) => {
    const context = contextFor(choices, options);
    const filled = prefilling?.prefill(blank, hostValuesOf(options), context, warnDeveloper) ?? {
      draft: blank,
      locked: [],
    };
    const draft =
      prefilling?.mergePrefill(isRestored ? progress.draft : undefined, filled) ?? progress.draft;
    const problems = problemsOf(draft, context);
    dispatch({ type: 'settled', draft, prefill: filled, problems });
    // A draft of nothing but the host's values needs no notice.
    if (isUntouched(draft, filled.draft)) forgetRestored();
    const step = nearestReachable(progress.step, problems);
    if (step !== 'ceremony') emitStep(step);
  });

  if (state.status === 'loading') return state;
  if (state.status === 'failed') return { ...state, retry: read };

  const { choices, isRefreshing } = state;
  const validation = contextFor(choices, options);
  if (submission.status === 'done') {
    return { status: 'done', sent: { ...submission.received, draft: progress.draft, choices } };
  }
  if (choices.ceremonies.length === 0 && progress.step === 'ceremony') {
    return { status: 'empty', isRefreshing, retry: read };
  }

  const problems = problemsOf(progress.draft, validation);
  const isSending = submission.status === 'sending';
  const actions = actionsFor({
    progress,
    problems,
    validation,
    isSending,
    dispatch,
    emitStep,
    emitProblems: (fields) => emit({ type: 'validation-failed', fields: fields.map(hostNameOf) }),
    authorise: demand,
    withdraw,
    send: (application) => send(application, authorisedVersion(privacy)),
    forgetFailure: forget,
    refresh: read,
    forgetRestored,
  });
  const failure = submission.status === 'failed' ? submission.failure : undefined;
  return {
    status: isSending ? 'submitting' : 'filling',
    form: {
      ...progress,
      choices,
      problems,
      locked: lockedIn(progress, problems),
      isRestored,
      failure,
      isDraftSaved: options.draft !== 'off',
      privacy,
      authorisation,
      isRefreshing,
      actions,
    },
  };
}

/** The version that the graduate has authorised; undefined if nothing is to be sent. */
function authorisedVersion(privacy: CheckedPrivacy | undefined): string | undefined {
  return privacy?.kind === 'authorisation' && privacy.version !== '' ? privacy.version : undefined;
}

function hostValuesOf(options: WizardOptions) {
  return {
    ...options,
    identificationTypes: options.identificationTypes ?? standardIdentificationTypes,
  };
}

/** A locked choice that is no longer offered can be replaced. */
function lockedIn(
  { draft, prefill }: Progress,
  problems: readonly Problem[],
): readonly ApplyField[] {
  return prefill.locked.filter(
    (name) =>
      draft[name] === prefill.draft[name] && problems.every((problem) => problem.field !== name),
  );
}

/** The user's current day is read each time, because a page may stay open over midnight. */
function contextFor(choices: Choices, { requireSecondLastName }: WizardOptions): ValidationContext {
  return { choices, requireSecondLastName, today: todayOf(new Date()) };
}

function useEmitStep({ onStepChange }: WizardOptions) {
  const { emit } = useGraduation();
  return (step: WizardStepName) => {
    emit({ type: 'wizard-step-changed', step });
    callHost(() => onStepChange?.(step));
  };
}

function useEmitSubmitted({ onSubmitted }: WizardOptions) {
  const { emit } = useGraduation();
  return (code: string) => {
    emit({ type: 'application-submitted' });
    callHost(() => onSubmitted?.({ code }));
  };
}

import { useMemo, useState } from 'react';
import type { SubmittedApplication } from '../api/applications/submit-application.ts';
import type { ApiClient } from '../api/client.ts';
import { universityDay } from '../api/university-day.ts';
import type { ApplyField } from '../domain/application/field-names.ts';
import type { CalendarDate } from '../domain/calendar/calendar-date.ts';
import { warnDeveloper } from '../messages/warn-developer.ts';
import { callHost } from '../provider/call-host.ts';
import type { WizardStepName } from '../provider/events.ts';
import { useGraduation } from '../provider/graduation-context.ts';
import type { CheckedPrivacy } from '../provider/privacy/privacy.ts';
import { useLazyCode } from '../react/lazy.tsx';
import { useChoices } from './choices.controller.ts';
import {
  type ApplicationDraft,
  blankDraft,
  type Choices,
  isUntouched,
  type SecondLastNameRule,
  standardIdentificationTypes,
  type ValidationContext,
} from './draft/application-draft.ts';
import { hostNameOf, type WizardField } from './draft/host-name.ts';
import type { HostValues, InitialValues, Prefilling } from './draft/initial-values.ts';
import type { Received } from './draft/submission-result.ts';
import { textRules } from './lazy-views.ts';
import { readPageLists, type WizardLists } from './lists/page-lists.controller.ts';
import { useProgress } from './progress/progress.controller.ts';
import { type Lists, type Progress, startProgress } from './progress/progress.flow.ts';
import { nearestReachable, type Problem, problemsOf } from './progress/wizard.flow.ts';
import { actionsFor, entryActions } from './progress/wizard-actions.ts';
import type { WizardForm } from './progress/wizard-form-state.ts';
import { useSubmission } from './submission/submission.controller.ts';

/** The host's settings of a wizard. */
export interface WizardOptions {
  readonly requireSecondLastName: SecondLastNameRule;
  /** Those that the host offers. */
  readonly identificationTypes: readonly string[] | undefined;
  readonly initialValues: InitialValues | undefined;
  /** Loads the code for `initialValues` and `readOnlyFields`, beside the lists; undefined without them. */
  readonly loadPrefilling: (() => Promise<Prefilling>) | undefined;
  readonly readOnlyFields: readonly WizardField[] | undefined;
  readonly lists: WizardLists | undefined;
  readonly draft: 'tab' | 'off' | undefined;
  readonly draftKey: string | undefined;
  readonly privacy: CheckedPrivacy | undefined;
  readonly statusHref: string;
  readonly onSubmitted: ((submitted: { readonly code: string }) => void) | undefined;
  readonly onStepChange: ((step: WizardStepName) => void) | undefined;
}

/** The states of the wizard's screen. */
export type Wizard =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  /** No ceremony accepts applications. */
  | { readonly status: 'empty'; readonly isRefreshing: boolean; readonly retry: () => void }
  /** The first render of a saved draft with the host's lists: the blank form, as a server renders it. */
  | { readonly status: 'rendered'; readonly form: WizardForm }
  | { readonly status: 'filling'; readonly form: WizardForm }
  | { readonly status: 'done'; readonly received: Received; readonly restart: () => void };

/** The wizard's state: lists, steps and submission, as one value for the views. */
export function useWizard(options: WizardOptions): Wizard {
  const { identificationTypes = standardIdentificationTypes } = options;
  const { api } = useGraduation();
  const events = useWizardEvents(options);
  const [blank] = useState(() => blankDraft(options.identificationTypes));
  const [initial] = useState(() =>
    readPageLists(options.loadPrefilling ? undefined : options.lists),
  );
  const { progress, dispatch, keepReceipt } = useProgress(options, blank, initial);
  const { lists, draft, submission } = progress;
  const entry = useMemo(() => entryActions(dispatch), [dispatch]);
  useLazyCode(textRules, progress.step === 'details');
  const privacy = progress.authorisation.privacy ?? options.privacy;
  const { isSending, send } = useSubmission(dispatch, (submitted) => {
    const received = receivedAs(submitted, draft, lists, universityDay(api));
    keepReceipt(received);
    events.emitStep('done');
    events.emitSubmitted(submitted.code);
    return received;
  });
  const { isReading, read } = useChoices({
    lists,
    dispatch,
    prepare: options.loadPrefilling,
    initial,
    onFirst: (choices, prefilling) => {
      const context = contextFor(choices, options, api);
      const start = startingDraft(
        progress,
        { ...options, identificationTypes },
        prefilling,
        context,
      );
      const problems = problemsOf(start.draft, context);
      dispatch({ type: 'settled', choices, problems, ...start });
      const step =
        submission.status === 'done' ? 'done' : nearestReachable(progress.step, problems);
      if (step !== 'ceremony') events.emitStep(step);
    },
  });

  const formOf = (shown: Progress, choices: Choices): WizardForm => {
    const validation = contextFor(choices, options, api);
    const problems = problemsOf(shown.draft, validation);
    const form = {
      ...shown,
      ...validation,
      identificationTypes,
      problems,
      locked: lockedIn(shown, problems),
      isSubmitting: isSending,
      failed: shown.submission.status === 'failed' && !isSending ? shown.submission : undefined,
      statusHref: options.statusHref,
      isDraftSaved: options.draft !== 'off',
      privacy,
      isRefreshing: isReading,
    };
    const actions = actionsFor(form, dispatch, {
      ...events,
      refresh: read,
      send: (application) => send(application, authorisedVersion(privacy)),
    });
    return { ...form, actions: { ...entry, ...actions } };
  };

  if (lists.status === 'unread') {
    return initial
      ? { status: 'rendered', form: formOf(startProgress(progress.prefill), initial) }
      : { status: 'loading' };
  }
  if (submission.status === 'done') {
    const restart = () => {
      dispatch({ type: 'restarted' });
      events.emitStep('ceremony');
    };
    return { status: 'done', received: submission.received, restart };
  }
  if (lists.status === 'failed') {
    return isReading ? { status: 'loading' } : { ...lists, retry: read };
  }

  const { choices } = lists;
  if (choices.ceremonies.length === 0 && progress.step === 'ceremony') {
    return { status: 'empty', isRefreshing: isReading, retry: read };
  }
  return { status: 'filling', form: formOf(progress, choices) };
}

/** The draft with which the form starts, from the saved one and the host's values. */
function startingDraft(
  { draft, prefill: { draft: blank }, isRestored }: Progress,
  host: HostValues,
  prefilling: Prefilling | undefined,
  context: ValidationContext,
) {
  const prefill = prefilling?.prefill(blank, host, context, warnDeveloper) ?? {
    draft: blank,
    locked: [],
  };
  const start = prefilling?.mergePrefill(isRestored ? draft : undefined, prefill) ?? draft;
  // A draft of nothing but the host's values needs no notice.
  return { draft: start, prefill, isRestored: isRestored && !isUntouched(start, prefill.draft) };
}

/** The received application with the names of what was chosen. */
function receivedAs(
  submitted: SubmittedApplication,
  draft: ApplicationDraft,
  lists: Lists,
  sentOn: CalendarDate,
): Received {
  const { ceremonies = [], careers = [] } = lists.status === 'ready' ? lists.choices : {};
  return {
    ...submitted,
    sentOn,
    ceremony: ceremonies.find(({ id }) => id === draft.ceremonyId),
    career: careers.find(({ id }) => id === draft.careerId),
    draft,
  };
}

/** The version that the graduate has authorised; undefined if nothing is to be sent. */
function authorisedVersion(privacy: CheckedPrivacy | undefined): string | undefined {
  return privacy?.kind === 'authorisation' && privacy.version !== '' ? privacy.version : undefined;
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

/** The day is read each time, because a page may stay open over midnight. */
function contextFor(
  choices: Choices,
  { requireSecondLastName }: WizardOptions,
  api: ApiClient,
): ValidationContext {
  const checkText = textRules.loaded();
  return { choices, requireSecondLastName, today: universityDay(api), checkText };
}

/** The events of the wizard, for the host's analytics and callbacks. */
function useWizardEvents({ onStepChange, onSubmitted }: WizardOptions) {
  const { emit } = useGraduation();
  return {
    emitStep: (step: WizardStepName) => {
      emit({ type: 'wizard-step-changed', step });
      callHost(() => onStepChange?.(step));
    },
    emitProblems: (fields: readonly ApplyField[]) =>
      emit({ type: 'validation-failed', fields: fields.map(hostNameOf) }),
    emitSubmitted: (code: string) => {
      emit({ type: 'application-submitted' });
      callHost(() => onSubmitted?.({ code }));
    },
  };
}

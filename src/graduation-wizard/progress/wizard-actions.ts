import { type Dispatch, startTransition } from 'react';
import type { ApplyField } from '#domain/application/field-names.ts';
import type { NewApplication } from '#domain/application/new-application.ts';
import type { StepId } from '../draft/step-id.ts';
import type { ProgressAction } from './progress.flow.ts';
import { nearestReachable, neighbour, type Problem, toNewApplication } from './wizard.flow.ts';
import type { EntryActions, WizardActions, WizardForm } from './wizard-form-state.ts';

/** The consequences of actions outside the wizard's state. */
interface Effects {
  readonly refresh: () => void;
  readonly send: (application: NewApplication) => void;
  /** Emits a new step to the host. */
  readonly emitStep: (step: StepId) => void;
  /** Emits the fields of a blocked attempt to the host. */
  readonly emitProblems: (fields: readonly ApplyField[]) => void;
}

/** The actions of the fields. They are the same in every render, so that a key press renders its own field only. */
export function entryActions(dispatch: Dispatch<ProgressAction>): EntryActions {
  return {
    edit: (change) => dispatch({ type: 'edited', change }),
    leave: (field) => dispatch({ type: 'left', field }),
  };
}

/** The actions on the rendered form: during a transition a second press acts on what its user sees. */
export function actionsFor(
  form: Omit<WizardForm, 'actions'>,
  dispatch: Dispatch<ProgressAction>,
  { refresh, send, emitStep, emitProblems }: Effects,
): Omit<WizardActions, keyof EntryActions> {
  const { step, problems, privacy } = form;
  const here = problems.filter((problem) => problem.step === step);

  const go = (wanted: StepId, field?: ApplyField) => {
    const target = nearestReachable(wanted, problems);
    if (form.isSubmitting || target === step) return;
    // Paints the press before the step renders.
    startTransition(() => dispatch({ type: 'went', step: target, field }));
    emitStep(target);
  };
  const block = (of: readonly Problem[]) => {
    const fields = of.map(({ field }) => field);
    dispatch({ type: 'blocked', fields });
    emitProblems(fields);
  };

  return {
    go: (wanted) => go(wanted),
    showProblems: () => block(here),
    correct: ({ step, field }) => {
      go(step, field);
      dispatch({ type: 'left', field });
    },
    next: () => (here.length === 0 ? go(neighbour(step, 'after')) : block(here)),
    back: () => go(neighbour(step, 'before')),
    authorise: (isGiven) => dispatch({ type: 'authorised', isGiven }),
    replacePrivacy: (privacy) => dispatch({ type: 'privacy-replaced', privacy }),
    submit: () => {
      const application = toNewApplication(form.draft, form);
      const isMissing = privacy?.kind === 'authorisation' && !form.authorisation.isGiven;
      if (application === undefined) block(problems);
      else if (isMissing) dispatch({ type: 'unauthorised' });
      else send(application);
    },
    refresh,
    discard: () => {
      dispatch({ type: 'restarted' });
      if (step !== 'ceremony') emitStep('ceremony');
    },
    forgetRestored: () => dispatch({ type: 'dismissed' }),
  };
}

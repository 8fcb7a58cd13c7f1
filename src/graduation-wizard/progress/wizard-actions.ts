import { type Dispatch, startTransition } from 'react';
import type { ApplyField } from '#domain/application/field-names.ts';
import type { NewApplication } from '#domain/application/new-application.ts';
import type { ApplicationDraft, ValidationContext } from '../draft/application-draft.ts';
import type { StepId } from '../draft/step-id.ts';
import type { Progress, ProgressAction } from './progress.flow.ts';
import { nearestReachable, neighbour, type Problem, toNewApplication } from './wizard.flow.ts';

/** The user's actions in the four steps. */
export interface WizardActions {
  readonly edit: (change: Partial<ApplicationDraft>) => void;
  /** The focus left a field: its problem is shown from now on. */
  readonly leave: (field: ApplyField) => void;
  /** The user tried to continue too early: shows the step's problems and focuses their summary. */
  readonly showProblems: () => void;
  /** Goes to a step, or to the first incomplete one before it. */
  readonly go: (step: StepId) => void;
  /** Goes to the field of a problem and shows the problem. */
  readonly correct: (problem: Problem) => void;
  readonly next: () => void;
  readonly back: () => void;
  readonly submit: () => void;
  /** Reads the lists again; no input is lost. */
  readonly refresh: () => void;
  /** Starts over and deletes the draft. */
  readonly discard: () => void;
  readonly forgetRestored: () => void;
}

interface ActionContext {
  readonly progress: Progress;
  readonly problems: readonly Problem[];
  readonly validation: ValidationContext;
  readonly isSending: boolean;
  readonly dispatch: Dispatch<ProgressAction>;
  /** Emits a new step to the host. */
  readonly emitStep: (step: StepId) => void;
  /** Emits the fields of a blocked attempt to the host. */
  readonly emitProblems: (fields: readonly ApplyField[]) => void;
  /** True if the graduate has given the authorisation, if one is required; if not, its problem is shown. */
  readonly authorise: () => boolean;
  readonly withdraw: () => void;
  readonly send: (application: NewApplication) => void;
  /** Hides a previous submission failure. */
  readonly forgetFailure: () => void;
  readonly refresh: () => void;
  readonly forgetRestored: () => void;
}

export function actionsFor(context: ActionContext): WizardActions {
  const { progress, problems, validation, isSending, dispatch, emitStep, send } = context;
  const { draft, step } = progress;
  const here = problems.filter((problem) => problem.step === step);

  const go = (wanted: StepId) => {
    const target = nearestReachable(wanted, problems);
    if (isSending || target === step) return;
    // Paints the press before the step renders.
    startTransition(() => {
      dispatch({ type: 'went', step: target });
      context.forgetRestored();
    });
    emitStep(target);
  };
  const block = (of: readonly Problem[]) => {
    const fields = of.map(({ field }) => field);
    dispatch({ type: 'blocked', fields });
    context.emitProblems(fields);
  };

  return {
    go,
    edit: (change) => {
      dispatch({ type: 'edited', change });
      context.forgetFailure();
    },
    leave: (field) => dispatch({ type: 'left', field }),
    showProblems: () => block(here),
    correct: (problem) => {
      go(problem.step);
      dispatch({ type: 'left', field: problem.field });
    },
    next: () => (here.length === 0 ? go(neighbour(step, 'after')) : block(here)),
    back: () => go(neighbour(step, 'before')),
    submit: () => {
      const application = toNewApplication(draft, validation);
      if (application === undefined) block(problems);
      else if (context.authorise()) send(application);
    },
    refresh: context.refresh,
    discard: () => {
      dispatch({ type: 'restarted' });
      context.forgetRestored();
      context.forgetFailure();
      context.withdraw();
      if (step !== 'ceremony') emitStep('ceremony');
    },
    forgetRestored: context.forgetRestored,
  };
}

import { type Dispatch, startTransition } from 'react';
import type { ApplyField } from '../../domain/application/field-names.ts';
import type { NewApplication } from '../../domain/application/new-application.ts';
import type { ApplicationDraft, ValidationContext } from '../draft/application-draft.ts';
import type { Progress, ProgressAction } from './progress.flow.ts';
import {
  nearestReachable,
  neighbour,
  type Problem,
  type StepId,
  toNewApplication,
} from './wizard.flow.ts';

/** What a person can do in the four steps. */
export interface WizardActions {
  readonly edit: (change: Partial<ApplicationDraft>) => void;
  /** The focus left a field: from now on its problem is shown. */
  readonly leave: (field: ApplyField) => void;
  /** Someone wants to go on and can't: the step's problems are shown, and the focus goes to their summary. */
  readonly showProblems: () => void;
  /** Goes to a step, or to the first incomplete one before it. */
  readonly go: (step: StepId) => void;
  /** Goes where something is to be put right, with its problem in sight. */
  readonly correct: (problem: Problem) => void;
  readonly next: () => void;
  readonly back: () => void;
  readonly submit: () => void;
  /** Reads the lists again; nothing typed is lost. */
  readonly refresh: () => void;
  /** Starts over, with nothing kept. */
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
  readonly send: (application: NewApplication) => void;
  /** Hides a former failure to send. */
  readonly forgetFailure: () => void;
  readonly refresh: () => void;
  readonly forgetRestored: () => void;
}

/** What the views may call, for one moment of the wizard. */
export function actionsFor(context: ActionContext): WizardActions {
  const { progress, problems, validation, isSending, dispatch, emitStep, send } = context;
  const { draft, step } = progress;
  const here = problems.filter((problem) => problem.step === step);

  const go = (wanted: StepId) => {
    const target = nearestReachable(wanted, problems);
    if (isSending || target === step) return;
    // A slow phone shows the press first, and the step a moment later.
    startTransition(() => {
      dispatch({ type: 'went', step: target });
      context.forgetRestored();
    });
    emitStep(target);
  };
  const block = (of: readonly Problem[]) =>
    dispatch({ type: 'blocked', fields: of.map(({ field }) => field) });

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
      else send(application);
    },
    refresh: context.refresh,
    discard: () => {
      dispatch({ type: 'restarted' });
      context.forgetRestored();
      context.forgetFailure();
      if (step !== 'ceremony') emitStep('ceremony');
    },
    forgetRestored: context.forgetRestored,
  };
}

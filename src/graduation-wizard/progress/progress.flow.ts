import type { ApplyField } from '#domain/application/field-names.ts';
import { type ApplicationDraft, emptyDraft } from '../draft/application-draft.ts';
import type { Prefill } from '../draft/initial-values.ts';
import type { StepId } from '../draft/step-id.ts';
import { nearestReachable, type Problem, stepIndex } from './wizard.flow.ts';

/** The user's progress in the wizard. */
export interface Progress {
  readonly draft: ApplicationDraft;
  /** The draft that the form starts with, and starts over with. */
  readonly prefill: Prefill;
  readonly step: StepId;
  /** The furthest step ever reached: earlier ones may show a tick. */
  readonly reached: StepId;
  /** Fields whose problem is shown, after the focus left them or a blocked attempt. Editing removes them. */
  readonly shown: readonly ApplyField[];
  /** Blocked attempts to continue. Above 0 the step's error summary is shown; each one moves the focus to it. */
  readonly attempts: number;
  /** Number of times the user started over. */
  readonly restarts: number;
}

export type ProgressAction =
  | { readonly type: 'edited'; readonly change: Partial<ApplicationDraft> }
  | { readonly type: 'left'; readonly field: ApplyField }
  | { readonly type: 'blocked'; readonly fields: readonly ApplyField[] }
  | { readonly type: 'went'; readonly step: StepId }
  /** The lists were loaded for the first time: the host's values apply, and some choices of a saved draft may be gone. */
  | {
      readonly type: 'settled';
      readonly draft: ApplicationDraft;
      readonly prefill: Prefill;
      readonly problems: readonly Problem[];
    }
  | { readonly type: 'restarted' };

const noPrefill: Prefill = { draft: emptyDraft, locked: [] };

/** The initial progress, with or without a saved draft. */
export function startProgress(
  prefill: Prefill = noPrefill,
  draft: ApplicationDraft = prefill.draft,
  step: StepId = 'ceremony',
): Progress {
  return { draft, prefill, step, reached: step, shown: [], attempts: 0, restarts: 0 };
}

export function reduceProgress(progress: Progress, action: ProgressAction): Progress {
  switch (action.type) {
    case 'edited':
      return {
        ...progress,
        draft: { ...progress.draft, ...action.change },
        shown: progress.shown.filter((field) => !(field in action.change)),
      };
    case 'left':
      return progress.shown.includes(action.field)
        ? progress
        : { ...progress, shown: [...progress.shown, action.field] };
    case 'blocked':
      return {
        ...progress,
        shown: [...new Set([...progress.shown, ...action.fields])],
        attempts: progress.attempts + 1,
      };
    case 'went':
      return {
        ...progress,
        step: action.step,
        reached: furthest(progress.reached, action.step),
        attempts: 0,
      };
    case 'settled': {
      const { draft, prefill, problems } = action;
      const step = nearestReachable(progress.step, problems);
      return { ...progress, draft, prefill, step, reached: step };
    }
    case 'restarted':
      return { ...startProgress(progress.prefill), restarts: progress.restarts + 1 };
    default:
      return action satisfies never;
  }
}

function furthest(one: StepId, other: StepId): StepId {
  return stepIndex(one) > stepIndex(other) ? one : other;
}

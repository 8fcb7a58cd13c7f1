import { type ApplyField, ruleOf } from '#domain/application/field-names.ts';
import type { CheckedPrivacy } from '#provider/privacy/privacy.ts';
import { type ApplicationDraft, type Choices, emptyDraft } from '../draft/application-draft.ts';
import type { Prefill } from '../draft/initial-values.ts';
import type { StepId } from '../draft/step-id.ts';
import type { Received, ServerExplanation, SubmitFailure } from '../draft/submission-result.ts';
import { nearestReachable, type Problem, stepIndex } from './wizard.flow.ts';

/** The user's progress in the wizard: the whole state of one wizard, apart from its pending requests. */
export interface Progress {
  readonly lists: Lists;
  readonly draft: ApplicationDraft;
  /** The draft that the form starts with, and starts over with. */
  readonly prefill: Prefill;
  /** The draft was restored after a reload, and its notice was not dismissed. */
  readonly isRestored: boolean;
  /** Fields that the user had filled in before a reload, and that are never stored. */
  readonly unsaved: readonly ApplyField[];
  /** The wizard started from what the tab had saved. */
  readonly isFromDraft: boolean;
  readonly step: StepId;
  /** The furthest step ever reached: earlier ones may show a tick. */
  readonly reached: StepId;
  /** The field of the step that takes the focus. */
  readonly target?: ApplyField | undefined;
  /** Fields whose problem is shown, after the focus left them or a blocked attempt. Editing removes them. */
  readonly shown: readonly ApplyField[];
  /** Blocked attempts to continue. Above 0 the step's error summary is shown; each one moves the focus to it. */
  readonly attempts: number;
  /** Number of times the user started over. */
  readonly restarts: number;
  readonly authorisation: Authorisation;
  readonly submission: Submission;
}

/** The lists that the wizard offers. They stay on screen while they are read again. */
export type Lists =
  | { readonly status: 'unread' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly choices: Choices };

/** The graduate's authorisation on the last step. It belongs to one application and is never stored in the browser. */
interface Authorisation {
  readonly isGiven: boolean;
  /** Attempts to send without it. Above 0 the problem is shown; each one moves the focus to the checkbox. */
  readonly attempts: number;
  /** The information in force, which replaces that of the host after a refusal. */
  readonly privacy?: CheckedPrivacy;
}

/** The result of the last attempt to send the application. */
type Submission =
  | { readonly status: 'none' }
  | FailedSubmission
  | { readonly status: 'done'; readonly received: Received };

/** A failed attempt. It is shown until the next one. */
export interface FailedSubmission {
  readonly status: 'failed';
  readonly failure: SubmitFailure;
  readonly explanation: ServerExplanation;
  /** The draft that was sent. */
  readonly draft: ApplicationDraft;
  /** A notice still shows the server's message, which the page shows once at a time. */
  readonly isInNotice: boolean;
}

export type ProgressAction =
  /** The lists were loaded for the first time: the host's values apply, and some choices of a saved draft may be gone. */
  | {
      readonly type: 'settled';
      readonly choices: Choices;
      readonly draft: ApplicationDraft;
      readonly prefill: Prefill;
      readonly isRestored: boolean;
      readonly problems: readonly Problem[];
    }
  | { readonly type: 'listed'; readonly lists: Lists }
  | { readonly type: 'dismissed' }
  | { readonly type: 'edited'; readonly change: Partial<ApplicationDraft> }
  | { readonly type: 'left'; readonly field: ApplyField }
  | { readonly type: 'blocked'; readonly fields: readonly ApplyField[] }
  /** @param field the one that takes the focus, in place of the step's heading */
  | { readonly type: 'went'; readonly step: StepId; readonly field?: ApplyField | undefined }
  | { readonly type: 'authorised'; readonly isGiven: boolean }
  | { readonly type: 'unauthorised' }
  | { readonly type: 'privacy-replaced'; readonly privacy: CheckedPrivacy }
  | { readonly type: 'submitted'; readonly received: Received }
  | {
      readonly type: 'refused';
      readonly failure: SubmitFailure;
      readonly explanation: ServerExplanation;
    }
  | { readonly type: 'notice-closed'; readonly explanation: ServerExplanation }
  | { readonly type: 'restarted' };

/** The draft or the receipt in the storage of a tab. */
interface Saved {
  readonly draft: ApplicationDraft;
  readonly step: StepId;
  readonly received?: Omit<Received, 'draft'> | undefined;
}

/** The saved receipt; undefined for a draft. */
export function receivedIn(saved: Saved | undefined): Received | undefined {
  return saved?.received && { ...saved.received, draft: saved.draft, isRestored: true };
}

/**
 * The initial progress, with or without a saved draft.
 *
 * @param choices the lists, if the page already has them. A saved draft waits for 'settled', which checks it against them.
 */
export function startProgress(
  prefill: Prefill = { draft: emptyDraft, locked: [] },
  saved?: Saved,
  choices?: Choices,
): Progress {
  const received = receivedIn(saved);
  const { draft = prefill.draft, step = 'ceremony' } = (received ? undefined : saved) ?? {};
  return {
    lists: choices && saved === undefined ? { status: 'ready', choices } : { status: 'unread' },
    draft,
    prefill,
    isRestored: saved !== undefined && received === undefined,
    unsaved: [],
    isFromDraft: saved !== undefined,
    step,
    reached: step,
    shown: [],
    attempts: 0,
    restarts: 0,
    authorisation: { isGiven: false, attempts: 0 },
    submission: received === undefined ? { status: 'none' } : { status: 'done', received },
  };
}

export function reduceProgress(progress: Progress, action: ProgressAction): Progress {
  switch (action.type) {
    case 'settled': {
      const { choices, draft, prefill, isRestored, problems } = action;
      const lists = { status: 'ready', choices } as const;
      const step = nearestReachable(progress.step, problems);
      const unsaved = isRestored ? unsavedFields(progress.step, problems) : [];
      return {
        ...progress,
        lists,
        draft,
        prefill,
        isRestored,
        unsaved,
        shown: unsaved,
        step,
        reached: step,
      };
    }
    case 'listed':
      return { ...progress, lists: action.lists };
    case 'dismissed':
      return { ...progress, isRestored: false };
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
        target: action.field,
        reached: furthest(progress.reached, action.step),
        attempts: 0,
        isRestored: false,
      };
    case 'authorised':
      return authorised(progress, { isGiven: action.isGiven, attempts: 0 });
    case 'unauthorised':
      return authorised(progress, { attempts: progress.authorisation.attempts + 1 });
    case 'privacy-replaced': {
      const { privacy } = action;
      const change = { isGiven: false, attempts: 1, privacy };
      return authorised(failed(progress, { failure: 'privacy' }), change);
    }
    case 'submitted':
      return { ...progress, submission: { status: 'done', received: action.received } };
    case 'refused': {
      const { failure, explanation } = action;
      const { draft } = progress;
      const submission = {
        status: 'failed',
        explanation,
        failure,
        draft,
        isInNotice: true,
      } as const;
      return { ...progress, submission };
    }
    case 'notice-closed':
      // The notice of an earlier attempt may close later than the next one opens.
      return failed(progress, { isInNotice: false }, action.explanation);
    case 'restarted': {
      const { isFromDraft, lists, prefill, restarts } = progress;
      return { ...startProgress(prefill), isFromDraft, lists, restarts: restarts + 1 };
    }
    default:
      return action satisfies never;
  }
}

function authorised(progress: Progress, change: Partial<Authorisation>): Progress {
  return { ...progress, authorisation: { ...progress.authorisation, ...change } };
}

/** Changes the failed attempt: the last one, if it has this explanation. */
function failed(
  progress: Progress,
  change: Partial<FailedSubmission>,
  explanation?: ServerExplanation,
): Progress {
  const { submission } = progress;
  const isMeant =
    submission.status === 'failed' &&
    (explanation ?? submission.explanation) === submission.explanation;
  return isMeant ? { ...progress, submission: { ...submission, ...change } } : progress;
}

/** The missing fields that no reload restores, of the steps that the user had completed. */
function unsavedFields(saved: StepId, problems: readonly Problem[]): readonly ApplyField[] {
  return problems
    .filter(({ step, field }) => ruleOf(field).isSecret && stepIndex(step) < stepIndex(saved))
    .map(({ field }) => field);
}

function furthest(one: StepId, other: StepId): StepId {
  return stepIndex(one) > stepIndex(other) ? one : other;
}

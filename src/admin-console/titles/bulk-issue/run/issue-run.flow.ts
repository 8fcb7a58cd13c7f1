import type { NoticedFailure } from '#admin-console/data/noticed-failure.ts';
import type { FieldMessages } from '#api/api-error.ts';
import type { IssueOrder, IssueResult } from '../result/issue-result.flow.ts';

/**
 * A bulk issue:
 * - `issuing`: sent, no response yet
 * - `issued`: confirmed by the server; the result follows once the titles are read
 * - `refused`: declined by the server; nothing was issued
 * - `verifying`: the response was lost; the titles are being read to find out what was issued
 * - `unverified`: the titles could not be read; nothing may be sent
 * - `verified`: the titles were read, and the dialog shows how many were issued
 */
export type IssueRun =
  | { readonly kind: 'idle' }
  | { readonly kind: 'issuing'; readonly order: IssueOrder; readonly startedAt: number }
  | {
      readonly kind: 'issued';
      readonly order: IssueOrder;
      readonly result: IssueResult | 'verifying' | 'unverified';
    }
  | ({
      readonly kind: 'refused';
      readonly order: IssueOrder;
      /** The server's messages about fields of the body, by their names on the wire, if it named any. */
      readonly fields?: FieldMessages | undefined;
    } & NoticedFailure)
  | UncertainRun<'verifying' | 'unverified'>
  | (UncertainRun<'verified'> & { readonly result: IssueResult });

interface UncertainRun<Kind extends string> extends NoticedFailure {
  readonly kind: Kind;
  readonly order: IssueOrder;
}

/** The bulk issue of a console, which outlives its dialog. */
export interface IssueState {
  readonly run: IssueRun;
  readonly isDialogOpen: boolean;
  /** Results of this console's issues, by ceremony id. */
  readonly results: ReadonlyMap<number, IssueResult>;
}

export type IssueStep =
  | { readonly type: 'dialog-opened' | 'dialog-closed' | 'dismissed' }
  | { readonly type: 'sent'; readonly order: IssueOrder; readonly startedAt: number }
  | { readonly type: 'confirmed'; readonly order: IssueOrder }
  /** The titles were read after a confirmation; without a result they could not be read. */
  | {
      readonly type: 'compared';
      readonly order: IssueOrder;
      readonly result: IssueResult | undefined;
    }
  | ({
      readonly type: 'refused';
      readonly order: IssueOrder;
      readonly fields?: FieldMessages | undefined;
    } & NoticedFailure)
  | ({
      readonly type: 'verifying' | 'unverified';
      readonly order: IssueOrder;
    } & NoticedFailure)
  | ({
      readonly type: 'verified';
      readonly order: IssueOrder;
      readonly result: IssueResult;
    } & NoticedFailure);

const idle: IssueRun = { kind: 'idle' };

export const initialIssue: IssueState = { run: idle, isDialogOpen: false, results: new Map() };

export function reduceIssue(state: IssueState, step: IssueStep): IssueState {
  switch (step.type) {
    case 'dialog-opened':
      return { ...state, isDialogOpen: true };
    case 'dialog-closed':
      return { ...state, isDialogOpen: false, run: afterDismissal(state.run) };
    case 'dismissed':
      return { ...state, run: afterDismissal(state.run) };
    case 'sent':
      if (!maySend(state.run)) return state;
      return {
        ...state,
        run: { kind: 'issuing', order: step.order, startedAt: step.startedAt },
      };
    case 'confirmed':
      return { ...state, run: { kind: 'issued', order: step.order, result: 'verifying' } };
    case 'compared':
      return { ...state, run: afterComparison(state, step), results: withResult(state, step) };
    case 'refused': {
      const { type: kind, ...refusal } = step;
      return { ...state, run: { kind, ...refusal } };
    }
    case 'verifying':
    case 'unverified': {
      const { type: kind, ...failure } = step;
      return { ...state, run: { kind, ...failure } };
    }
    case 'verified': {
      const { type: kind, ...verified } = step;
      return { ...state, run: { kind, ...verified }, results: withResult(state, step) };
    }
    default:
      return step satisfies never;
  }
}

/** True if the result of an issue is pending. */
export function isUnderWay({ kind }: IssueRun): boolean {
  return kind === 'issuing' || kind === 'verifying';
}

/** Nothing may be sent while an issue is under way or its result is unknown. */
export function maySend({ kind }: IssueRun): boolean {
  return kind === 'idle' || kind === 'refused' || kind === 'verified';
}

/** An issue that is under way or unverified can't be dismissed. */
function afterDismissal(run: IssueRun): IssueRun {
  return isUnderWay(run) || run.kind === 'unverified' ? run : idle;
}

type Comparison = Extract<IssueStep, { readonly type: 'compared' }>;

/** Keeps a later run, and drops a finished one that no dialog shows. */
function afterComparison(
  { run, isDialogOpen }: IssueState,
  { order, result }: Comparison,
): IssueRun {
  if (run.kind !== 'issued' || run.order !== order) return run;
  return isDialogOpen ? { kind: 'issued', order, result: result ?? 'unverified' } : idle;
}

function withResult(
  { results }: IssueState,
  { order, result }: Pick<Comparison, 'order' | 'result'>,
): IssueState['results'] {
  return result === undefined ? results : new Map(results).set(order.ceremony.id, result);
}

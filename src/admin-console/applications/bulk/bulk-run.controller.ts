import { useEffect, useReducer, useRef } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { useCachedRows } from '#admin-console/data/use-cached-rows.ts';
import { useInvalidate } from '#admin-console/data/use-invalidate.ts';
import { useUnsavedWork } from '#admin-console/navigation/use-unsaved-work.ts';
import { ApiError, type ApiErrorKind } from '#api/api-error.ts';
import { type Decision, decideApplication } from '#api/applications/applications.ts';
import type { Application } from '#domain/application/application.ts';
import { useFailureNotices } from '#provider/failure-notices.ts';
import { useGraduation } from '#provider/graduation-context.ts';
import {
  advance,
  type BulkRun,
  type BulkStep,
  bulkRunOf,
  idsInState,
  isUnderWay,
  itemsOf,
} from './bulk-run.flow.ts';

/** One decision on many applications. */
export interface BulkTask {
  readonly decisionOn: (application: Application) => Decision;
  /** Why the application must not be sent in its current state. */
  readonly refusalOf: (application: Application) => string | undefined;
  /** True if the application, as just read, shows the decision. */
  readonly isDecided: (application: Application) => boolean;
  /** The message of a failure, unless the server sends one. */
  readonly failed: string;
  /** Called at the end of a run that decided something. */
  readonly onDone?: ((count: number) => void) | undefined;
}

export interface BulkControls {
  readonly run: BulkRun;
  /** Sends the waiting applications one after another. */
  readonly start: () => void;
  readonly retryFailed: () => void;
  /** Stops the run after the current call. */
  readonly stop: () => void;
}

/** Decides applications one after another, with a result for each, and finally reads the list again. */
export function useBulkRun(applications: readonly Application[], task: BulkTask): BulkControls {
  const invalidate = useInvalidate();
  const cached = useCachedRows(resources.applications);
  const decideOne = useDecideOne();
  const [run, dispatch] = useReducer(advance, applications, bulkRunOf);
  const mustStop = useStopOnLeave();
  const isBusy = useRef(false);
  useUnsavedWork(isUnderWay(run), 'batch');

  const send = async (ids: readonly number[]) => {
    if (isBusy.current || ids.length === 0) return;
    isBusy.current = true;
    mustStop.current = false;
    dispatch({ type: 'started', ids: new Set(ids) });
    const decided: Application[] = [];
    const failed: Application[] = [];
    for (const { application } of itemsOf(run, ids)) {
      if (mustStop.current) break;
      dispatch({ type: 'sent', id: application.id });
      // Another user may have changed the row since it was selected, or since it failed here.
      const attempt = await decideOne(cached.get(application), task);
      dispatch(attempt.step);
      if (attempt.decided === undefined) failed.push(application);
      else decided.push(attempt.decided);
      if (attempt.endsRun) break;
    }
    // Updates the cache once: an update per row would re-render a long list after each call.
    cached.update(decided);
    const reading = invalidate(resources.applications);
    if (failed.length > 0) await reading;
    // The response may have been lost: the list shows whether the decision was made.
    for (const application of failed.map(cached.get)) {
      if (!task.isDecided(application)) continue;
      dispatch({ type: 'done', id: application.id });
      decided.push(application);
    }
    isBusy.current = false;
    dispatch({ type: 'ended' });
    if (decided.length > 0) task.onDone?.(decided.length);
  };

  return {
    run,
    start: () => void send(idsInState(run, 'waiting')),
    retryFailed: () => void send(idsInState(run, 'failed')),
    stop: () => {
      mustStop.current = true;
      dispatch({ type: 'stop-asked' });
    },
  };
}

interface Attempt {
  readonly step: BulkStep;
  /** The updated application if the decision was made. */
  readonly decided?: Application;
  /** True if the next call would fail in the same way. */
  readonly endsRun: boolean;
}

const statusAfter = { confirm: 'confirmed', reject: 'rejected' } as const;

function useDecideOne() {
  const { api } = useGraduation();
  const notices = useFailureNotices();
  return async (application: Application, task: BulkTask): Promise<Attempt> => {
    const { id } = application;
    const refusal = task.refusalOf(application);
    if (refusal !== undefined) {
      return { step: { type: 'failed', id, message: refusal }, endsRun: false };
    }
    const decision = task.decisionOn(application);
    try {
      const version = await decideApplication(api, application, decision);
      const decided: Application = {
        ...application,
        status: statusAfter[decision.kind],
        notes: decision.notes === '' ? application.notes : decision.notes,
        version,
      };
      return { step: { type: 'done', id }, decided, endsRun: false };
    } catch (error) {
      const message = notices.describeInline(error, { message: task.failed }) ?? task.failed;
      return { step: { type: 'failed', id, message }, endsRun: endsRun(error) };
    }
  };
}

const fatalKinds: readonly ApiErrorKind[] = ['network', 'timeout', 'unauthorized', 'forbidden'];

/** Without connection, session or permission, all remaining calls would fail as well. */
function endsRun(error: unknown): boolean {
  return error instanceof ApiError && fatalKinds.includes(error.kind);
}

/** Stops the run when the user leaves the section. */
function useStopOnLeave() {
  const mustStop = useRef(false);
  useEffect(() => {
    mustStop.current = false;
    return () => {
      mustStop.current = true;
    };
  }, []);
  return mustStop;
}

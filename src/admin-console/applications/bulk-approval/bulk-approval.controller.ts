import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { ApiError, type ApiErrorKind } from '../../../api/api-error.ts';
import { decideApplication } from '../../../api/applications/applications.ts';
import type { Application } from '../../../domain/application/application.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { useFailureNotices } from '../../../provider/failure-notices.ts';
import { useGraduation } from '../../../provider/graduation-context.ts';
import { resources } from '../../data/resources.ts';
import { useCachedRows } from '../../data/use-cached-rows.ts';
import { useInvalidate } from '../../data/use-invalidate.ts';
import { useUnsavedWork } from '../../navigation/use-unsaved-work.ts';
import {
  advance,
  type BulkRun,
  type BulkStep,
  bulkRunOf,
  idsInState,
  isUnderWay,
  itemsOf,
} from './bulk-approval.flow.ts';
import { bulkApprovalMessages } from './bulk-approval.messages.ts';

export interface BulkApproval {
  readonly run: BulkRun;
  readonly notes: string;
  readonly setNotes: (text: string) => void;
  /** Approves the waiting applications one after another. */
  readonly start: () => void;
  readonly retryFailed: () => void;
  /** Stops the run after the current call. */
  readonly stop: () => void;
}

/** Approves applications one after another, with a result for each, and finally reads the list again. */
export function useBulkApproval(applications: readonly Application[]): BulkApproval {
  const { emit } = useGraduation();
  const invalidate = useInvalidate();
  const cached = useCachedRows(resources.applications);
  const approveOne = useApproveOne();
  const [run, dispatch] = useReducer(advance, applications, bulkRunOf);
  const [notes, setNotes] = useState('');
  const mustStop = useStopOnLeave();
  const isBusy = useRef(false);
  useUnsavedWork(isUnderWay(run), 'batch');

  const send = async (ids: readonly number[]) => {
    if (isBusy.current || ids.length === 0) return;
    isBusy.current = true;
    mustStop.current = false;
    dispatch({ type: 'started', ids: new Set(ids) });
    const approved: Application[] = [];
    const failed: Application[] = [];
    for (const { application } of itemsOf(run, ids)) {
      if (mustStop.current) break;
      dispatch({ type: 'sent', id: application.id });
      // Another user may have changed the row since it was selected, or since it failed here.
      const attempt = await approveOne(cached.get(application), notes.trim());
      dispatch(attempt.step);
      if (attempt.approved === undefined) failed.push(application);
      else approved.push(attempt.approved);
      if (attempt.endsRun) break;
    }
    // Updates the cache once: an update per row would re-render a long list after each call.
    cached.update(approved);
    const reading = invalidate(resources.applications);
    if (failed.length > 0) await reading;
    // The response may have been lost: the list shows whether the application was approved.
    for (const application of failed.map(cached.get)) {
      if (application.status !== 'confirmed') continue;
      dispatch({ type: 'approved', id: application.id });
      approved.push(application);
    }
    isBusy.current = false;
    dispatch({ type: 'ended' });
    if (approved.length > 0) emit({ type: 'application-approved', count: approved.length });
  };

  return {
    run,
    notes,
    setNotes,
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
  /** The updated application if it was approved. */
  readonly approved?: Application;
  /** Whether the next call would fail in the same way. */
  readonly endsRun: boolean;
}

function useApproveOne() {
  const { api } = useGraduation();
  const notices = useFailureNotices();
  const messages = useMessages(bulkApprovalMessages);
  return useCallback(
    async (application: Application, notes: string): Promise<Attempt> => {
      const { id, status } = application;
      if (status === 'rejected') {
        const message = messages.rejectedElsewhere;
        return { step: { type: 'failed', id, message }, endsRun: false };
      }
      try {
        const version = await decideApplication(api, application, { kind: 'confirm', notes });
        const approved: Application = { ...application, status: 'confirmed', version };
        return { step: { type: 'approved', id }, approved, endsRun: false };
      } catch (error) {
        const message =
          notices.describeInline(error, { message: messages.failed }) ?? messages.failed;
        return { step: { type: 'failed', id, message }, endsRun: endsRun(error) };
      }
    },
    [api, notices, messages],
  );
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

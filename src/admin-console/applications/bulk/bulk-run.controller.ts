import type { BatchRun } from '#admin-console/batch/batch-run.flow.ts';
import { type Attempt, type Attempted, useBatchRun } from '#admin-console/batch/use-batch-run.ts';
import { noticedFailure } from '#admin-console/data/noticed-failure.ts';
import { resources } from '#admin-console/data/resources.ts';
import { useCachedRows } from '#admin-console/data/use-cached-rows.ts';
import { useInvalidate } from '#admin-console/data/use-invalidate.ts';
import { ApiError, type ApiErrorKind } from '#api/api-error.ts';
import { type Decision, decideApplication } from '#api/applications/applications.ts';
import type { Application } from '#domain/application/application.ts';
import { useFailureNotices } from '#provider/failure-notices.ts';
import { useGraduation } from '#provider/graduation-context.ts';

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

/** A run over applications, whose results are the decided applications. */
export type BulkRun = BatchRun<Application, Application>;

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

  const settle = async (attempted: readonly Attempted<Application, Application>[]) => {
    const decided = attempted.flatMap(({ attempt }) =>
      attempt.kind === 'done' ? [attempt.result] : [],
    );
    const failed = attempted.filter(({ attempt }) => attempt.kind === 'failed');
    // Updates the cache once: an update per row would re-render a long list after each call.
    cached.update(decided);
    const reading = invalidate(resources.applications);
    if (failed.length > 0) await reading;
    // The response may have been lost: the list shows whether the decision was made.
    const recovered = failed
      .map(({ at, item }) => ({ at, result: cached.get(item) }))
      .filter(({ result }) => task.isDecided(result));
    const count = decided.length + recovered.length;
    if (count > 0) task.onDone?.(count);
    return recovered;
  };

  const { run, send, stop } = useBatchRun<Application, Application>(applications, {
    // Another user may have changed the row since it was selected, or since it failed here.
    attempt: (application) => decideOne(cached.get(application), task),
    settle,
  });
  return {
    run,
    start: () => void send(['waiting']),
    retryFailed: () => void send(['failed']),
    stop,
  };
}

const statusAfter = { confirm: 'confirmed', reject: 'rejected' } as const;

function useDecideOne() {
  const { api } = useGraduation();
  const notices = useFailureNotices();
  return async (application: Application, task: BulkTask): Promise<Attempt<Application>> => {
    const refusal = task.refusalOf(application);
    if (refusal !== undefined) return { kind: 'failed', message: refusal, endsRun: false };
    const decision = task.decisionOn(application);
    try {
      const version = await decideApplication(api, application, decision);
      const result: Application = {
        ...application,
        status: statusAfter[decision.kind],
        notes: decision.notes === '' ? application.notes : decision.notes,
        version,
      };
      return { kind: 'done', result };
    } catch (error) {
      const feature = { message: task.failed };
      const failure = noticedFailure(notices, error, feature) ?? feature;
      return { kind: 'failed', ...failure, endsRun: endsRun(error) };
    }
  };
}

const fatalKinds: readonly ApiErrorKind[] = [
  'network',
  'timeout',
  'unauthorized',
  'forbidden',
  'rate-limited',
];

/** True if all remaining calls would fail as well, such as those to a database that can only be read (503). */
function endsRun(error: unknown): boolean {
  return error instanceof ApiError && (fatalKinds.includes(error.kind) || error.status === 503);
}

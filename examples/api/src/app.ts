import { Hono, type MiddlewareHandler } from 'hono';
import { applicationRoutes } from './applications/applications.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { recordExports, recordReads } from './audit/record-reads.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { createPasswordHasher } from './auth/password.ts';
import { createStrengthCheck } from './auth/password-strength.ts';
import { requireAdministrator } from './auth/require-administrator.ts';
import { careerRoutes } from './careers/careers.routes.ts';
import { ceremonyRoutes } from './ceremonies/ceremonies.routes.ts';
import type { Database } from './database/open.ts';
import { degreeTitleRoutes } from './degree-titles/degree-titles.routes.ts';
import { genderRoutes } from './genders/genders.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { createListCopies } from './lists/list-copies.ts';
import type { RequestMetrics } from './metrics/request-metrics.ts';
import {
  careerTypes,
  faculties,
  namedCatalogueRoutes,
} from './named-catalogue/named-catalogue.routes.ts';
import { openApiRoutes } from './openapi/openapi.routes.ts';
import { openIdRoutes } from './openid/openid.routes.ts';
import { passkeyRoutes } from './passkeys/passkeys.routes.ts';
import { applyRoutes } from './public/apply.routes.ts';
import { publicCatalogueRoutes } from './public/catalogue.routes.ts';
import { statusRoutes } from './public/status.routes.ts';
import { reportRoutes } from './reports/reports.routes.ts';
import { allowedMethods } from './server/allowed-methods.ts';
import { answerFailure, answerFailures } from './server/answer-failure.ts';
import { createAddressReader } from './server/client-address.ts';
import { failureMessages } from './server/failure.messages.ts';
import { ApiFailure, missing } from './server/failure.ts';
import { apiMiddleware } from './server/middleware.ts';
import { queueWrites } from './server/queue-writes.ts';
import type { ApiEnv, Log, Services } from './server/services.ts';
import { createWorkQueue } from './server/work-queue.ts';
import type { Settings } from './settings.ts';
import { titleRoutes } from './titles/titles.routes.ts';
import { userRoutes } from './users/users.routes.ts';

/** What an app is made of. */
export type AppParts = {
  database: Pick<Database, 'kysely' | 'writesAtOnce' | 'pagesAtOnce'>;
  settings: Settings;
  log: Log;
  /** What counts requests. Default nobody. */
  metrics?: RequestMetrics | undefined;
  /** The clock; tests move it. Default: the system's. */
  now?: () => Date;
};

/** The reference API as a Hono app. */
export type Api = Hono<ApiEnv>;

/**
 * Makes the reference API: every call of the contract under `/api`. It listens to nothing; serve its `fetch` alone
 * (`main.ts`) or among other things on one port (the example host).
 */
export function createApp({ database, settings, log, metrics, now }: AppParts): Api {
  const services: Services = {
    kysely: database.kysely,
    pagesInTurn: createWorkQueue({ atOnce: database.pagesAtOnce, waiting: 500 }),
    listCopies: createListCopies(),
    settings,
    log,
    metrics,
    passwords: createPasswordHasher(settings.passwordCost),
    isGuessable: createStrengthCheck(),
    addressOf: createAddressReader(settings.trustedProxies, log),
    now: now ?? (() => new Date()),
  };
  const app: Api = new Hono<ApiEnv>();
  app.onError(answerFailures(log));
  for (const handler of apiMiddleware(services)) app.use('/api/*', handler);
  const inTurn = queueWrites(database.writesAtOnce);
  app.use('/api/public/*', inTurn);
  mountPublic(app, services);
  mountBackOffice(app, services, inTurn);
  const methodsOf = allowedMethods(app);
  app.notFound((c) => answerFailure(c, notFound(methodsOf(c.req.path))));
  return app;
}

/** A path that exists under other methods names them, as RFC 9110 asks of 405. */
function notFound(methods: readonly string[]): ApiFailure {
  if (methods.length === 0) return missing(failureMessages.unknownPath);
  return new ApiFailure(405, failureMessages.methodNotAllowed, {
    headers: { Allow: methods.join(', ') },
  });
}

function mountPublic(app: Api, services: Services): void {
  app.route('/api', openApiRoutes());
  app.route('/api/health', healthRoutes(services));
  app.route('/api/auth', authRoutes(services));
  app.route('/api/auth/openid', openIdRoutes(services));
  app.route('/api/auth/passkeys', passkeyRoutes(services));
  app.route('/api/genders', genderRoutes(services));
  app.route('/api/public', publicCatalogueRoutes(services));
  app.route('/api/public', applyRoutes(services));
  app.route('/api/public', statusRoutes(services));
}

/** The guard is per resource, so that a path which does not exist is 404 for everybody. */
function mountBackOffice(app: Api, services: Services, inTurn: MiddlewareHandler<ApiEnv>): void {
  const guard = requireAdministrator(services);
  const resources: Record<string, Hono<ApiEnv>> = {
    ceremonies: ceremonyRoutes(services),
    applications: applicationRoutes(services),
    careers: careerRoutes(services),
    faculties: namedCatalogueRoutes(services, faculties),
    career_types: namedCatalogueRoutes(services, careerTypes),
    'degree-titles': degreeTitleRoutes(services),
    users: userRoutes(services),
    titles: titleRoutes(services),
    reports: reportRoutes(services),
    audit: auditRoutes(services),
  };
  const readers: Record<string, MiddlewareHandler<ApiEnv>> = {
    applications: recordReads(services, 'applications'),
    titles: recordReads(services, 'titles'),
    users: recordReads(services, 'users'),
    audit: recordReads(services, 'audit'),
    reports: recordExports(services),
  };
  for (const [name, routes] of Object.entries(resources)) {
    app.use(`/api/${name}/*`, guard, inTurn);
    const reader = readers[name];
    if (reader !== undefined) app.use(`/api/${name}/*`, reader);
    app.route(`/api/${name}`, routes);
  }
}

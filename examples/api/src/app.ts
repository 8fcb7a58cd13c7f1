import { Hono } from 'hono';
import { applicationRoutes } from './applications/applications.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import type { On } from './calls/call-handler.ts';
import type { Services } from './calls/services.ts';
import { careerRoutes } from './careers/careers.routes.ts';
import { ceremonyRoutes } from './ceremonies/ceremonies.routes.ts';
import { createWorkQueue } from './concurrency/work-queue.ts';
import { correctionRoutes } from './corrections/corrections.routes.ts';
import type { Database } from './database/open.ts';
import { degreeTitleRoutes } from './degree-titles/degree-titles.routes.ts';
import { documentRoutes } from './documents/documents.routes.ts';
import { genderRoutes } from './genders/genders.routes.ts';
import { handoverRoutes } from './handover/handover.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import type { ApiEnv } from './http/api-env.ts';
import { createAddressReader } from './http/client-address.ts';
import { type ApiFailure, refuse } from './http/failure.ts';
import { createListCache } from './lists/list-cache.ts';
import type { Log } from './logging/log.ts';
import type { RequestMetrics } from './metrics/request-metrics.ts';
import { namedCatalogueRoutes } from './named-catalogue/named-catalogue.routes.ts';
import { openApiRoutes } from './openapi/openapi.routes.ts';
import { openIdRoutes } from './openid/openid.routes.ts';
import { passkeyRoutes } from './passkeys/passkeys.routes.ts';
import { createPasswordHasher } from './passwords/password.ts';
import { createStrengthCheck } from './passwords/password-strength.ts';
import { applyRoutes } from './public/apply.routes.ts';
import { publicCatalogueRoutes } from './public/catalogue.routes.ts';
import { statusRoutes } from './public/status.routes.ts';
import { reportRoutes } from './reports/reports.routes.ts';
import { allowedMethods } from './server/allowed-methods.ts';
import { answerFailure, answerFailures } from './server/answer-failure.ts';
import { createCallRoutes } from './server/call-routes.ts';
import { apiMiddleware } from './server/middleware.ts';
import { queueWrites } from './server/queue-writes.ts';
import type { Settings } from './settings/settings.ts';
import { summaryRoutes } from './summary/summary.routes.ts';
import { titleProofRoutes } from './title-proof/title-proof.routes.ts';
import { titleRoutes } from './titles/titles.routes.ts';
import { userRoutes } from './users/users.routes.ts';
import { verificationRoutes } from './verification/verification.routes.ts';

const resources: readonly ((on: On, services: Services) => void)[] = [
  healthRoutes,
  authRoutes,
  openIdRoutes,
  passkeyRoutes,
  genderRoutes,
  publicCatalogueRoutes,
  applyRoutes,
  statusRoutes,
  verificationRoutes,
  ceremonyRoutes,
  applicationRoutes,
  careerRoutes,
  namedCatalogueRoutes,
  degreeTitleRoutes,
  userRoutes,
  titleProofRoutes,
  titleRoutes,
  handoverRoutes,
  correctionRoutes,
  reportRoutes,
  documentRoutes,
  summaryRoutes,
  auditRoutes,
];

/** The dependencies of an app. */
export interface AppParts {
  readonly database: Pick<Database, 'kysely' | 'maxConcurrentWrites' | 'maxConcurrentPages'>;
  readonly settings: Settings;
  readonly log: Log;
  /** Counts requests. Default none. */
  readonly metrics?: RequestMetrics | undefined;
  /** The clock. @default the system's */
  readonly now?: () => Date;
}

/** The reference API as a Hono app. */
export type Api = Hono<ApiEnv>;

/**
 * Creates the reference API: all calls of the contract under `/api`. Serve its `fetch` alone (`main.ts`) or together with
 * a site on the same port (the example host).
 */
export function createApp({ database, settings, log, metrics, now }: AppParts): Api {
  const services: Services = {
    kysely: database.kysely,
    pageQueue: createWorkQueue({ concurrency: database.maxConcurrentPages, maxQueued: 500 }),
    listCache: createListCache(),
    settings,
    log,
    metrics,
    passwords: createPasswordHasher(settings.passwordCost),
    passwordStrength: createStrengthCheck(),
    addressOf: createAddressReader(settings.trustedProxies, log),
    now: now ?? (() => new Date()),
  };
  const app: Api = new Hono<ApiEnv>();
  app.onError(answerFailures(log, metrics));
  for (const handler of apiMiddleware(services)) app.use('/api/*', handler);
  app.route('/api', openApiRoutes());
  const on = createCallRoutes(app, services, queueWrites(database.maxConcurrentWrites));
  for (const register of resources) register(on, services);
  const methodsOf = allowedMethods(app);
  app.notFound((c) => answerFailure(c, notFound(methodsOf(c.req.path))));
  return app;
}

/** The failure for a path without a route: 405 with the allowed methods, or 404. */
function notFound(methods: readonly string[]): ApiFailure {
  if (methods.length === 0) return refuse('unknownPath');
  return refuse('methodNotAllowed', {
    headers: { Allow: methods.join(', ') },
  });
}

import { Hono } from 'hono';
import { authRoutes } from '../account/auth/auth.routes.ts';
import { openIdRoutes } from '../account/openid/openid.routes.ts';
import { passkeyRoutes } from '../account/passkeys/passkeys.routes.ts';
import { userRoutes } from '../account/users/users.routes.ts';
import { applicationRoutes } from '../applications/applications.routes.ts';
import { applyRoutes } from '../applications/public/apply.routes.ts';
import { publicCatalogueRoutes } from '../applications/public/catalogue.routes.ts';
import { privacyRoutes } from '../applications/public/privacy.routes.ts';
import { statusRoutes } from '../applications/public/status.routes.ts';
import { reportRoutes } from '../applications/reports/reports.routes.ts';
import { titleProofRoutes } from '../applications/title-proof/title-proof.routes.ts';
import type { On } from '../calls/call-handler.ts';
import { createListCache } from '../calls/lists/list-cache.ts';
import type { Services } from '../calls/services.ts';
import { documentRoutes } from '../documents/documents.routes.ts';
import { auditRoutes } from '../evidence/audit/audit.routes.ts';
import { summaryRoutes } from '../evidence/summary/summary.routes.ts';
import { createWorkQueue } from '../platform/concurrency/work-queue.ts';
import type { Database } from '../platform/database/open.ts';
import type { ApiEnv } from '../platform/http/api-env.ts';
import { createAddressReader } from '../platform/http/client-address.ts';
import { type ApiFailure, refuse } from '../platform/http/failure.ts';
import type { Log } from '../platform/logging/log.ts';
import type { RequestMetrics } from '../platform/metrics/request-metrics.ts';
import { createPasswordHasher } from '../platform/passwords/password.ts';
import { createStrengthCheck } from '../platform/passwords/password-strength.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { careerRoutes, genderRoutes } from '../register/catalogues/careers.routes.ts';
import { degreeTitleRoutes } from '../register/catalogues/degree-titles.routes.ts';
import { namedCatalogueRoutes } from '../register/catalogues/named-catalogue.routes.ts';
import { ceremonyRoutes } from '../register/ceremonies/ceremonies.routes.ts';
import { correctionRoutes } from '../register/corrections/corrections.routes.ts';
import { handoverRoutes } from '../register/handover/handover.routes.ts';
import { titleRoutes } from '../register/titles/titles.routes.ts';
import { verificationRoutes } from '../register/verification/verification.routes.ts';
import { allowedMethods } from './allowed-methods.ts';
import { answerFailure, answerFailures } from './answer-failure.ts';
import { createCallRoutes } from './call-routes.ts';
import { healthRoutes } from './health.routes.ts';
import { apiMiddleware } from './middleware.ts';
import { openApiRoutes } from './openapi/openapi.routes.ts';
import { queueWrites } from './queue-writes.ts';

const resources: readonly ((on: On, services: Services) => void)[] = [
  healthRoutes,
  authRoutes,
  openIdRoutes,
  passkeyRoutes,
  genderRoutes,
  publicCatalogueRoutes,
  applyRoutes,
  privacyRoutes,
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
    passwordStrength: createStrengthCheck(settings.verification.university),
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

import { Hono } from 'hono';
import { authRoutes } from './auth/auth.routes.ts';
import { createPasswordHasher } from './auth/password.ts';
import type { Database } from './database/open.ts';
import { genderRoutes } from './genders/genders.routes.ts';
import { applyRoutes } from './public/apply.routes.ts';
import { publicCatalogueRoutes } from './public/catalogue.routes.ts';
import { statusRoutes } from './public/status.routes.ts';
import { answerFailure, answerFailures } from './server/answer-failure.ts';
import { failureMessages } from './server/failure.messages.ts';
import { missing } from './server/failure.ts';
import { apiMiddleware } from './server/middleware.ts';
import type { ApiEnv, Log, Services } from './server/services.ts';
import type { Settings } from './settings.ts';

/** What an app is made of. */
export type AppParts = {
  database: Pick<Database, 'kysely'>;
  settings: Settings;
  log: Log;
  /** The clock; tests move it. Default: the system's. */
  now?: () => Date;
};

/** The reference API as a Hono app. */
export type Api = Hono<ApiEnv>;

/**
 * Makes the reference API: every call of spec §7 under `/api`. It listens to nothing; serve its
 * `fetch` alone (`main.ts`) or among other things on one port (the example host).
 */
export function createApp({ database, settings, log, now }: AppParts): Api {
  const services: Services = {
    kysely: database.kysely,
    settings,
    log,
    passwords: createPasswordHasher(settings.passwordCost),
    now: now ?? (() => new Date()),
  };
  const app: Api = new Hono<ApiEnv>();
  app.onError(answerFailures(log));
  app.notFound((c) => answerFailure(c, missing(failureMessages.unknownPath)));
  for (const handler of apiMiddleware(services)) app.use('/api/*', handler);
  mountPublic(app, services);
  return app;
}

function mountPublic(app: Api, services: Services): void {
  app.route('/api/auth', authRoutes(services));
  app.route('/api/genders', genderRoutes(services));
  app.route('/api/public', publicCatalogueRoutes(services));
  app.route('/api/public', applyRoutes(services));
  app.route('/api/public', statusRoutes(services));
}

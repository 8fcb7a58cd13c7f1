import { delay, type HttpHandler } from 'msw';
import type { Extra } from '../../contract/extras.ts';
import type { DataSet } from '../university/data-sets.ts';
import type { UserRow } from '../university/rows.ts';
import { ApiFailure } from './api-failure.ts';
import type { Endpoint, Exchange } from './endpoint.ts';
import { applicationEndpoints } from './endpoints/applications.ts';
import { applyEndpoints } from './endpoints/apply.ts';
import { careerEndpoints, degreeTitleEndpoints } from './endpoints/careers.ts';
import { ceremonyEndpoints } from './endpoints/ceremonies.ts';
import { careerTypeEndpoints, facultyEndpoints } from './endpoints/faculties-and-types.ts';
import { passkeyEndpoints } from './endpoints/own-passkeys.ts';
import { ownSessionEndpoints } from './endpoints/own-session.ts';
import { publicPageEndpoints } from './endpoints/public-pages.ts';
import { reportEndpoints } from './endpoints/reports.ts';
import { signInEndpoints } from './endpoints/sign-in.ts';
import { summaryEndpoints } from './endpoints/summary.ts';
import { titleEndpoints } from './endpoints/titles.ts';
import { userEndpoints } from './endpoints/users.ts';
import { fakeApiMessages } from './fake-api.messages.ts';
import { createFakeUniversity, type FakeUniversity, userOfToken } from './fake-university.ts';
import { handlerFor } from './handler-for.ts';
import { completeShape, type WireObject, type WireShape } from './wire-shape.ts';

/** How the fake API answers; every spelling of `WireShape` can be chosen beside. */
export type GraduationHandlersOptions = Partial<WireShape> & {
  /** Scheme, host and port before the paths of the API contract. Default: any origin. */
  baseUrl?: string;
  /** The university that answers. Default: a new one. */
  university?: FakeUniversity;
  /** What a new university holds. Default 'demo'. */
  data?: DataSet;
  /** What the server offers and announces beyond the API contract. Default: nothing. */
  extras?: readonly Extra[];
  /** Milliseconds before each answer. Default 0. */
  delay?: number;
};

const endpoints: readonly Endpoint[] = [
  ...signInEndpoints,
  ...ownSessionEndpoints,
  ...passkeyEndpoints,
  ...summaryEndpoints,
  ...publicPageEndpoints,
  ...applyEndpoints,
  ...ceremonyEndpoints,
  ...applicationEndpoints,
  ...titleEndpoints,
  ...reportEndpoints,
  ...facultyEndpoints,
  ...careerEndpoints,
  ...careerTypeEndpoints,
  ...degreeTitleEndpoints,
  ...userEndpoints,
];

/**
 * MSW handlers for every call of the API contract over a university in memory. They keep the rules a client
 * can see: 401 without a token, 403 for anybody but role 1, 422 and 409 with a Spanish sentence in
 * `error`, the same refusals as the reference API. With `extras` they also answer what the
 * reference API offers beyond.
 */
export function graduationHandlers(options: GraduationHandlersOptions = {}): HttpHandler[] {
  const {
    baseUrl,
    data = 'demo',
    university = createFakeUniversity({ data }),
    ...others
  } = options;
  const { delay: pause = 0, extras = [], ...shape } = others;
  const complete = completeShape(shape);
  const known = endpoints.filter(({ extra }) => extra === undefined || extras.includes(extra));
  return known.map((endpoint) => {
    return handlerFor(endpoint.call, { baseUrl }, async ({ request, params }) => {
      if (pause > 0) await delay(pause);
      const body = await objectIn(request);
      const { id, code } = params;
      return answer(endpoint, {
        university,
        shape: complete,
        id: Number(id),
        code: String(code),
        query: new URL(request.url).searchParams,
        body,
        token: bearerOf(request),
        ifMatch: request.headers.get('If-Match'),
        proof: request.headers.get('Birrete-Proof') ?? '',
        extras,
      });
    });
  });
}

async function objectIn(request: Request): Promise<WireObject> {
  const parsed: unknown = await request.json().catch(() => undefined);
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
}

/** Who asks, where the call needs somebody. @throws ApiFailure 401 or 403. */
function admit({ audience }: Endpoint, university: FakeUniversity, token: string) {
  if (audience === 'public') return undefined;
  const user: UserRow | undefined = userOfToken(university, token);
  if (!user) throw new ApiFailure(401, fakeApiMessages.unauthorized);
  if (audience === 'administrators' && user.role_id !== 1) {
    throw new ApiFailure(403, fakeApiMessages.forbidden);
  }
  return user;
}

function bearerOf(request: Request): string {
  return (request.headers.get('Authorization') ?? '').replace(/^Bearer /, '');
}

function answer(endpoint: Endpoint, exchange: Omit<Exchange, 'user'>): Response {
  const { university, token, extras } = exchange;
  const headers: HeadersInit = extras.length > 0 ? { 'Birrete-Extras': extras.join(', ') } : {};
  try {
    const user = admit(endpoint, university, token);
    const { status = 200, json } = endpoint.reply({ ...exchange, user });
    return Response.json(json, { status, headers });
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    const { status, message } = failure;
    return Response.json({ success: false, error: message }, { status, headers });
  }
}

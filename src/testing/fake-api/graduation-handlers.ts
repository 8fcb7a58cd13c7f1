import { delay, type HttpHandler } from 'msw';
import { bearerToken } from '#contract/account/session.ts';
import {
  type ApplicationPolicy,
  applicationInputFor,
  standardApplicationPolicy,
} from '#contract/applications.ts';
import { type Call, type CallId, callPaths, calls, doneMessage } from '#contract/calls.ts';
import type { Extra } from '#contract/extras.ts';
import type { serverPaths } from '#contract/operations.ts';
import { contractHeader, contractVersion } from '#contract/paths/contract-version.ts';
import type { PrivacyAnswer } from '#contract/privacy.ts';
import { readInput } from '#contract/schema/read-input.ts';
import { administratorRole, refuseUntilReplaced } from '#register/user/user-rules.ts';
import type { DataSet } from '../university/data-sets.ts';
import type { UserRow } from '../university/rows.ts';
import { applications } from './calls/applications.ts';
import { catalogues } from './calls/catalogues.ts';
import { ceremonies } from './calls/ceremonies.ts';
import { corrections } from './calls/corrections.ts';
import { documents } from './calls/documents.ts';
import { handover } from './calls/handover.ts';
import { issueCheck } from './calls/issue-check.ts';
import { otherSignInInputs, otherSignIns } from './calls/other-sign-ins.ts';
import { publicPages } from './calls/public-pages.ts';
import { reports } from './calls/reports.ts';
import { session } from './calls/session.ts';
import { summary } from './calls/summary.ts';
import { titleProofs } from './calls/title-proofs.ts';
import { users } from './calls/users.ts';
import { verification } from './calls/verification.ts';
import { DeclinedCall, decline, demand } from './declined-call.ts';
import type { Exchange, Replies } from './exchange.ts';
import { createFakeUniversity, type FakeUniversity, userOfToken } from './fake-university.ts';
import { handlerFor } from './handler-for.ts';
import { extendSession, secondsLeft, usualSessionSeconds } from './session-end.ts';
import { demandProof, mustAddPasskey, stepUp } from './step-up.ts';
import { answeredKind, completeShape, spell, type WireShape, wireList } from './wire-shape.ts';

/** The behaviour of the fake API, with each spelling of `WireShape`. */
export type GraduationHandlersOptions = Partial<WireShape> &
  Partial<ApplicationPolicy> & {
    /** Scheme, host and port before the paths of the API contract. Default: any origin. */
    baseUrl?: string;
    /** The university that answers. Default: a new one. */
    university?: FakeUniversity;
    /** The data set of a new university. Default 'demo'. */
    data?: DataSet;
    /** The additions that the server offers and announces beyond the API contract. Default: none. */
    extras?: readonly Extra[];
    /** The versions of the privacy text that the university has published. Default: any. */
    privacyVersions?: readonly string[];
    /** The information about personal data that is in force, with the extra 'privacy'. Default: none. */
    privacy?: PrivacyAnswer;
    /** The least age of an applicant in years. Default 14. */
    minimumAge?: number;
    /** Seconds that a session lasts without a call, with the extra 'session-end'. Default 1800. */
    sessionSeconds?: number;
    /** Milliseconds before each answer. Default 0. */
    delay?: number;
  };

/** The calls of the API contract and of the extras, except those that birrete does not make. */
type FakeCallId = Exclude<CallId, keyof typeof serverPaths>;

const replies: Replies<FakeCallId> = {
  ...session,
  ...otherSignIns,
  ...stepUp,
  ...summary,
  ...publicPages,
  ...verification,
  ...applications,
  ...ceremonies,
  ...issueCheck,
  ...corrections,
  ...reports,
  ...handover,
  ...catalogues,
  ...users,
  ...titleProofs,
  ...documents,
};

interface Server {
  readonly university: FakeUniversity;
  readonly shape: WireShape;
  readonly policy: ApplicationPolicy;
  readonly extras: readonly Extra[];
  readonly privacyVersions: readonly string[] | undefined;
  readonly privacy: PrivacyAnswer;
  readonly minimumAge: number;
  /** The length of a session; undefined if sessions do not end. */
  readonly sessionSeconds: number | undefined;
}

const noPrivacy: PrivacyAnswer = { kind: 'none', href: null, text: null, version: null };

/** The least age at which somebody may consent to the use of their data in Spain. */
const usualMinimumAge = 14;

type Params = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * MSW handlers for every call of the API contract over a university in memory. Audience, body, status, messages and
 * rules are those of the reference API: both read the same table of calls and evaluate the same rules. With `extras`
 * they also answer the calls that the reference API adds.
 */
export function graduationHandlers(options: GraduationHandlersOptions = {}): HttpHandler[] {
  const { baseUrl, data = 'demo', delay: pause = 0, extras = [], ...others } = options;
  const { sessionSeconds = usualSessionSeconds, ...settings } = others;
  const { privacyVersions, privacy = noPrivacy, ...usual } = settings;
  const { minimumAge = usualMinimumAge, ...places } = usual;
  const { university: chosen, ...rest } = places;
  let university = chosen;
  const policy = { ...standardApplicationPolicy, ...rest };
  const server: Server = {
    // Drawn with the first call: most stories answer with a university that they made.
    get university() {
      university ??= createFakeUniversity({ data });
      return university;
    },
    shape: completeShape(rest),
    policy,
    extras,
    privacyVersions,
    privacy,
    minimumAge,
    sessionSeconds: extras.includes('session-end') ? sessionSeconds : undefined,
  };
  const offered = (Object.keys(replies) as FakeCallId[]).filter((id) => isOffered(id, extras));
  return offered.map((id) =>
    handlerFor(callPaths[id], { baseUrl }, async ({ request, params }) => {
      if (pause > 0) await delay(pause);
      return answer(server, id, request, params);
    }),
  );
}

function isOffered(id: FakeCallId, extras: readonly Extra[]): boolean {
  const { extra }: Call = calls[id];
  return extra === undefined || extras.some((announced) => announced === extra);
}

async function answer(
  server: Server,
  id: FakeCallId,
  request: Request,
  params: Params,
): Promise<Response> {
  try {
    const data = await carryOut(server, id, request, params);
    const headers = headersOf(server, id, request);
    return Response.json(envelope(server.shape, id, data), { status: calls[id].status, headers });
  } catch (failure) {
    if (!(failure instanceof DeclinedCall)) throw failure;
    const { status, message, fields } = failure;
    const headers = { ...headersOf(server, id, request), ...failure.headers };
    return Response.json({ success: false, error: message, fields }, { status, headers });
  }
}

/** Announces the additions, and to signed-in users the end of their session. */
function headersOf(
  { extras, university, sessionSeconds }: Server,
  id: FakeCallId,
  request: Request,
): Readonly<Record<string, string>> {
  const announced = {
    [contractHeader]: String(contractVersion),
    ...(extras.length > 0 && { 'Birrete-Extras': extras.join(', ') }),
    ...(extras.includes('today') && { 'Birrete-Today': university.today }),
  };
  const seconds = secondsLeft(university, requestToken(request));
  const isPublic = calls[id].audience === 'public';
  if (sessionSeconds === undefined || isPublic || seconds === 0) return announced;
  return { ...announced, 'Birrete-Session-Ends': String(seconds) };
}

function requestToken(request: Request): string {
  return bearerToken(request.headers.get('Authorization')) ?? '';
}

/** Checks in the order of the reference API: authentication, role, body, then the row and the rules. */
async function carryOut(server: Server, id: FakeCallId, request: Request, params: Params) {
  const { university, extras, privacyVersions, privacy, minimumAge } = server;
  const token = requestToken(request);
  const user = admit(id, server, token);
  const caller = {
    university,
    id: /^\d{1,10}$/.test(String(params.id)) ? Number(params.id) : 0,
    code: String(params.code),
    query: new URL(request.url).searchParams,
    user,
    token,
    ifMatch: request.headers.get('If-Match'),
    proof: request.headers.get('Birrete-Proof') ?? '',
    extras,
    privacyVersions,
    privacy,
    minimumAge,
  };
  const call: Call = calls[id];
  demandProof(call, { ...caller, input: undefined });
  const exchange: Exchange = { ...caller, input: await readCallInput(server, id, request) };
  // The table pairs each handler with the input of its call, which a union of all calls cannot express.
  const reply = replies[id] as (exchange: Exchange) => unknown;
  return reply(exchange);
}

/** The signed-in user, where the call needs one. @throws DeclinedCall 401 or 403 */
function admit(id: FakeCallId, server: Server, token: string) {
  const { university, extras, sessionSeconds } = server;
  const { audience }: Call = calls[id];
  if (audience === 'public') return undefined;
  if (token === '') throw decline('signInRequired');
  const user: UserRow | undefined = userOfToken(university, token);
  if (user === undefined) throw decline('sessionExpired');
  if (sessionSeconds !== undefined) extendSession(university, token, sessionSeconds);
  if (audience === 'administrators' && user.role_id !== administratorRole) {
    throw decline('forbidden');
  }
  if (university.oneTimePasswords.has(user.id)) demandReplacement(id, user, extras);
  return user;
}

/** Declines calls that do not replace a one-time password. @throws DeclinedCall 403 */
function demandReplacement(id: FakeCallId, user: UserRow, extras: readonly Extra[]): void {
  if (mustAddPasskey(extras, user)) demand(refuseUntilReplaced(id, 'passkey'));
  else if (extras.includes('password')) demand(refuseUntilReplaced(id, 'password'));
}

/** The body of a call after its check. @throws DeclinedCall 400, 415 or 422 */
async function readCallInput(
  { policy }: Server,
  id: FakeCallId,
  request: Request,
): Promise<unknown> {
  const { input: schema }: Call = calls[id];
  if (schema === undefined) return undefined;
  const own = id === 'apply' ? applicationInputFor(policy) : otherSignInInputs[id];
  const text = await request.text();
  const result = readInput(own ?? schema, text, request.headers.get('Content-Type'));
  if ('declined' in result) throw new DeclinedCall(result.declined);
  return result.input;
}

function envelope(shape: WireShape, id: FakeCallId, answered: unknown): unknown {
  const call: Call = calls[id];
  const message = doneMessage(call, answered);
  const data = spell(shape, answered, answeredKind(id));
  switch (call.answer.kind) {
    case 'list':
      return wireList(shape, data);
    case 'beside':
      return { success: true, ...(answered as object) };
    case 'done':
      return { success: true, message };
    default:
      return id === 'signIn' && shape.login === 'flat' ? data : { success: true, message, data };
  }
}

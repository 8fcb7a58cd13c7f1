/** Every call of the API contract, each once: the names by which faults of the fake API are chosen. */
export const contractCalls = [
  'POST /api/auth/login',
  'GET /api/public/ceremonies',
  'GET /api/public/careers',
  'GET /api/genders',
  'POST /api/public/apply',
  'GET /api/public/status/{code}',
  'GET /api/ceremonies',
  'POST /api/ceremonies',
  'PUT /api/ceremonies/{id}',
  'DELETE /api/ceremonies/{id}',
  'POST /api/ceremonies/{id}/complete',
  'GET /api/applications',
  'PUT /api/applications/{id}',
  'PATCH /api/applications/{id}/confirm',
  'PATCH /api/applications/{id}/reject',
  'GET /api/titles',
  'POST /api/titles/ceremony/{id}/bulk-emit',
  'POST /api/reports/graduated-applications',
  'POST /api/reports/confirmed-students',
  'POST /api/reports/contact-list-applicants',
  'POST /api/reports/contact-list-confirmed',
  'GET /api/faculties',
  'POST /api/faculties',
  'PUT /api/faculties/{id}',
  'DELETE /api/faculties/{id}',
  'GET /api/careers',
  'POST /api/careers',
  'PUT /api/careers/{id}',
  'DELETE /api/careers/{id}',
  'GET /api/career_types',
  'POST /api/career_types',
  'PUT /api/career_types/{id}',
  'DELETE /api/career_types/{id}',
  'GET /api/degree-titles',
  'POST /api/degree-titles',
  'PUT /api/degree-titles/{id}',
  'DELETE /api/degree-titles/{id}',
  'GET /api/users',
  'POST /api/users',
  'PUT /api/users/{id}',
  'DELETE /api/users/{id}',
] as const;

/** One call of the API contract, written as its method and path: `'POST /api/public/apply'`. */
export type ContractCall = (typeof contractCalls)[number];

/** Calls beyond the API contract, which the fake API answers where its `extras` name them. */
export type AdditionalCall =
  | 'POST /api/auth/logout'
  | 'POST /api/auth/password'
  | 'POST /api/users/{id}/password'
  | 'GET /api/auth/sessions'
  | 'DELETE /api/auth/sessions/{id}'
  | 'DELETE /api/auth/sessions'
  | 'GET /api/auth/openid'
  | 'POST /api/auth/openid'
  | 'POST /api/auth/openid/session'
  | 'GET /api/auth/passkeys'
  | 'POST /api/auth/passkeys/options'
  | 'POST /api/auth/passkeys'
  | 'DELETE /api/auth/passkeys/{id}'
  | 'POST /api/auth/passkeys/sign-in/options'
  | 'POST /api/auth/passkeys/sign-in';

/** Every call that the fake API can answer, and for which a fault can be set. */
export type FakeCall = ContractCall | AdditionalCall;

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The methods that the API contract uses. */
export type CallMethod = (typeof methods)[number];

/** A call taken apart for MSW; `pattern` has `:id` for `{id}` and follows `baseUrl`. */
export type CallRoute = { method: CallMethod; pattern: string };

/**
 * Where a call is answered.
 *
 * @param baseUrl Scheme, host and port before the paths of the API contract. Default `*`: any origin.
 */
export function routeOf(call: FakeCall, baseUrl = '*'): CallRoute {
  const [verb, path = ''] = call.split(' ');
  const method = methods.find((known) => known === verb) ?? 'GET';
  const base = baseUrl.replace(/\/+$/, '');
  return { method, pattern: base + path.replace(/\{(\w+)\}/g, ':$1') };
}

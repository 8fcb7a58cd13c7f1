/** The methods that the API contract uses. */
export type CallMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call as method and path, with its parameters in braces: 'GET /api/public/status/{code}'. */
export type CallPath = `${CallMethod} /api/${string}`;

/** The method of a call. */
export function methodOf(call: CallPath): CallMethod {
  return call.slice(0, call.indexOf(' ')) as CallMethod;
}

/** The path of a call, with its parameters in braces. */
export function pathOf(call: CallPath): string {
  return call.slice(call.indexOf(' ') + 1);
}

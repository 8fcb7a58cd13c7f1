import type { CatalogueEntry } from './catalogue-entry.ts';

/** Failed calls, by kind. */
export const failureCatalogue = {
  B001: {
    kind: 'network',
    meaning: 'No connection to the server, or the browser blocked it.',
    remedy: 'Check the address, CORS and the Content-Security-Policy; the doctor tells them apart.',
  },
  B002: {
    kind: 'timeout',
    meaning:
      'No complete response within `api.timeoutMs`; a token that a portal never provides counts too.',
    remedy: 'Look for slow requests in the log of the server or the portal.',
  },
  B003: {
    kind: 'unauthorized',
    meaning: 'The server responded with 401: the session is over.',
    remedy: 'Nothing, if the session expired. Otherwise check the token that the adapter sends.',
  },
  B004: {
    kind: 'forbidden',
    meaning: 'The server responded with 403.',
    remedy: 'Give the user the role that the call requires.',
  },
  B005: {
    kind: 'not-found',
    meaning: 'The server responded with 404.',
    remedy: 'If every call fails, `api.baseUrl` lacks a path prefix or has one too many.',
  },
  B006: {
    kind: 'conflict',
    meaning:
      'The server responded with 409 or 412: a duplicate, a row in use, or a change by another user.',
    remedy: 'Nothing: the user reads the reason.',
  },
  B007: {
    kind: 'invalid',
    meaning: 'The server responded with 422.',
    remedy:
      'Nothing, if the user can correct the input. Otherwise the server demands more than the contract.',
  },
  B008: {
    kind: 'rate-limited',
    meaning: 'The server responded with 429.',
    remedy: 'Raise the limit if many users share an address, as on a campus.',
  },
  B009: {
    kind: 'server',
    meaning: 'The server or its gateway responded with 5xx.',
    remedy: 'Find the request in the server’s log by `requestId`.',
  },
  B010: {
    kind: 'refused',
    meaning: 'Any other status, or a 2xx with `success: false`.',
    remedy: 'Compare the call with the API contract.',
  },
  B011: {
    kind: 'unreadable',
    meaning: 'A 2xx whose body, or a row of it, differs from the API contract.',
    remedy: 'The error’s `cause` names the first difference.',
  },
  B012: {
    kind: 'abandoned',
    meaning: 'The user left the screen, and the call was aborted. It is not reported.',
    remedy: 'Nothing.',
  },
  B013: {
    kind: 'unexpected',
    meaning: 'A widget crashed, or an adapter of the host threw.',
    remedy: 'Read the stack of the error that `onError` received.',
  },
} as const satisfies Record<`B0${number}`, CatalogueEntry>;

import { getResponse, type HttpHandler } from 'msw';

/**
 * A `fetch` that handlers answer, for `api={{ fetch }}` of the provider: no server and no worker has to be started,
 * and nothing leaves the page. A request that no handler answers fails like a lost connection.
 */
export function fakeFetch(handlers: readonly HttpHandler[]): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await getResponse([...handlers], new Request(input, init));
    return response === undefined || response.type === 'error' ? failed() : response;
  };
}

function failed(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

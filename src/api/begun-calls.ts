type Fetch = typeof globalThis.fetch;

/** Milliseconds for which the answer to a begun call is used. */
const usableMs = 30_000;

/** Calls that are sent before the code that decodes their answers has arrived. */
export interface BegunCalls {
  /** Sends a request, once. */
  begin(request: Request): void;
  /** Answers a request with that of an equal begun one. Others are sent, and so are those whose begun one has failed. */
  readonly fetch: Fetch;
}

export function createBegunCalls(send: Fetch): BegunCalls {
  const answers = new Map<string, Promise<Response | undefined>>();
  return {
    begin: (request) => {
      const key = keyOf(request);
      if (answers.has(key)) return;
      const answer = send(request).then(
        (response) => (response.ok ? response : undefined),
        () => undefined,
      );
      answers.set(key, answer);
      setTimeout(() => answers.delete(key), usableMs);
    },
    fetch: async (input, init) => {
      const key = input instanceof Request ? keyOf(input) : '';
      const answer = answers.get(key);
      if (answer === undefined) return send(input, init);
      answers.delete(key);
      return (await answer) ?? send(input, init);
    },
  };
}

/** Includes the headers: the answer to another user's token is none to this request. */
function keyOf({ method, url, headers }: Request): string {
  return JSON.stringify([method, url, [...headers]]);
}

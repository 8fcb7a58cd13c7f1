/** Requests a path of the API. */
export type CallApi = (path: string) => Promise<Response> | Response;

/** Reads lists as JSON; '' if they do not arrive in time. */
export type ReadLists = (callApi: CallApi) => Promise<string>;

interface ListsOptions {
  /** Paths of the API by the names of their lists. */
  readonly paths: Readonly<Record<string, string>>;
  /** Milliseconds that a page waits for the API. */
  readonly patience?: number;
  /** Milliseconds for which answers are used again. */
  readonly freshFor?: number;
  /** Milliseconds for which older answers are used while the API is slow. */
  readonly usableFor?: number;
}

/**
 * Reads lists for pages, all at once. Pages that arrive during a call share it, and one that stops waiting leaves the
 * answer to later pages.
 */
export function cachedLists({
  paths,
  patience = 150,
  freshFor = 10_000,
  usableFor = 60_000,
}: ListsOptions): ReadLists {
  let text = '';
  let readAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<void> | undefined;

  async function refresh(callApi: CallApi): Promise<void> {
    try {
      const names = Object.entries(paths);
      const lists = await Promise.all(
        names.map(async ([name, path]) => [name, await readAnswer(callApi, path)]),
      );
      text = JSON.stringify(Object.fromEntries(lists));
      readAt = performance.now();
    } catch {
      // The widget requests the lists again, and shows the failure.
    } finally {
      pending = undefined;
    }
  }

  return async (callApi) => {
    const age = () => performance.now() - readAt;
    if (age() >= freshFor) {
      pending ??= refresh(callApi);
      await Promise.race([pending, waitFor(patience)]);
    }
    return age() < usableFor ? text : '';
  };
}

async function readAnswer(callApi: CallApi, path: string): Promise<unknown> {
  const answer = await callApi(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

function waitFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

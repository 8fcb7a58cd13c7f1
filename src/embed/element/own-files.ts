/**
 * Finds the files of the script. They are beside it, unless a plugin of the site has copied, renamed, inlined or delayed
 * it. Only `script` elements say where they were: sanitisers remove those from what visitors write.
 */
const ownFolder = './';

/** Imports files from the first folder that has them. */
export async function importFiles<Chunk>(load: (folder: string) => Promise<Chunk>): Promise<Chunk> {
  const stated = attributesOf('script[data-birrete-src]', /^data-birrete-src$/);
  const [first = ownFolder, ...others] = new Set([...stated, ownFolder, ...foundFolders()]);
  return others.reduce(
    (loading, folder) =>
      loading.catch((failure: unknown) =>
        load(folder).catch(() => {
          throw failure;
        }),
      ),
    load(first),
  );
}

/** The folders of the script in the attributes of scripts: plugins that delay one keep its address in one of theirs. */
function foundFolders(): readonly string[] {
  return attributesOf('script', /src$/, /\/birrete-embed[^/]*\.js(?:\?|$)/);
}

function attributesOf(selector: string, name: RegExp, value = /./): readonly string[] {
  return [...document.querySelectorAll(selector)]
    .flatMap((script) => [...script.attributes])
    .filter((attribute) => name.test(attribute.name) && value.test(attribute.value))
    .flatMap((attribute) => folderOf(attribute.value) ?? []);
}

function folderOf(address: string): string | undefined {
  try {
    const { protocol, href } = new URL('.', new URL(address, document.baseURI));
    return protocol.startsWith('http') ? href : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The address of a widget's file that a server said it does not have: the connection works, and the script was moved.
 * @returns undefined where the browser does not tell
 */
export function missingFile(widget: string): string | undefined {
  return performance
    .getEntriesByType('resource')
    .findLast((entry) => isMissing(entry) && entry.name.includes(`/chunks/${widget}-widget-`))
    ?.name;
}

function isMissing(entry: PerformanceEntry): boolean {
  return entry instanceof PerformanceResourceTiming && entry.responseStatus >= 400;
}

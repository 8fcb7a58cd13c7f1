/** A file that the page handed over. */
export interface KeptFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface KeptDownloads extends Disposable {
  files(): Promise<readonly KeptFile[]>;
}

/** For stories: keeps what the page would download, until it is disposed of. */
export function keepDownloads(): KeptDownloads {
  const kept: Promise<KeptFile>[] = [];
  const press = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function keep(this: HTMLAnchorElement) {
    kept.push(readFile(this.download, this.href));
  };
  return {
    files: () => Promise.all(kept),
    [Symbol.dispose]: () => {
      HTMLAnchorElement.prototype.click = press;
    },
  };
}

async function readFile(name: string, address: string): Promise<KeptFile> {
  const body = await fetch(address);
  return { name, bytes: new Uint8Array(await body.arrayBuffer()) };
}

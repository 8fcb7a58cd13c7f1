/** A file that the page saved. */
interface KeptFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

interface KeptDownloads extends Disposable {
  files(): Promise<readonly KeptFile[]>;
}

/** Records downloads instead of saving them, until it is disposed of. For stories. */
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
  const file = await (await fetch(address)).blob();
  return { name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
}

/** A file that the page saved. */
interface RecordedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

interface RecordedDownloads extends Disposable {
  files(): Promise<readonly RecordedFile[]>;
}

/** Records downloads instead of saving them, until it is disposed of. For stories. */
export function recordDownloads(): RecordedDownloads {
  const recorded: Promise<RecordedFile>[] = [];
  const press = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function keep(this: HTMLAnchorElement) {
    recorded.push(readFile(this.download, this.href));
  };
  return {
    files: () => Promise.all(recorded),
    [Symbol.dispose]: () => {
      HTMLAnchorElement.prototype.click = press;
    },
  };
}

async function readFile(name: string, address: string): Promise<RecordedFile> {
  const file = await (await fetch(address)).blob();
  return { name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
}

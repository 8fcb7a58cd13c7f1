/** A job that stopped. All documents before `reached` were drawn. */
export class PrintFailed extends Error {
  readonly reached: number;
  constructor(reached: number, cause: unknown) {
    super(`Printing stopped after ${reached} documents.`, { cause });
    this.name = 'PrintFailed';
    this.reached = reached;
  }
}

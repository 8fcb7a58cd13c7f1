/** The failure of calls to a thread that has ended. `cause` is its error, if there was one. */
export class ThreadLost extends Error {
  constructor(cause?: unknown) {
    super('The thread has ended.', cause === undefined ? {} : { cause });
    this.name = 'ThreadLost';
  }
}

import type { HttpHandler } from 'msw';
import type { FakeCall } from '../fake-api/contract-calls.ts';
import { handlerFor } from '../fake-api/handler-for.ts';

interface HeldCall {
  readonly handler: HttpHandler;
  /** Lets the call go on to the handlers behind, and every later one at once. */
  readonly release: () => void;
}

/** A call that the server takes and does not answer until the story says so. */
export function holdCall(call: FakeCall): HeldCall {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { handler: handlerFor(call, {}, () => released), release };
}

import { getResponse, type HttpHandler, HttpResponse } from 'msw';
import type { FakeCall } from './contract-calls.ts';
import { type GraduationHandlersOptions, graduationHandlers } from './graduation-handlers.ts';
import { type HandlerOptions, handlerFor } from './handler-for.ts';

/**
 * The server carries out the call, and the connection breaks before its answer arrives: the client can't distinguish it
 * from a call that never arrived. Pass the university of the other handlers, so that the change can be read.
 */
export function lostAnswer(
  call: FakeCall,
  options: HandlerOptions & GraduationHandlersOptions,
): HttpHandler {
  const handlers = graduationHandlers(options);
  return handlerFor(call, options, async ({ request }) => {
    await getResponse(handlers, request);
    return HttpResponse.error();
  });
}

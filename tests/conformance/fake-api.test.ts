import type { Extra } from 'birrete/contract';
import { demoPassword, graduationHandlers } from 'birrete/testing';
import { setupServer } from 'msw/node';
import { receiptKeyChecks } from './checks/limited-disclosure.ts';
import { declareConformance, type StartedServer } from './declare-conformance.ts';

declareConformance('the fake API', () =>
  serve(['if-match', 'summary', 'one-register', 'privacy', 'internal-notes', 'step-up']),
);

declareConformance(
  'the fake API with receipt keys',
  () => serve(['receipt-key']),
  receiptKeyChecks,
);

function serve(extras: readonly Extra[]): StartedServer {
  const server = setupServer(...graduationHandlers({ extras }));
  server.listen({ onUnhandledFrame: 'error' });
  return {
    baseUrl: 'https://grados.example',
    user: 'admin',
    password: demoPassword,
    stop: () => server.close(),
  };
}

import { demoPassword, graduationHandlers } from 'birrete/testing';
import { setupServer } from 'msw/node';
import { declareConformance } from './declare-conformance.ts';

declareConformance('the fake API', async () => {
  const extras = ['if-match', 'summary', 'one-register', 'privacy'] as const;
  const server = setupServer(...graduationHandlers({ extras }));
  server.listen({ onUnhandledFrame: 'error' });
  return {
    baseUrl: 'https://grados.example',
    user: 'admin',
    password: demoPassword,
    stop: () => server.close(),
  };
});

import { setupServer } from 'msw/node';
import { graduationHandlers } from '../../src/testing/fake-api/graduation-handlers.ts';
import { demoPassword } from '../../src/testing/university/users.ts';
import { declareConformance } from './declare-conformance.ts';

declareConformance('the fake API', async () => {
  const server = setupServer(...graduationHandlers({ extras: ['if-match'] }));
  server.listen({ onUnhandledFrame: 'error' });
  return {
    baseUrl: 'https://grados.example',
    user: 'admin',
    password: demoPassword,
    stop: () => server.close(),
  };
});

import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiClient } from '../client.ts';
import { listGenders } from './list-genders.ts';

const server = setupServer();
beforeAll(() => server.listen());
afterAll(() => server.close());

const api = createApiClient({
  baseUrl: 'https://grados.universidad.test',
  authorization: { headers: () => ({}), onUnauthorized: async () => 'ended' },
});

test('a gender without a name is nothing to choose', async () => {
  const wire = [{ id: 1, name: ' Masculino ' }, { id: 2, name: ' ' }, { id: 3 }];
  server.use(
    http.get('https://grados.universidad.test/api/genders', () => HttpResponse.json(wire)),
  );
  const { rows, unreadable } = await listGenders(api);
  expect(rows).toEqual([{ id: 1, name: 'Masculino' }]);
  expect(unreadable).toHaveLength(2);
});

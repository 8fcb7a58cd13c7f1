import { createdUserAnswer } from 'birrete/contract';
import { expect, onTestFinished, test } from 'vitest';
import { demoPassword } from '#site/demo/demo-access.ts';
import { countThreads } from '#testing/count-threads.ts';
import { dataOf, startTestApi } from '#testing/test-api.ts';

test('a sign-in with a one-time password starts the check of the new one, other sign-ins do not', async () => {
  const api = await startTestApi();
  onTestFinished(() => api.close());
  const created = await api.asAdmin('POST', '/users', {
    username: 'nueva',
    email: 'nueva@universidad.edu',
    full_name: 'Nélida Ñáñez',
    role_id: 1,
  });
  const { temporary_password } = dataOf(created, createdUserAnswer);
  const threads = countThreads();

  await api.signIn('registro', demoPassword);
  expect(threads()).toBe(0);
  await api.signIn('nueva', temporary_password);
  expect(threads()).toBe(1);
});

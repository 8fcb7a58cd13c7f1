import { expect, test } from 'vitest';
import { createApiClient } from '../api/client.ts';
import { bearerSession } from '../session/bearer-session.ts';
import { signOut } from './sign-out.ts';

test('the sign-out leaves nothing of the administrator in the browser', () => {
  const auth = bearerSession();
  auth.begin({ token: 'a', user: { fullName: 'Ana', email: 'ana@universidad.edu', roleId: 1 } });
  const api = createApiClient({
    baseUrl: 'https://norte.example',
    authorization: { headers: () => auth.authorize(), onUnauthorized: auth.recover },
  });
  const left = [
    'birrete-form-drafts:https://norte.example 1a',
    'birrete-lost-prints:https://norte.example 1a',
    'birrete-openid',
  ];
  const staying = [
    'birrete-form-drafts:https://sur.example 1a',
    'birrete-lost-prints:https://sur.example 1a',
    'birrete-wizard-draft:/solicitar',
  ];
  for (const key of [...left, ...staying]) sessionStorage.setItem(key, '1');
  signOut({ api, auth });
  expect(Object.keys(sessionStorage).sort()).toEqual(staying);
  expect(Object.keys(localStorage)).toEqual(['auth-storage']);
  expect(localStorage.getItem('auth-storage')).not.toContain('Ana');
  sessionStorage.clear();
});

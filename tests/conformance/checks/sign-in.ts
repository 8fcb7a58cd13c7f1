import { contractCalls } from '#testing/fake-api/contract-calls.ts';
import { type Check, checksIn } from '../check.ts';
import { demand } from '../check-result.ts';
import type { Context } from '../context.ts';
import { accepted, fieldOf, refused } from '../reading.ts';

const { read, write } = checksIn('Sign-in and permissions');
const publicCalls = /login|public|genders/;
const guarded = contractCalls.filter((call) => !publicCalls.test(call));

/** No record has this id, so a server without authorization loses nothing. */
const absentId = '2147483000';

async function demandLocked(context: Context, calls: readonly string[], token?: string) {
  for (const call of calls) {
    const [method = '', path = ''] = call.replace('{id}', absentId).split(' ');
    refused(await context.call(method, path, token === undefined ? {} : { token }), 401);
  }
}

export const signInChecks: readonly Check[] = [
  read(
    'login-wrong',
    'POST /api/auth/login answers wrong credentials with 401 and a message in error',
    async (context) => {
      const payload = { identifier: context.label('nadie'), password: 'equivocada' };
      const answer = refused(await context.call('POST', '/api/auth/login', { payload }), 401);
      const message = fieldOf(answer.json, 'error');
      demand(typeof message === 'string', 'the message is not in the error field');
    },
  ),
  read(
    'login-right',
    'POST /api/auth/login answers a token and a user with a name and role_id 1',
    async (context) => {
      const { user, password } = context.credentials();
      const payload = { identifier: user, password };
      const { json } = accepted(await context.call('POST', '/api/auth/login', { payload }));
      const token = fieldOf(json, 'data.data.token', 'data.token', 'token');
      demand(typeof token === 'string' && token !== '', 'no token in data or at the top');
      const found = fieldOf(json, 'data.data.user', 'data.user', 'user');
      const name = fieldOf(found, 'full_name', 'username', 'email');
      demand(typeof name === 'string', 'user has none of full_name, username, email');
      const role = fieldOf(found, 'role_id');
      demand(role === 1, `role_id is ${JSON.stringify(role)}, so this is no administrator`);
    },
  ),
  read('reads-locked', 'Every list of the back office answers 401 without a token', (context) =>
    demandLocked(
      context,
      guarded.filter((call) => call.startsWith('GET ')),
    ),
  ),
  read(
    'reads-locked-rubbish',
    'Every list of the back office answers 401 to an unknown token',
    (context) => {
      const reads = guarded.filter((call) => call.startsWith('GET '));
      return demandLocked(context, reads, 'rubbish');
    },
  ),
  write(
    'writes-locked',
    'Every other call of the back office answers 401 without a token',
    (context) =>
      demandLocked(
        context,
        guarded.filter((call) => !call.startsWith('GET ')),
      ),
  ),
];

import * as v from 'valibot';
import { demoAdministrator, demoPassword } from '../../examples/api/src/site/demo/demo-access.ts';
import { samplePerson } from '../../examples/api/testing/sample-application.ts';

/** One call of the next user to an instance. @throws Error if it fails */
export type Action = (address: string) => Promise<void>;

/** Actions of users on the day of a graduation. */
export type Actions = Readonly<Record<'apply' | 'look up' | 'sign in', Action>>;

const offered = v.object({
  data: v.array(v.object({ id: v.number(), status: v.optional(v.string()) })),
});
const applied = v.object({ data: v.object({ application_code: v.string() }) });

/** Users who apply, look up other applications, and sign in. */
export async function prepareActions(address: string): Promise<Actions> {
  const ceremonies = v.parse(offered, JSON.parse(await ask(address, '/public/ceremonies'))).data;
  const careers = v.parse(offered, JSON.parse(await ask(address, '/public/careers'))).data;
  const ceremony_id = ceremonies.find(({ status }) => status === 'ABIERTO')?.id;
  const career_id = careers[0]?.id;
  const codes: string[] = [];
  let people = 0;
  const apply: Action = async (at) => {
    people += 1;
    const id_number = String(40_000_000 + people);
    const person = { ...samplePerson, id_number, ceremony_id, career_id };
    const answer = v.parse(applied, JSON.parse(await ask(at, '/public/apply', person)));
    codes.push(answer.data.application_code);
  };
  return {
    apply,
    async 'look up'(at) {
      const code = codes[calls % codes.length];
      if (code === undefined) await apply(at);
      else await ask(at, `/public/status/${code}`);
    },
    async 'sign in'(at) {
      await ask(at, '/auth/login', { identifier: demoAdministrator, password: demoPassword });
    },
  };
}

let calls = 0;

/** Uses another address for each call, because throttling isn't measured here. */
async function ask(address: string, path: string, body?: object): Promise<string> {
  calls += 1;
  const from = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
  const answer = await fetch(`${address}/api${path}`, {
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return text;
}

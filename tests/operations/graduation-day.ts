import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import { demoAdministrator, demoPassword } from '../../examples/api/src/site/demo/demo-access.ts';
import { samplePerson } from '../../examples/api/testing/sample-application.ts';

/** Graduates who apply continuously until stopped. */
export interface GraduationDay {
  /** Returned codes by the number of the graduate. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** Attempts without a response, or with a response that requests a retry. */
  readonly repeated: number;
  /** Starts no further applications, and waits for codes of those that have started. */
  end(): Promise<void>;
}

const applied = v.object({ data: v.object({ application_code: v.string() }) });
const listed = v.object({
  data: v.array(v.object({ application_code: v.string(), id_number: v.string() })),
});
const ids = v.object({
  data: v.array(v.object({ id: v.number(), status: v.optional(v.string()) })),
});
const signedIn = v.object({ data: v.object({ token: v.string() }) });

/** Identity numbers of different days don't overlap. */
let people = 0;

/**
 * Lets `graduates` apply concurrently, each one in sequence. Attempts without a response are repeated with the same
 * Idempotency-Key, as in the wizard.
 */
export async function beginGraduationDay(
  address: string,
  graduates: number,
): Promise<GraduationDay> {
  const choices = await readChoices(address);
  const acknowledged = new Map<string, string>();
  let isOver = false;
  let repeated = 0;
  const apply = async () => {
    while (!isOver) {
      people += 1;
      const person = people;
      const id_number = String(70_000_000 + person);
      const body = JSON.stringify({ ...samplePerson, ...choices, id_number });
      for (;;) {
        const code = await tryToApply(address, person, body);
        if (code !== undefined) {
          acknowledged.set(id_number, code);
          break;
        }
        repeated += 1;
        await setTimeout(50);
      }
    }
  };
  const all = Promise.all(Array.from({ length: graduates }, apply));
  // Permanent failures are reported at the end.
  all.catch(() => {});
  return {
    acknowledged,
    get repeated() {
      return repeated;
    },
    async end() {
      isOver = true;
      await all;
    },
  };
}

/** @returns the code, or undefined if the attempt should be repeated */
async function tryToApply(address: string, person: number, body: string) {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': `person-${person}`,
    // Each from another address, because throttling isn't tested here.
    'x-forwarded-for': `10.${person >> 16}.${(person >> 8) & 255}.${person & 255}`,
  };
  const request = { method: 'POST', headers, body };
  const answer = await fetch(`${address}/api/public/apply`, request).catch(() => undefined);
  const text = await answer?.text().catch(() => undefined);
  if (answer === undefined || text === undefined || answer.status >= 502) return undefined;
  if (answer.status !== 201) throw new Error(`Applying answered ${answer.status}: ${text}`);
  return v.parse(applied, JSON.parse(text)).data.application_code;
}

async function readChoices(address: string) {
  const ceremonies = v.parse(ids, await readJson(`${address}/api/public/ceremonies`)).data;
  const careers = v.parse(ids, await readJson(`${address}/api/public/careers`)).data;
  const ceremony = ceremonies.find(({ status }) => status === 'ABIERTO');
  const [career] = careers;
  if (ceremony === undefined || career === undefined) throw new Error('Nothing is offered.');
  return { ceremony_id: ceremony.id, career_id: career.id };
}

/** All stored applications, as an administrator reads them. */
export async function readApplications(address: string) {
  const credentials = { identifier: demoAdministrator, password: demoPassword };
  const session = await readJson(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const authorization = `Bearer ${v.parse(signedIn, session).data.token}`;
  const list = await readJson(`${address}/api/applications`, { headers: { authorization } });
  return v.parse(listed, list).data;
}

async function readJson(url: string, request?: RequestInit): Promise<unknown> {
  const answer = await fetch(url, request);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

import { applyAnswer, statusAnswer } from 'birrete/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultSettings } from '../settings.ts';
import { offeredChoices, samplePerson } from '../testing/sample-application.ts';
import { dataOf, refusal, startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  const throttle = { ...defaultSettings.throttle, lookUpsByAddress: [] };
  api = await startTestApi({ settings: { lookUpProof: 'document', throttle } });
});
afterAll(() => api.close());

const lookUp = (code: string, proof?: string) =>
  api.call(
    'GET',
    `/public/status/${code}`,
    undefined,
    proof === undefined ? {} : { 'Birrete-Proof': proof },
  );

async function applyAndReject(id_number: string): Promise<string> {
  const body = { ...samplePerson, ...(await offeredChoices(api)), id_number };
  const applied = dataOf(await api.call('POST', '/public/apply', body), applyAnswer);
  const notes = 'Falta la solvencia de María-José';
  await api.asAdmin('PATCH', `/applications/${applied.id}/reject`, { notes });
  return applied.application_code;
}

describe('where the document has to be shown', () => {
  test('it is announced, and a code alone shows the status without the person', async () => {
    const code = await applyAndReject('30.222.678');
    const answer = await lookUp(code);
    expect(answer.headers.get('birrete-extras')).toContain('look-up-proof');
    const { application, student, masked, career } = dataOf(answer, statusAnswer);
    expect([masked, application.status]).toEqual([true, 'RECHAZADA']);
    expect(career.name).not.toBe('');
    expect(student).toEqual({
      identification_type: 'CI',
      id_number: '•••',
      first_name: 'M•••',
      last_name: 'D•••',
      email: '•••@•••',
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/678|María|Angelo|correo\.edu|solvencia/);
  });

  test('its last three digits show all, and the whole number does too', async () => {
    const code = await applyAndReject('30.333.678');
    for (const proof of ['678', ' 6-7-8 ', '30333678', '30.333.678']) {
      const { application, student, masked } = dataOf(await lookUp(code, proof), statusAnswer);
      expect(masked).toBeUndefined();
      expect(student).toMatchObject({ id_number: '30.333.678', first_name: 'María-José' });
      expect(application.notes).toContain('solvencia');
    }
  });

  test('too few digits or wrong ones show nothing, and five wrong ones close the code for a while', async () => {
    const code = await applyAndReject('30.444.678');
    expect(dataOf(await lookUp(code, '78'), statusAnswer).masked).toBe(true);
    for (const wrong of ['001', '002', '003', '004']) {
      expect(dataOf(await lookUp(code, wrong), statusAnswer).masked).toBe(true);
    }
    expect((await lookUp(code, '678')).status).toBe(429);
    expect((await lookUp(code)).status).toBe(200);
    api.pass(3900);
    expect(dataOf(await lookUp(code, '678'), statusAnswer).masked).toBeUndefined();
  });
});

test('without the setting nothing is masked and nothing announced', async () => {
  const plain = await startTestApi();
  const answer = await plain.call('GET', '/public/status/AG-2026-001');
  expect(answer.headers.get('birrete-extras')).not.toContain('look-up-proof');
  expect(dataOf(answer, statusAnswer).student.email).toContain('@');
  expect(dataOf(answer, statusAnswer).masked).toBeUndefined();
  await plain.close();
});

test('300 misses from wherever leave each address three look-ups, for ten minutes', async () => {
  api.pass(3600);
  const from = async (address: string, code: string) => {
    const env = { incoming: { socket: { remoteAddress: address } } };
    return (await api.app.request(`/api/public/status/${code}`, {}, env)).status;
  };
  const guesses = Array.from({ length: 300 }, (_, index) =>
    from(`10.0.${index % 250}.1`, `AG-1999-${index}`),
  );
  expect(new Set(await Promise.all(guesses))).toEqual(new Set([404]));
  const statuses = [];
  for (let count = 0; count < 5; count += 1) {
    statuses.push(await from('10.9.9.9', 'AG-2026-001'));
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect(await from('10.9.9.8', 'AG-2026-001')).toBe(200);
  api.pass(700);
  expect(await from('10.9.9.9', 'AG-2026-001')).toBe(200);
});

test('a refusal under the brake reads like any other', async () => {
  const brake = { most: 0, seconds: 60 };
  const throttle = {
    ...defaultSettings.throttle,
    missedLookUps: brake,
    lookUpsDuringGuessing: brake,
  };
  const braked = await startTestApi({ demo: false, settings: { throttle } });
  const answer = await braked.call('GET', '/public/status/AG-2026-001');
  expect(refusal(answer)).toEqual([
    429,
    'Has realizado demasiadas consultas. Espera un momento e intenta nuevamente.',
  ]);
  await braked.close();
});

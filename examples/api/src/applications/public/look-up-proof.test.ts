import { applyAnswer, statusAnswer } from 'birrete/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultSettings } from '#platform/settings/settings.ts';
import { offeredChoices, samplePerson } from '#testing/sample-application.ts';
import { dataOf, refusal, startTestApi, type TestApi } from '#testing/test-api.ts';

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

describe('a guesser and everybody else', () => {
  const from = (address: string, code: string, proof?: string) => {
    const env = { incoming: { socket: { remoteAddress: address } } };
    const headers = proof === undefined ? {} : { 'Birrete-Proof': proof };
    return Promise.resolve(api.app.request(`/api/public/status/${code}`, { headers }, env));
  };
  const lookUpStatus = async (address: string, code: string, proof?: string) =>
    (await from(address, code, proof)).status;

  /** Asks for unknown codes from these addresses. @returns the number of each status. */
  async function guess(addresses: readonly string[]): Promise<Record<number, number>> {
    const counts: Record<number, number> = {};
    for (const [index, address] of addresses.entries()) {
      const status = await lookUpStatus(address, `AG-1999-${index}`);
      counts[status] = (counts[status] ?? 0) + 1;
    }
    return counts;
  }

  test('an address that misses is refused, and no other; a right proof passes even there', async () => {
    api.pass(3600);
    const code = await applyAndReject('30.555.678');
    expect(await guess(Array.from({ length: 40 }, () => '10.9.9.9'))).toEqual({ 404: 30, 429: 10 });
    expect(await lookUpStatus('10.9.9.9', 'AG-2026-001')).toBe(429);
    expect(await lookUpStatus('10.9.9.8', 'AG-2026-001')).toBe(200);
    const owner = await from('10.9.9.9', code, '678');
    expect([owner.status, await owner.text()]).toEqual([200, expect.stringContaining('solvencia')]);
    api.pass(700);
    expect(await lookUpStatus('10.9.9.9', 'AG-2026-001')).toBe(200);
  });

  test('misses across rotating /48s meet a limit, and nobody else is refused', async () => {
    api.pass(3600);
    const sites = Array.from({ length: 320 }, (_, index) => `2001:db8:${index.toString(16)}::1`);
    expect(await guess(sites)).toEqual({ 404: 300, 429: 20 });
    for (const address of ['2001:db9::1', '10.8.8.8', '10.8.8.8', '10.8.8.8', '10.8.8.8']) {
      expect(await lookUpStatus(address, 'AG-2026-001')).toBe(200);
    }
  });

  test('wrong proofs from elsewhere do not lock the owner out', async () => {
    api.pass(3600);
    const code = await applyAndReject('30.666.678');
    const wrong = async (address: string) => {
      for (const proof of ['001', '002', '003', '004', '005']) await from(address, code, proof);
    };
    await wrong('10.2.0.1');
    expect(await lookUpStatus('10.2.0.1', code, '678')).toBe(429);
    expect(await (await from('10.2.0.9', code, '678')).text()).toContain('30.666.678');
    for (const address of ['10.2.0.2', '10.2.0.3', '10.2.0.4']) await wrong(address);
    const closed = await from('10.2.0.9', code, '678');
    expect([closed.status, await closed.text()]).toEqual([
      429,
      expect.stringContaining('Escribe el número completo de tu documento'),
    ]);
    for (const address of ['10.2.0.1', '10.2.0.9']) {
      expect(await (await from(address, code, '30666678')).text()).toContain('30.666.678');
    }
  });
});

test('a refusal of a guesser reads like any other', async () => {
  const throttle = { ...defaultSettings.throttle, missedLookUps: { max: 1, seconds: 60 } };
  const braked = await startTestApi({ demo: false, settings: { throttle } });
  await braked.call('GET', '/public/status/AG-2026-001');
  const answer = await braked.call('GET', '/public/status/AG-2026-001');
  expect(refusal(answer)).toEqual([
    429,
    'Has realizado demasiadas consultas. Espera un momento e intenta nuevamente.',
  ]);
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  await braked.close();
});

import { createHash } from 'node:crypto';
import { applyAnswer, privacyAnswer, refusals, statusAnswer } from 'birrete/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrivacySettings } from '#platform/settings/privacy-settings.ts';
import { offeredChoices, samplePerson } from '#testing/sample-application.ts';
import { dataOf, refusal, startTestApi, type TestApi } from '#testing/test-api.ts';
import { publishPrivacyText } from './privacy-texts.ts';

let api: TestApi;
let application: typeof samplePerson & { ceremony_id: number; career_id: number };

beforeAll(async () => {
  api = await startTestApi();
  application = { ...samplePerson, ...(await offeredChoices(api)) };
});
afterAll(() => api.close());

const apply = (body: unknown, headers?: HeadersInit) =>
  api.call('POST', '/public/apply', body, headers);

describe('an application', () => {
  test('answers a code of its year, by which it is found in lower case', async () => {
    const answer = await apply({ ...application, id_number: '20.000.001' });
    expect(answer.status).toBe(201);
    const { application_code } = dataOf(answer, applyAnswer);
    expect(application_code).toMatch(/^AG-2026-\d{3}$/);
    const found = await api.call('GET', `/public/status/${application_code.toLowerCase()}`);
    expect(dataOf(found, statusAnswer)).toMatchObject({
      application: { status: 'PENDIENTE', application_code, updated_at: null },
      student: { first_name: 'María-José', last_name: "D'Angelo", id_number: '20.000.001' },
    });
  });

  test('takes the birth date in both spellings and ids as a form sends them', async () => {
    const answer = await apply({
      ...application,
      id_number: '20.000.002',
      date_of_birth: '5/3/2001',
      ceremony_id: String(application.ceremony_id),
    });
    const { id } = dataOf(answer, applyAnswer);
    const stored = await api.database.kysely
      .selectFrom('applications')
      .select('date_of_birth')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(stored.date_of_birth).toBe('2001-03-05');
  });

  test.each([
    ['ceremony_id', 'El acto de grado es requerido'],
    ['career_id', 'La carrera es requerida'],
    ['identification_type', 'El tipo de identificación es requerido'],
    ['id_number', 'El número de identificación es requerido'],
    ['first_name', 'El primer nombre es requerido'],
    ['last_name', 'El primer apellido es requerido'],
    ['second_last_name', 'El segundo apellido es requerido'],
    ['email', 'El correo electrónico es requerido'],
    ['date_of_birth', 'La fecha de nacimiento es requerida'],
    ['place_of_birth', 'El lugar de nacimiento es requerido'],
    ['gender_id', 'El género es requerido'],
  ])('without %s says so', async (field, message) => {
    expect(refusal(await apply({ ...application, [field]: undefined }))).toEqual([422, message]);
    expect(refusal(await apply({ ...application, [field]: '   ' }))).toEqual([422, message]);
  });

  test.each([
    [{ email: 'maria.correo.edu' }, 'Por favor ingresa un email válido'],
    [{ date_of_birth: '31/02/2001' }, 'La fecha de nacimiento no es válida'],
    [{ date_of_birth: '2090-01-01' }, 'La fecha de nacimiento no puede estar en el futuro'],
    [
      { date_of_birth: '2012-06-17' },
      'Según la fecha de nacimiento, la persona tiene menos de 14 años. Revisa la fecha; si es correcta, acude al registro de la universidad.',
    ],
    [{ privacy_version: 'texto que nadie ha publicado' }, refusals.authorisationUnknown.message],
    [{ first_name: 'x'.repeat(201) }, 'El primer nombre no puede tener más de 200 caracteres'],
    [
      { first_name: 'Ana\u0007' },
      'El primer nombre contiene un carácter no permitido: U+0007 después de «Ana»',
    ],
    [{ first_name: '\u0000b' }, 'El primer nombre contiene un carácter no permitido: U+0000'],
    [{ id_number: '...' }, 'El número de identificación no es válido'],
    [
      { id_number: '٣٠١١١٢٢٢' },
      'El número de identificación contiene un carácter no permitido: «٣»',
    ],
    [{ identification_type: 'W' }, 'El tipo de identificación no es válido'],
    [{ first_name: '\u200B\u200D' }, 'El primer nombre es requerido'],
    [{ ceremony_id: 999_999 }, 'El acto de grado seleccionado no existe.'],
    [{ career_id: 999_999 }, 'La carrera seleccionada no está disponible.'],
    [{ gender_id: 3 }, 'El género seleccionado no es válido.'],
  ])('with %o is refused', async (fault, message) => {
    expect(refusal(await apply({ ...application, ...fault }))).toEqual([422, message]);
  });

  test('of 200 characters, emoji and other scripts stays as it is', async () => {
    const first_name = `${'ñ'.repeat(190)} 🎓 مريم`;
    const { id } = dataOf(
      await apply({ ...application, id_number: '20000003', first_name }),
      applyAnswer,
    );
    const stored = await api.database.kysely
      .selectFrom('applications')
      .select('first_name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(stored.first_name).toBe(first_name);
  });

  test('that is no JSON, no object, in another encoding or too large is refused', async () => {
    const send = async (body: string | Uint8Array<ArrayBuffer>) => {
      const headers = { 'content-type': 'application/json' };
      const response = await api.app.request('/api/public/apply', {
        method: 'POST',
        headers,
        body,
      });
      return [
        response.status,
        v.parse(v.object({ error: v.string() }), await response.json()).error,
      ];
    };
    expect(await send('{"first_name":')).toEqual([
      400,
      'El cuerpo de la petición no es JSON válido.',
    ]);
    const latin1 = JSON.stringify({ ...application, id_number: '20000007', first_name: 'José' });
    expect(await send(new Uint8Array(Buffer.from(latin1, 'latin1')))).toEqual([
      400,
      'El cuerpo de la petición no es JSON válido.',
    ]);
    expect(await send('[1]')).toEqual([422, 'El cuerpo de la petición debe ser un objeto JSON.']);
    expect(await send(`"${'x'.repeat(70_000)}"`)).toEqual([
      413,
      'La petición es demasiado grande.',
    ]);
  });

  test('that a form of another site could send is refused: it does not say that it is JSON', async () => {
    const body = JSON.stringify({ ...application, id_number: '20000004' });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/json']) {
      const headers = { 'content-type': type };
      const response = await api.app.request('/api/public/apply', {
        method: 'POST',
        headers,
        body,
      });
      expect(response.status).toBe(415);
    }
  });

  test('loses the marks without a shape that a name copied from a chat brings along', async () => {
    const first_name = '\u202AMar\u200Bía\u202C';
    const answer = await apply({ ...application, id_number: '20000005', first_name });
    const { application_code } = dataOf(answer, applyAnswer);
    const found = await api.call('GET', `/public/status/${application_code}`);
    expect(dataOf(found, statusAnswer).student.first_name).toBe('María');
  });

  test.each(['\u3164', ' \uffa0\u115f', '\u2800', '\u{1d159}', '\ufe0f'])(
    'whose name is nothing but %j lacks a name',
    async (first_name) => {
      const answer = await apply({ ...application, id_number: '20000006', first_name });
      expect(refusal(answer)).toEqual([422, 'El primer nombre es requerido']);
    },
  );

  test('to a closed ceremony is refused, and takes no code', async () => {
    const closed = await api.database.kysely
      .selectFrom('ceremonies')
      .select('id')
      .where('status', '=', 'CERRADO')
      .executeTakeFirstOrThrow();
    const before = await lastNumber();
    const answer = await apply({ ...application, id_number: '20000004', ceremony_id: closed.id });
    expect(refusal(answer)).toEqual([409, 'Este acto de grado ya no recibe solicitudes.']);
    expect(await lastNumber()).toBe(before);
  });

  test('for a career that is no longer offered is refused', async () => {
    const inactive = await api.database.kysely
      .selectFrom('careers')
      .select('id')
      .where('is_active', '=', false)
      .executeTakeFirstOrThrow();
    const answer = await apply({ ...application, career_id: inactive.id });
    expect(refusal(answer)).toEqual([422, 'La carrera seleccionada no está disponible.']);
  });
});

describe('a second application', () => {
  test('of the same person is refused however the number is written, without the code', async () => {
    const { application_code } = dataOf(
      await apply({ ...application, id_number: '30.111.222' }),
      applyAnswer,
    );
    for (const again of [
      { id_number: '30111222' },
      { id_number: 'V-30.111.222' },
      { id_number: '030111222', identification_type: 'V' },
      { id_number: '30 111 222', identification_type: 'v' },
      { id_number: '30111222', identification_type: 'C.I.' },
      { id_number: '３０１１１２２２', identification_type: 'ＣＩ' },
      { id_number: '30\u200B111\u202E222' },
    ]) {
      const answer = await apply({ ...application, ...again });
      expect(answer.status).toBe(409);
      expect(JSON.stringify(answer.body)).not.toContain(application_code);
    }
  });

  test('with the same digits on a foreign document is somebody else', async () => {
    await apply({ ...application, id_number: '30111333' });
    const answer = await apply({ ...application, id_number: '30111333', identification_type: 'P' });
    expect(answer.status).toBe(201);
  });

  test('is accepted once the first is rejected, whose confirmation then collides', async () => {
    const person = { ...application, id_number: '30111444' };
    const { id } = dataOf(await apply(person), applyAnswer);
    await api.asAdmin('PATCH', `/applications/${id}/reject`, { notes: 'Faltan notas' });
    expect((await apply(person)).status).toBe(201);
    expect(refusal(await api.asAdmin('PATCH', `/applications/${id}/confirm`, {}))).toEqual([
      409,
      'Ya existe otra solicitud vigente de esta persona para la misma carrera y el mismo acto de grado.',
    ]);
  });
});

describe('an Idempotency-Key', () => {
  test('answers the first result again, also when both arrive at once', async () => {
    const person = { ...application, id_number: '40000001' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => apply(person, { 'Idempotency-Key': 'once' })),
    );
    const codes = answers.map((answer) => dataOf(answer, applyAnswer).application_code);
    expect(new Set(codes).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.has('Idempotency-Replayed'))).toHaveLength(2);
  });

  test('is refused with another body', async () => {
    const headers = { 'Idempotency-Key': 'other' };
    await apply({ ...application, id_number: '40000002' }, headers);
    expect(refusal(await apply({ ...application, id_number: '40000003' }, headers))).toEqual([
      422,
      'La clave de idempotencia ya se usó con otros datos.',
    ]);
  });

  test('of a failed request may be used again', async () => {
    const headers = { 'Idempotency-Key': 'retry' };
    const faulty = { ...application, id_number: '40000004', career_id: 999_999 };
    expect((await apply(faulty, headers)).status).toBe(422);
    expect((await apply({ ...application, id_number: '40000004' }, headers)).status).toBe(201);
  });

  test('is forgotten after two days, by whichever submission comes next', async () => {
    const keys = () =>
      api.database.kysely.selectFrom('idempotency_keys').select('key_hash').execute();
    expect((await keys()).length).toBeGreaterThan(1);
    api.pass(49 * 3600);
    const headers = { 'Idempotency-Key': 'later' };
    await apply({ ...application, id_number: '40000005' }, headers);
    expect(await keys()).toHaveLength(1);
  });
});

test('60 people who submit at once get 60 codes without gap or duplicate', {
  tags: ['rare'],
}, async () => {
  const before = await lastNumber();
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      apply({ ...application, id_number: String(50_000_000 + index) }),
    ),
  );
  const numbers = answers.map((answer) =>
    Number(dataOf(answer, applyAnswer).application_code.slice('AG-2026-'.length)),
  );
  const expected = Array.from({ length: 60 }, (_, index) => before + 1 + index);
  expect(numbers.sort((a, b) => a - b)).toEqual(expected);
});

async function lastNumber(): Promise<number> {
  const { last_number } = await api.database.kysely
    .selectFrom('application_code_counters')
    .select('last_number')
    .where('year', '=', 2026)
    .executeTakeFirstOrThrow();
  return last_number;
}

describe('where the university asks for an authorisation', () => {
  const text = { version: '2026-1', content: 'Autorizo el uso de mis datos.' };
  const privacy: PrivacySettings = { kind: 'authorisation', href: '/datos', text };
  let other: TestApi;
  beforeAll(async () => {
    other = await startTestApi({ settings: { privacy } });
  });
  afterAll(() => other.close());
  const send = (id_number: string, privacy_version?: string) =>
    other.call('POST', '/public/apply', { ...application, id_number, privacy_version });

  test('an application names a published text, which the API keeps with its hash', async () => {
    expect((await send('20.000.071', '2026-1')).status).toBe(201);
    expect(refusal(await send('20.000.072'))).toEqual([422, refusals.authorisationMissing.message]);
    expect(refusal(await send('20.000.072', '2026-2'))[0]).toBe(422);
    const texts = await other.database.kysely.selectFrom('privacy_texts').selectAll().execute();
    expect(texts).toMatchObject([
      { ...text, content_sha256: createHash('sha256').update(text.content).digest('hex') },
    ]);
  });

  test('a page with a refused text reads the one in force', async () => {
    expect((await send('20.000.075', '2025-9')).status).toBe(422);
    const inForce = dataOf(await other.call('GET', '/public/privacy'), privacyAnswer);
    expect(inForce).toEqual({
      kind: 'authorisation',
      href: '/datos',
      text: text.content,
      version: '2026-1',
    });
    expect((await send('20.000.075', inForce.version ?? '')).status).toBe(201);
  });

  test('a version keeps its text: another one does not start, and a new one is added', async () => {
    const { kysely } = other.database;
    const now = new Date();
    const change = { ...text, content: 'Autorizo todo.' };
    await expect(publishPrivacyText(kysely, { ...privacy, text: change }, now)).rejects.toThrow(
      'BIRRETE_PRIVACY_TEXT differs from the text that was published as 2026-1',
    );
    await publishPrivacyText(kysely, { ...privacy, text: { ...change, version: '2026-2' } }, now);
    expect((await send('20.000.073', '2026-1')).status).toBe(201);
    expect((await send('20.000.074', '2026-2')).status).toBe(201);
    await expect(kysely.deleteFrom('privacy_texts').execute()).rejects.toThrow();
  });
});

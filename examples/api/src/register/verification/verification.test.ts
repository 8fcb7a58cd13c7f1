import {
  type TitleAnswer,
  titleAnswer,
  titleEntryAnswer,
  titleVerificationsAnswer,
  verificationAnswer,
} from 'birrete/contract';
import { formatVerificationCode } from 'birrete/rules';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readVariable } from '#platform/settings/read-variable.ts';
import { defaultSettings } from '#platform/settings/settings.ts';
import {
  readVerificationSettings,
  type VerificationSettings,
} from '#platform/settings/verification-settings.ts';
import { completeCeremony, issueTitles } from '#testing/graduates.ts';
import { dataOf, refusal, startTestApi, type TestApi } from '#testing/test-api.ts';
import { randomCode } from '../titles/title-codes.ts';

const university = 'Universidad Central de los Andes';
const page = 'https://www.universidad.edu/verificar?codigo={code}';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ settings: { verification: { university, page, datum: 'none' } } });
});
afterAll(() => api.close());

const verify = (text: string, of = api) =>
  of.call('GET', `/public/verification/${encodeURIComponent(text)}`);

async function titlesOf(of: TestApi) {
  return dataOf(await of.asAdmin('GET', '/titles'), v.array(titleAnswer));
}

/** A title with its code. */
async function aTitle(of = api) {
  const [title] = await titlesOf(of);
  if (title === undefined) throw new Error('The demo has no titles.');
  return { title, code: title.verification_code ?? '' };
}

describe('verification', () => {
  test('is announced, and answers what the title says, and nothing else', async () => {
    const { title, code } = await aTitle();
    const answer = await verify(code);
    expect(answer.headers.get('birrete-extras')).toContain('verification');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(dataOf(answer, verificationAnswer)).toEqual({
      status: 'valid',
      code,
      person_name: expect.stringContaining(`${title.last_name} ${title.second_last_name}`),
      degree_title: title.degree_title,
      university,
      issue_date: title.issue_date,
      ceremony_date: title.ceremony_date,
      record_registry: title.record_registry,
      assigned_registry: title.assigned_registry,
      folio_registry: title.folio_registry,
      resolution: null,
      current_code: null,
    });
    const text = JSON.stringify(answer.body);
    expect(text).not.toContain(title.id_number);
    expect(text).not.toContain(title.application_code);
  });

  test('reads a code however it is written', async () => {
    const { code } = await aTitle();
    const spellings = [
      code.toLowerCase(),
      formatVerificationCode(code),
      ` ${formatVerificationCode(code).replaceAll('-', ' ')} `,
      code.replace(/.{4}/gu, '$&–'),
    ];
    for (const text of spellings) {
      expect(dataOf(await verify(text), verificationAnswer).code).toBe(code);
    }
  });

  test('answers every other text alike', async () => {
    const { code } = await aTitle();
    const wrong = [
      randomCode(),
      code.slice(1),
      `${code}2`,
      'AG-2026-001',
      '0OI1'.repeat(3),
      '\u0000',
      'x'.repeat(5000),
      'ñ🎓',
      "' or 1=1 --",
    ];
    for (const text of wrong) {
      const answer = await verify(text);
      expect([text, refusal(answer)]).toEqual([text, [404, 'No figura en el registro']]);
      expect(answer.headers.get('birrete-extras')).toContain('verification');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('the standing', () => {
  const resolution = {
    resolution_number: 'CU-0123-2026',
    resolution_date: '2026-06-10',
    resolution_body: 'Consejo Universitario',
    resolution_reason: 'Se comprobó que faltaba una asignatura.',
  };
  const stated = { number: 'CU-0123-2026', date: '2026-06-10', body: 'Consejo Universitario' };
  const correct = (title: TitleAnswer, kind: string, body: object = {}) =>
    api.asAdmin('POST', `/titles/${title.id}/${kind}`, { ...resolution, ...body });

  async function newTitle(surname: string): Promise<TitleAnswer> {
    const ceremony = await completeCeremony(api, [surname]);
    await issueTitles(api, ceremony);
    const [title] = (await titlesOf(api)).filter(({ ceremony_id }) => ceremony_id === ceremony);
    if (title === undefined) throw new Error('No title was issued');
    return title;
  }

  /** Rectifies the surname. @returns the title that was issued instead */
  async function rectify(
    title: TitleAnswer,
    last_name: string,
    choice: object = {},
  ): Promise<TitleAnswer> {
    const degree_title = title.degree_title ?? 'Licenciada en Pruebas';
    const { first_name, id_number } = title;
    const answer = await correct(title, 'rectification', {
      first_name,
      last_name,
      id_number,
      degree_title,
      ...choice,
    });
    const { replacing_title_id: id } = dataOf(answer, titleEntryAnswer);
    const successor = (await titlesOf(api)).find((row) => row.id === id);
    if (successor === undefined) throw new Error('No title was issued');
    return successor;
  }

  test('follows the entries: a duplicate changes nothing, an annulment does, without its reason', async () => {
    const title = await newTitle('Ocando');
    const code = title.verification_code ?? '';
    await correct(title, 'duplicate');
    expect(dataOf(await verify(code), verificationAnswer).status).toBe('valid');
    await correct(title, 'annulment');
    const answer = await verify(code);
    expect(dataOf(answer, verificationAnswer)).toMatchObject({
      status: 'annulled',
      resolution: stated,
      current_code: null,
    });
    expect(JSON.stringify(answer.body)).not.toContain('asignatura');
  });

  test('is that of the end of the chain, for the code of every title in it', async () => {
    const first = await newTitle('Penaloza');
    const second = await rectify(first, 'Peñalosa');
    const third = await rectify(second, 'Peñaloza');
    for (const { verification_code } of [first, second]) {
      expect(dataOf(await verify(verification_code ?? ''), verificationAnswer)).toMatchObject({
        status: 'rectified',
        resolution: stated,
        current_code: third.verification_code,
      });
    }
    const current = dataOf(await verify(third.verification_code ?? ''), verificationAnswer);
    expect(current).toMatchObject({
      status: 'valid',
      current_code: null,
      person_name: expect.stringContaining('Peñaloza'),
    });

    const annulment = { ...stated, number: 'CU-0200-2026' };
    await correct(third, 'annulment', { resolution_number: annulment.number });
    for (const { verification_code } of [first, second, third]) {
      expect(dataOf(await verify(verification_code ?? ''), verificationAnswer)).toMatchObject({
        status: 'annulled',
        resolution: annulment,
        current_code: null,
      });
    }
  });

  test('of titles with a former name that is hidden says only that they were replaced', async () => {
    const first = await newTitle('Penaloza');
    const second = await rectify(first, 'Peñaloza');
    const third = await rectify(second, 'Ybarra', { former_name_hidden: true });
    const fourth = await rectify(third, 'Ibarra');
    const answerOf = async ({ verification_code }: TitleAnswer) =>
      dataOf(await verify(verification_code ?? ''), verificationAnswer);
    for (const title of [first, second]) {
      const replaced = { status: 'replaced', code: title.verification_code, university };
      expect(await answerOf(title)).toEqual(replaced);
    }
    expect(await answerOf(third)).toMatchObject({
      status: 'rectified',
      current_code: fourth.verification_code,
    });
    const current = await answerOf(fourth);
    expect(current).toMatchObject({ status: 'valid', resolution: null });
    expect(JSON.stringify(current)).not.toContain('Peñaloza');

    await correct(fourth, 'annulment');
    expect((await answerOf(first)).status).toBe('replaced');
  });
});

describe('the codes', () => {
  test('are given with the issue, one to each title, and are in the list with their address', async () => {
    await issueTitles(api, await completeCeremony(api, ['Ávila', 'Brito']));
    const titles = await titlesOf(api);
    const codes = titles.map((title) => title.verification_code ?? '');
    expect(new Set(codes).size).toBe(titles.length);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{12}$/);
    const { title, code } = await aTitle();
    const address = `https://www.universidad.edu/verificar?codigo=${formatVerificationCode(code)}`;
    expect(title.verification_url).toBe(address);
  });

  test('can be neither changed nor deleted', async () => {
    const { kysely } = api.database;
    const { title, code } = await aTitle();
    const change = kysely.updateTable('title_codes').set({ code: randomCode() });
    await expect(change.where('title_id', '=', title.id).execute()).rejects.toThrow('append-only');
    await expect(kysely.deleteFrom('title_codes').execute()).rejects.toThrow('append-only');
    expect(dataOf(await verify(code), verificationAnswer).status).toBe('valid');
  });

  test('are missing only of titles that an older version issued, until the next issue', async () => {
    const { kysely } = api.database;
    const [ceremony, next] = [
      await completeCeremony(api, ['Oca']),
      await completeCeremony(api, ['Paz']),
    ];
    await issueTitles(api, ceremony);
    const { id } = await kysely
      .selectFrom('issued_titles')
      .select('id')
      .where('ceremony_id', '=', ceremony)
      .executeTakeFirstOrThrow();
    await sql`alter table title_codes disable trigger user`.execute(kysely);
    await kysely.deleteFrom('title_codes').where('title_id', '=', id).execute();
    await sql`alter table title_codes enable trigger user`.execute(kysely);
    const codeNow = async () =>
      (await titlesOf(api)).find((title) => title.id === id)?.verification_code;
    expect(await codeNow()).toBeNull();
    await issueTitles(api, next);
    expect(await codeNow()).toMatch(/^[2-9A-HJ-NP-Z]{12}$/);
  });
});

describe('the limits', () => {
  test('stop those who guess, with the answer of the look-up, and never a right code', {
    tags: ['rare'],
  }, async () => {
    const { throttle } = defaultSettings;
    const limited = await startTestApi({ settings: { throttle } });
    try {
      const { code } = await aTitle(limited);
      const misses = throttle.missedLookUps.max;
      for (let miss = 0; miss < misses; miss += 1) {
        expect((await verify(randomCode(), limited)).status).toBe(404);
      }
      const refused = await verify(randomCode(), limited);
      expect(refusal(refused)).toEqual([
        429,
        'Has realizado demasiadas consultas. Espera un momento e intenta nuevamente.',
      ]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      for (let time = 0; time < 2 * misses; time += 1) {
        expect((await verify(code, limited)).status).toBe(200);
      }
    } finally {
      await limited.close();
    }
  });
});

describe('the count of verifications', () => {
  const countOf = async (titleId: number) =>
    dataOf(await api.asAdmin('GET', `/titles/${titleId}/verifications`), titleVerificationsAnswer)
      .count;

  test('counts right codes of a title, simultaneous ones too, and no others', async () => {
    const { title, code } = await aTitle();
    const before = await countOf(title.id);
    await Promise.all(Array.from({ length: 5 }, () => verify(code)));
    await verify('222222222222');
    expect(await countOf(title.id)).toBe(before + 5);
  });

  test('is for administrators, and of titles that exist', async () => {
    expect((await api.call('GET', '/titles/1/verifications')).status).toBe(401);
    expect(refusal(await api.asAdmin('GET', '/titles/999999/verifications'))).toEqual([
      404,
      'Título no encontrado',
    ]);
  });

  test('fails no verification where the database takes no changes', async () => {
    const { code } = await aTitle();
    await api.database.kysely.schema
      .alterTable('title_verifications')
      .renameTo('hidden_verifications')
      .execute();
    try {
      expect((await verify(code)).status).toBe(200);
    } finally {
      await api.database.kysely.schema
        .alterTable('hidden_verifications')
        .renameTo('title_verifications')
        .execute();
    }
  });
});

describe('the datum that tells people of one name apart', () => {
  const withDatum = (datum: VerificationSettings['datum']) =>
    startTestApi({ settings: { verification: { university, page, datum } } });

  test('is the end of the document, without dots, if the university says so', async () => {
    const of = await withDatum('document-end');
    try {
      const { title, code } = await aTitle(of);
      const answer = await verify(code, of);
      expect(answer.headers.get('birrete-extras')).toContain('verification-datum');
      expect(dataOf(answer, verificationAnswer)).toMatchObject({
        document_end: title.id_number.replace(/\W/g, '').slice(-3),
      });
      expect(JSON.stringify(answer.body)).not.toContain(title.id_number);
    } finally {
      await of.close();
    }
  });

  test('is the year of birth, and absent once the person is erased', async () => {
    const of = await withDatum('birth-year');
    try {
      const { title, code } = await aTitle(of);
      const { kysely } = of.database;
      const { birth } = await kysely
        .selectFrom('title_contents')
        .select('birth')
        .where('title_id', '=', title.id)
        .executeTakeFirstOrThrow();
      expect(dataOf(await verify(code, of), verificationAnswer)).toMatchObject({
        birth_year: birth?.date?.slice(0, 4),
      });
      await kysely
        .updateTable('title_contents')
        .set({ birth: null, birth_salt: null })
        .where('title_id', '=', title.id)
        .execute();
      expect(dataOf(await verify(code, of), verificationAnswer)).not.toHaveProperty('birth_year');
    } finally {
      await of.close();
    }
  });
});

describe('the settings', () => {
  test('have neither a page nor a name by default', () => {
    expect(readVerificationSettings({})).toEqual({
      university: undefined,
      page: undefined,
      datum: 'none',
    });
    expect(readVariable({}, 'BIRRETE_VERIFICATION')).toBe(false);
  });

  test('take the page of the site, or another one', () => {
    const own = {
      BIRRETE_VERIFICATION: 'on',
      BIRRETE_PUBLIC_URL: 'https://grados.universidad.edu',
    };
    expect(readVerificationSettings(own).page).toBe(
      'https://grados.universidad.edu/verificar?codigo={code}',
    );
    const other = 'https://www.universidad.edu/titulos/{code}';
    expect(readVerificationSettings({ ...own, BIRRETE_VERIFICATION_URL: other }).page).toBe(other);
    expect(readVerificationSettings({ BIRRETE_VERIFICATION: 'on' }).page).toBeUndefined();
    expect(readVerificationSettings({ BIRRETE_UNIVERSITY: ` ${university} ` }).university).toBe(
      university,
    );
  });

  test.each([
    { BIRRETE_VERIFICATION: '1' },
    { BIRRETE_VERIFICATION_DATUM: 'birth-date' },
    { BIRRETE_VERIFICATION_URL: 'https://www.universidad.edu/verificar' },
    { BIRRETE_VERIFICATION_URL: 'http://www.universidad.edu/{code}' },
    { BIRRETE_VERIFICATION_URL: 'https://u.edu/{code}/{code}' },
  ])('refuse %o with the name of the variable', (env) => {
    const [name = ''] = Object.keys(env);
    expect(() => readVerificationSettings(env)).toThrow(name);
  });
});

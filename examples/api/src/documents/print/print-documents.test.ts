import { createHash, randomUUID } from 'node:crypto';
import {
  documentPrintAnswer,
  documentTemplateAnswer,
  documentTemplateSummaryAnswer,
  previewAnswer,
  printAnswer,
  printProblemAnswer,
  titleAnswer,
  verificationAddressAnswer,
} from 'birrete/contract';
import { sql } from 'kysely';
import { getDocumentProxy } from 'unpdf';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAudit } from '#evidence/audit/verify/verify-audit.ts';
import { changeAsOwner, statement } from '#testing/databases/table-owner.ts';
import { completeCeremony, issueTitles } from '#testing/graduates.ts';
import { dataOf, refusal, startTestApi, type TestApi } from '#testing/test-api.ts';

type Template = v.InferOutput<typeof documentTemplateAnswer>;

let api: TestApi;
let template: Template;
let titles: readonly v.InferOutput<typeof titleAnswer>[];
beforeAll(async () => {
  api = await startTestApi();
  const templates = dataOf(
    await api.asAdmin('GET', '/document-templates'),
    v.array(documentTemplateSummaryAnswer),
  );
  const listed = templates.find(({ kind }) => kind === 'title')?.id;
  template = dataOf(
    await api.asAdmin('GET', `/document-templates/${listed}`),
    documentTemplateAnswer,
  );
  titles = dataOf(await api.asAdmin('GET', '/titles'), v.array(titleAnswer));
});
afterAll(() => api.close());

const newJob = () => randomUUID();

async function print(title_ids: readonly number[], job = newJob(), template_id = template.id) {
  return api.asAdmin('POST', '/documents', { template_id, title_ids, job });
}

/** The kinds of the problems that a check finds in the document of a title. */
async function problemsOf(of: TestApi, template_id: number, title: number) {
  const body = { template_id, title_ids: [title] };
  const checked = await of.asAdmin('POST', '/documents/check', body);
  return dataOf(checked, v.array(printProblemAnswer)).map(({ problem }) => problem.kind);
}

/** The title in the metadata of a printed file. */
async function titleOf(title_ids: readonly number[]): Promise<unknown> {
  const { content } = dataOf(await print(title_ids), printAnswer);
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(content, 'base64')));
  const { info } = await pdf.getMetadata();
  return 'Title' in info ? info.Title : undefined;
}

const idsAt = (...places: number[]) => places.flatMap((place) => titles[place]?.id ?? []);

async function printsOf(titleId: number) {
  const answer = await api.asAdmin('GET', `/document-prints?title_id=${titleId}`);
  return dataOf(answer, v.array(documentPrintAnswer));
}

describe('a print', () => {
  test('is one PDF in register order, whose name sorts by the day and the acta', async () => {
    const [first, second] = idsAt(0, 1);
    const printed = dataOf(await print([second ?? 0, first ?? 0]), printAnswer);
    expect(Buffer.from(printed.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(printed.copies.map(({ title_id }) => title_id)).toEqual([first, second]);
    const title = titles[0];
    const acta = title?.record_registry.padStart(5, '0');
    expect(printed.filename).toMatch(
      new RegExp(`^titulo-${title?.ceremony_date}-acta-${acta}-\\d{5}\\.pdf$`),
    );
  });

  test('has the title of its document, or the name of the template of several', async () => {
    expect(await titleOf(idsAt(0))).toContain(titles[0]?.last_name);
    expect(await titleOf(idsAt(0, 1))).toBe(template.name);
  });

  test('numbers its copies, and says on the second that it is one', async () => {
    const [id = 0] = idsAt(2);
    const copies = [dataOf(await print([id]), printAnswer), dataOf(await print([id]), printAnswer)];
    expect(copies.map(({ copies: [copy] }) => copy)).toEqual([
      expect.objectContaining({ copy: 1, mark: null }),
      expect.objectContaining({ copy: 2, mark: 'copy' }),
    ]);
    const [latest, earliest] = await printsOf(id);
    expect([latest?.copy, earliest?.copy]).toEqual([2, 1]);
    expect(latest).toMatchObject({ template_name: template.name, kind: 'title' });
    expect(latest?.printed_by_name).not.toBe('');
  });

  test('counts the papers by the address of the verification that they carry', async () => {
    const [id = 0] = idsAt(6);
    const page = 'https://titulos.universidad.edu/verificar?codigo={code}';
    const addresses = async (of: TestApi) =>
      dataOf(
        await of.asAdmin('GET', '/verification-addresses'),
        v.array(verificationAddressAnswer),
      );
    const of = await startTestApi({
      settings: { verification: { university: undefined, page, datum: 'none' } },
    });
    try {
      expect(await addresses(of)).toEqual([]);
      const job = newJob();
      const order = { template_id: template.id, title_ids: [id], job };
      await of.asAdmin('POST', '/documents', order);
      await of.asAdmin('POST', '/documents', order);
      expect(await addresses(of)).toEqual([
        { address: page, prints: 1, earlier_prints: 0, is_current: true },
      ]);
      const former = 'https://www.universidad.edu/{code}';
      await of.database.kysely
        .insertInto('printed_addresses')
        .values({ address: former, prints: '312' })
        .execute();
      expect(await addresses(of)).toEqual([
        { address: page, prints: 1, earlier_prints: 0, is_current: true },
        { address: former, prints: 312, earlier_prints: 0, is_current: false },
      ]);
    } finally {
      await of.close();
    }
  });

  test('of the same job is the same copy, so that a lost answer costs no number', async () => {
    const [id = 0] = idsAt(3);
    const job = newJob();
    const first = dataOf(await print([id], job), printAnswer);
    const again = dataOf(await print([id], job), printAnswer);
    expect(again.copies).toEqual(first.copies);
    expect(await printsOf(id)).toHaveLength(1);
  });

  test('of two administrators at once gives each copy one number', { tags: ['rare'] }, async () => {
    const [id = 0] = idsAt(4);
    const answers = await Promise.all([print([id]), print([id]), print([id])]);
    const copies = answers.map((answer) => dataOf(answer, printAnswer).copies[0]?.copy);
    expect(copies.sort()).toEqual([1, 2, 3]);
  });

  test('is recorded in the trail with its copies', async () => {
    const [id = 0] = idsAt(5);
    await print([id]);
    const entry = await api.database.kysely
      .selectFrom('audit_entries')
      .select('after')
      .where('action', '=', 'printed')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry.after).toMatchObject({ copies: [{ title_id: id, copy: 1, mark: null }] });
  });

  test('that fails names the document that it reached, and leaves no copy', async () => {
    const broken = { ...template, blocks: [{ kind: 'text' }] };
    const { id } = await api.database.kysely
      .insertInto('document_templates')
      .values({
        name: 'Averiado',
        name_key: 'averiado',
        kind: 'title',
        template: JSON.stringify(broken),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const [first = 0, second = 0] = idsAt(8, 9);
    expect(refusal(await print([first, second], newJob(), id))).toEqual([
      500,
      `La impresión se detuvo en el documento 1 de 2, con acta ${titles[8]?.record_registry}. Intenta nuevamente.`,
    ]);
    expect(await printsOf(first)).toEqual([]);
  });

  test('never leaves the place of a signature empty, and says whose it is', async () => {
    const signatures = template.blocks.find(({ kind }) => kind === 'signatures');
    const vacant = { ...signatures, places: [{ kind: 'office', office: 'Canciller' }] };
    const rest = template.blocks.filter(({ kind }) => kind !== 'signatures');
    const { id } = await api.database.kysely
      .insertInto('document_templates')
      .values({
        name: 'Vacante',
        name_key: 'vacante',
        kind: 'title',
        template: JSON.stringify({ ...template, blocks: [...rest, vacant] }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const [title = 0] = idsAt(24);
    expect(refusal(await print([title], newJob(), id))).toEqual([
      422,
      `No se imprime: el acta ${titles[24]?.record_registry} no nombra a nadie en el cargo «Canciller», y el lugar de su firma quedaría vacío. Usa un documento sin ese cargo.`,
    ]);
    expect(await printsOf(title)).toEqual([]);
    expect(await problemsOf(api, id, title)).toContain('missing-signatory');
  });

  test('repeats the empty place of a first print, which the check does not name', {
    tags: ['rare'],
  }, async () => {
    const of = await startTestApi();
    const { kysely } = of.database;
    const signatures = template.blocks.find(({ kind }) => kind === 'signatures');
    const vacant = { ...signatures, places: [{ kind: 'office', office: 'Canciller' }] };
    const body = { ...template, name: 'Vacante', blocks: [...template.blocks, vacant] };
    const created = await of.asAdmin('POST', '/document-templates', body);
    const { id, version } = dataOf(created, documentTemplateSummaryAnswer);
    const [title = 0] = idsAt(24);
    // A version before the refusal has printed it.
    await kysely
      .insertInto('document_prints')
      .values({
        job: newJob(),
        kind: 'title',
        title_id: title,
        ceremony_id: titles[24]?.ceremony_id ?? 0,
        copy: 1,
        mark: null,
        template_name: 'Vacante',
        template_id: id,
        template_version: version,
        file_sha256: '0'.repeat(64),
        verification_page: '',
        printed_at: new Date(),
        printed_by: null,
        printed_by_name: 'test',
      })
      .execute();
    expect(await problemsOf(of, id, title)).not.toContain('missing-signatory');
    const order = { template_id: id, title_ids: [title], job: newJob() };
    expect((await of.asAdmin('POST', '/documents', order)).status).toBe(200);
    await of.close();
  });

  test('needs a template and titles that exist', async () => {
    expect(refusal(await print(idsAt(0), newJob(), 9999))).toEqual([
      404,
      'La plantilla de documento no existe.',
    ]);
    expect(refusal(await print([999_999]))).toEqual([404, 'Uno de los títulos no existe.']);
    expect(refusal(await print([]))).toEqual([422, 'Selecciona al menos un título']);
  });

  test('of an annulled or rectified title says so; of a duplicate too', async () => {
    const [annulled = 0, duplicated = 0, rectified = 0, successor = 0] = idsAt(6, 7, 18, 19);
    const entry = {
      resolution_number: '18',
      resolution_date: '2026-05-03',
      resolution_body: 'Consejo Universitario',
      resolution_reason: 'Error material',
      replacing_title_id: null,
      entered_by: 'admin',
      created_at: new Date(),
    };
    await api.database.kysely
      .insertInto('title_entries')
      .values([
        { ...entry, title_id: annulled, kind: 'annulled' },
        { ...entry, title_id: duplicated, kind: 'duplicated' },
        { ...entry, title_id: rectified, kind: 'rectified', replacing_title_id: successor },
      ])
      .execute();
    const { copies } = dataOf(await print([annulled, duplicated, rectified]), printAnswer);
    expect(copies.map(({ mark }) => mark)).toEqual(['annulled', 'duplicate', 'rectified']);
  });

  test('of the record of a ceremony without a title in force says why there is none', async () => {
    const ceremony = await completeCeremony(api, ['Abad', 'Bello']);
    await issueTitles(api, ceremony);
    const all = dataOf(await api.asAdmin('GET', '/titles'), v.array(titleAnswer));
    const ids = all.filter(({ ceremony_id }) => ceremony_id === ceremony).map(({ id }) => id);
    for (const id of ids) {
      await api.asAdmin('POST', `/titles/${id}/annulment`, {
        resolution_number: '18',
        resolution_date: '2026-05-03',
        resolution_body: 'Consejo Universitario',
        resolution_reason: 'Error material',
      });
    }
    const templates = dataOf(
      await api.asAdmin('GET', '/document-templates'),
      v.array(documentTemplateSummaryAnswer),
    );
    const record = templates.find(({ kind }) => kind === 'ceremony-record')?.id ?? 0;
    expect(refusal(await print(ids, newJob(), record))).toEqual([
      422,
      'Ningún título de este acto de grado sigue vigente: todos están anulados, y el acta no tendría graduandos.',
    ]);
  });
});

describe('a job', () => {
  const ended = 'Esta impresión ya no se puede enviar otra vez.';
  const refusedAs = (answer: Parameters<typeof refusal>[0]) => {
    const [status, message] = refusal(answer);
    return [status, message.startsWith(ended)];
  };

  /** The entries about prints since the last call. */
  async function newEntries() {
    const rows = await api.database.kysely
      .selectFrom('audit_entries')
      .select(['id', 'action', 'after', 'seals'])
      .where('action', 'in', ['printed', 'sent-again'])
      .where('id', '>', seen)
      .orderBy('id')
      .execute();
    seen = rows.at(-1)?.id ?? seen;
    return rows;
  }
  let seen = 0;

  const copyOf = async (changes: object) => {
    const body = { ...template, name: `Copia ${newJob()}`, ...changes };
    const answer = await api.asAdmin('POST', '/document-templates', body);
    return dataOf(answer, documentTemplateSummaryAnswer);
  };

  test('sends the same file again, and each file is an entry with its hash', async () => {
    const [id = 0] = idsAt(10);
    const job = newJob();
    await newEntries();
    const files = [
      dataOf(await print([id], job), printAnswer),
      dataOf(await print([id], job), printAnswer),
    ];
    const [hash] = files.map(({ content }) =>
      createHash('sha256').update(Buffer.from(content, 'base64')).digest('hex'),
    );
    expect(files[1]?.content).toBe(files[0]?.content);
    const entries = await newEntries();
    expect(entries.map(({ action }) => action)).toEqual(['printed', 'sent-again']);
    for (const { after } of entries) {
      expect(after).toMatchObject({
        sha256: hash,
        copies: [{ title_id: id, copy: 1, mark: null }],
      });
    }
  });

  test('prints no other title, no other template and nothing for another user', async () => {
    const [id = 0, other = 0] = idsAt(11, 12);
    const job = newJob();
    const forged = await copyOf({ title: 'Otro' });
    expect((await print([id], job)).status).toBe(200);
    await newEntries();
    expect(refusedAs(await print([id], job, forged.id))).toEqual([409, true]);
    expect(refusedAs(await print([id, other], job))).toEqual([409, true]);
    expect(refusedAs(await print([other], job))).toEqual([409, true]);
    const colleague = dataOf(
      await api.asAdmin('POST', '/users', {
        username: 'imprenta',
        email: 'imprenta@universidad.edu',
        full_name: 'Otra Administradora',
        role_id: 1,
      }),
      v.object({ temporary_password: v.string() }),
    );
    const token = await api.signInFirst('imprenta', colleague.temporary_password);
    const body = { template_id: template.id, title_ids: [id], job };
    const asColleague = { authorization: `Bearer ${token}` };
    expect(refusedAs(await api.call('POST', '/documents', body, asColleague))).toEqual([409, true]);
    expect(await newEntries()).toEqual([]);
    expect(await printsOf(id)).toHaveLength(1);
  });

  test('sends the same file after a change of its template and of what signs it, and ends with a correction', async () => {
    const [id = 0] = idsAt(13);
    const own = await copyOf({});
    const job = newJob();
    const first = dataOf(await print([id], job, own.id), printAnswer);
    const changed = { ...template, name: own.name, title: 'Otro' };
    await api.asAdmin('PUT', `/document-templates/${own.id}`, changed);
    const { kysely } = api.database;
    await kysely
      .updateTable('authorities')
      .set(({ ref }) => ({ name: sql`upper(${ref('name')})` }))
      .execute();
    expect(dataOf(await print([id], job, own.id), printAnswer)).toEqual(first);

    await api.asAdmin('POST', `/titles/${id}/duplicate`, {
      resolution_number: 'CU-1',
      resolution_date: '2026-06-10',
      resolution_body: 'Consejo Universitario',
      resolution_reason: 'Extravío',
    });
    expect(refusedAs(await print([id], job, own.id))).toEqual([409, true]);
  });

  test('ends fifteen minutes after its file', async () => {
    const [id = 0] = idsAt(14);
    const job = newJob();
    expect((await print([id], job)).status).toBe(200);
    api.pass(14 * 60);
    expect((await print([id], job)).status).toBe(200);
    api.pass(2 * 60);
    expect(refusedAs(await print([id], job))).toEqual([409, true]);
  });

  test('of two documents at once is one of them', { tags: ['rare'] }, async () => {
    const [id = 0, other = 0] = idsAt(15, 16);
    const job = newJob();
    const statuses = await Promise.all([print([id], job), print([other], job)]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the log of prints', () => {
  test('is compared with the trail: changed, invented and deleted prints are named', async () => {
    const { kysely } = api.database;
    const [id = 0] = idsAt(17);
    await print([id]);
    const [stored] = await printsOf(id);
    const inspect = async (trx: typeof kysely) => {
      const result = await verifyAudit(trx);
      const faults = result.status === 'titles-altered' ? result.faults : [];
      return faults.filter(({ kind }) => kind.startsWith('print-'));
    };
    const tamper = (text: string) => changeAsOwner(kysely, statement(text), inspect);
    expect(await inspect(kysely)).toEqual([]);
    const fault = (kind: string, faulty = stored?.id) => [
      expect.objectContaining({ kind, id: faulty }),
    ];
    expect(
      await tamper(`update document_prints set printed_by_name = 'Otra' where id = ${stored?.id}`),
    ).toEqual(fault('print-changed'));
    expect(await tamper(`delete from document_prints where id = ${stored?.id}`)).toEqual(
      fault('print-missing'),
    );
    const invented = await tamper(
      `insert into document_prints (job, kind, title_id, ceremony_id, copy, template_name, printed_at, printed_by_name)
       select 'inventada', kind, title_id, ceremony_id, 9, template_name, now(), 'Otra'
       from document_prints where id = ${stored?.id}`,
    );
    expect(invented).toEqual(fault('print-unrecorded', expect.any(Number)));
  });

  test('can be neither changed nor deleted', { tags: ['rare'] }, async () => {
    const { kysely } = api.database;
    await print(idsAt(8));
    await expect(kysely.updateTable('document_prints').set({ copy: 9 }).execute()).rejects.toThrow(
      'append-only',
    );
    await expect(kysely.deleteFrom('document_prints').execute()).rejects.toThrow('append-only');
  });
});

describe('a check before printing', () => {
  test('names the title whose characters no font has', async () => {
    const checked = await api.asAdmin('POST', '/documents/check', {
      template_id: template.id,
      title_ids: idsAt(0, 1),
    });
    const problems = dataOf(checked, v.array(printProblemAnswer));
    expect(problems.filter(({ problem }) => problem.kind === 'overflow')).toEqual([]);
  });

  test('quotes the first letters of a value and no more', async () => {
    const text = template.blocks.find(({ kind }) => kind === 'text');
    const small = { ...text, width: 2, height: 2, text: 'Yo, {documento} | {nombre}' };
    const body = { ...template, name: 'Estrecha', blocks: [...template.blocks, small] };
    const answer = await api.asAdmin('POST', '/document-templates', body);
    const { id } = dataOf(answer, documentTemplateSummaryAnswer);
    const checked = await api.asAdmin('POST', '/documents/check', {
      template_id: id,
      title_ids: idsAt(30, 31),
    });
    const found = JSON.stringify(dataOf(checked, v.array(printProblemAnswer)));
    expect(found).toContain('Yo, ');
    for (const title of titles.slice(30, 32)) {
      expect(found).not.toContain(title.id_number);
      expect(found).not.toContain(title.last_name);
    }
  });
});

describe('templates', () => {
  test('are created with a new name, changed and deleted', async () => {
    const body = { ...template, name: 'Título de Postgrado' };
    const created = dataOf(
      await api.asAdmin('POST', '/document-templates', body),
      documentTemplateSummaryAnswer,
    );
    expect(refusal(await api.asAdmin('POST', '/document-templates', body))).toEqual([
      409,
      'Ya existe un documento con ese nombre.',
    ]);
    const path = `/document-templates/${created.id}`;
    const known = { 'If-Match': `"${created.version}"` };
    const changed = { ...body, title: 'Otro' };
    expect((await api.asAdmin('PUT', path, changed, known)).status).toBe(200);
    expect((await api.asAdmin('PUT', path, changed, known)).status).toBe(412);
    expect((await api.asAdmin('DELETE', path)).status).toBe(200);
  });

  test('with a drawing that contains a script are refused', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9">' +
      '<script>alert(1)</script><path d="M0 0h9v9z"/></svg>';
    const images = {
      escudo: { type: 'image/svg+xml', data: Buffer.from(svg).toString('base64') },
    };
    const answer = await api.asAdmin('POST', '/document-templates', {
      ...template,
      name: 'Con código',
      images,
    });
    const [status, message] = refusal(answer);
    expect([status, message]).toEqual([422, expect.stringContaining('contiene código')]);
  });
});

describe('a preview', () => {
  const preview = (change: object) =>
    api.asAdmin('POST', '/documents/preview', { template, format: 'svg', ...change });

  test('shows invented graduates unless real ones are asked for', async () => {
    const { names } = dataOf(await preview({}), previewAnswer);
    const real = dataOf(await preview({ graduates: 'real' }), previewAnswer);
    expect(names).toHaveLength(3);
    const people = await api.database.kysely
      .selectFrom('applications')
      .select(['first_name', 'last_name'])
      .execute();
    const isStored = (name: string) =>
      people.some((row) => name.startsWith(row.first_name) && name.includes(row.last_name));
    expect([names.some(isStored), real.names.every(isStored)]).toEqual([false, true]);
  });

  test('is drawn with the longest name of a ceremony, and marked as a sample', async () => {
    const answer = dataOf(await preview({ graduates: 'real' }), previewAnswer);
    expect(answer.content).toMatch(/^<svg /);
    const lengths = answer.names.map((name) => name.length);
    expect(Math.max(...lengths)).toBe(lengths[0]);
  });

  test('as PDF has the same documents', { tags: ['rare'] }, async () => {
    const { content } = dataOf(await preview({ format: 'pdf' }), previewAnswer);
    expect(Buffer.from(content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('reports a misspelt placeholder with a suggestion', async () => {
    const [first, ...blocks] = template.blocks;
    const text = { ...blocks.find(({ kind }) => kind === 'text'), text: '{nonbre}' };
    const { problems } = dataOf(
      await preview({ template: { ...template, blocks: [first, ...blocks, text] } }),
      previewAnswer,
    );
    expect(problems).toContainEqual({
      name: null,
      problem: expect.objectContaining({ placeholder: 'nonbre', suggestion: 'nombre' }),
    });
  });
});

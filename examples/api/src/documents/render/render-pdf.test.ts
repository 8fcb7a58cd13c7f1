// @module-tag rare
import { type DocumentTemplate, type DocumentValues, shippedTemplates } from 'birrete/rules';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { bytesOf, documentOf, templateWithCrest, usualDocument } from './documents.fixtures.ts';
import { PrintFailed } from './print-failed.ts';
import { renderPdf } from './render-pdf.ts';

async function print(template: DocumentTemplate, documents: readonly DocumentValues[]) {
  const bytes = await bytesOf(renderPdf({ template, documents, title: 'Títulos de I+D & <más>' }));
  // The reader takes the bytes.
  const raw = Buffer.from(bytes).toString('latin1');
  const pdf = await getDocumentProxy(bytes);
  const { text } = await extractText(pdf, { mergePages: false });
  return { raw, pdf, pages: text.map((page) => page.replace(/\s+/g, ' ')) };
}

type Node = { role?: string; alt?: string; children?: readonly Node[]; type?: string; id?: string };

/** The roles and alternative texts of a page, in reading order. */
function readRoles(node: Node): readonly string[] {
  const own = node.role === undefined ? [] : [node.alt ? `${node.role}: ${node.alt}` : node.role];
  return [...own, ...(node.children ?? []).flatMap(readRoles)];
}

describe.each(shippedTemplates.map(({ name }, index) => [name, index] as const))(
  '%s',
  (_, index) => {
    test('states who, what and where it is registered, in reading order', async () => {
      const { pages } = await print(templateWithCrest(index), [usualDocument]);
      const facts = ['María de los Ángeles Núñez de la Cruz', '014', '0231', '57', 'Dra. Carmen'];
      for (const fact of facts) expect(pages.join(' ')).toContain(fact);
      expect(pages.join(' ')).toMatch(/Licenciada en Química/i);
    });
  },
);

test('is tagged in reading order, with alternative texts, language and title', async () => {
  const { pdf } = await print(templateWithCrest(0), [usualDocument]);
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const tree = await (await pdf.getPage(1)).getStructTree();
  expect(readRoles(tree as Node)).toEqual([
    ...['Root', 'Document', 'Part'],
    'Figure: Escudo de la Universidad Central de los Andes',
    ...['H1', 'P', 'H2', 'P', 'H2', 'P', 'P', 'P', 'P', 'P'],
    'Figure: Código QR para comprobar este título',
    'P',
  ]);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Language: 'es', Title: 'Títulos de I+D ＆ ‹más›' });
});

test('declares PDF/A-2a and PDF/UA-1, and embeds every font', async () => {
  const { raw } = await print(templateWithCrest(0), [usualDocument]);
  expect(raw).toContain('<pdfaid:part>2</pdfaid:part>');
  expect(raw).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
  expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(raw).toContain('/OutputIntents');
  const described = raw.match(/\/Type \/FontDescriptor/g) ?? [];
  expect(described.length).toBeGreaterThan(3);
  expect(raw.match(/\/FontFile2/g)).toHaveLength(described.length);
});

test('a page per graduate, in the order of the job', async () => {
  const names = ['Ana', 'Berta', 'Carla', 'Łucja'];
  const documents = names.map((firstName) => documentOf({ firstName, lastName: 'Pérez' }));
  const { pages, raw } = await print(templateWithCrest(1), documents);
  expect(pages).toHaveLength(4);
  // A printer would put the second document on the back of the first.
  expect(raw).toContain('/Duplex /Simplex');
  for (const [index, name] of names.entries()) expect(pages[index]).toContain(`${name} Pérez`);
});

test('marks are text on the page', async () => {
  const documents: DocumentValues[] = [
    { ...usualDocument, marks: [{ kind: 'sample' }] },
    { ...usualDocument, marks: [{ kind: 'annulled' }, { kind: 'copy', number: 2 }] },
    { ...usualDocument, marks: [{ kind: 'duplicate' }] },
  ];
  const { pages } = await print(templateWithCrest(0), documents);
  expect(pages[0]).toContain('MUESTRA');
  expect(pages[1]).toMatch(/ANULADO.*Copia 2/);
  expect(pages[2]).toContain('DUPLICADO');
});

test('accents that a font has only as marks are above their letters, and can be read back', async () => {
  const { pages } = await print(templateWithCrest(0), [
    documentOf({ firstName: 'Ẹ̀kọ́ Ḥusayn', lastName: 'Wałęsa', secondLastName: 'Őry' }),
  ]);
  expect(pages[0]?.normalize('NFC')).toContain('Ẹ̀kọ́ Ḥusayn Wałęsa Őry'.normalize('NFC'));
});

test('the file lacks a crest that is refused, and has all the rest', async () => {
  const data = Buffer.from('<svg><script>1</script></svg>').toString('base64');
  const template = {
    ...templateWithCrest(0),
    images: { escudo: { type: 'image/svg+xml' as const, data } },
  };
  const { pages } = await print(template, [usualDocument]);
  expect(pages[0]).toContain('María de los Ángeles');
});

test('a job that fails names the document that it reached', async () => {
  function* documents() {
    yield usualDocument;
    throw new Error('The connection was lost.');
  }
  const job = renderPdf({ template: templateWithCrest(0), documents: documents(), title: 'X' });
  const failure = await bytesOf(job).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PrintFailed);
  expect(failure).toMatchObject({ reached: 1, cause: { message: 'The connection was lost.' } });
});

test('a job that is no longer wanted ends', async () => {
  const aborted = new AbortController();
  const job = renderPdf({
    template: templateWithCrest(0),
    documents: Array.from({ length: 500 }, () => usualDocument),
    title: 'X',
    signal: aborted.signal,
  });
  await job.next();
  aborted.abort();
  await expect(bytesOf(job)).rejects.toThrow(PrintFailed);
});

test('a job reports its progress, and draws no further than it is read', async () => {
  const drawn: number[] = [];
  const job = renderPdf({
    template: templateWithCrest(3),
    documents: Array.from({ length: 60 }, () => usualDocument),
    title: 'X',
    onProgress: (number) => drawn.push(number),
  });
  await job.next();
  await job.next();
  expect(drawn).toEqual([1]);
  await bytesOf(job);
  expect(drawn).toEqual([1, 26, 51, 60]);
});

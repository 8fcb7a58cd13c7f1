import type { FontName } from 'birrete/rules';
import { expect, test } from 'vitest';
import { checkDocuments } from './check-documents.ts';
import { documentOf, templateWithCrest, usualDocument } from './documents.fixtures.ts';

test('a usual name has no problem in any shipped template', async () => {
  for (const index of [0, 1, 2, 3, 4, 5]) {
    const template = templateWithCrest(index);
    expect([template.name, await checkDocuments({ template, documents: [usualDocument] })]).toEqual(
      [template.name, []],
    );
  }
});

test('names the document and the first characters that no font has, and quotes three letters', async () => {
  const documents = [usualDocument, documentOf({ firstName: 'محمد 😀', lastName: 'Pérez' })];
  expect(await checkDocuments({ template: templateWithCrest(0), documents })).toEqual([
    {
      document: 1,
      problem: {
        kind: 'missing-glyphs',
        block: expect.any(Number),
        text: 'محم…',
        characters: ['م', 'ح', 'د'],
      },
    },
  ]);
});

test('positions count over a whole ceremony', async () => {
  const documents = Array.from({ length: 120 }, (_, index) =>
    index === 101 ? documentOf({ firstName: '王', lastName: 'Pérez' }) : usualDocument,
  );
  const problems = await checkDocuments({ template: templateWithCrest(3), documents });
  expect(new Set(problems.map(({ document }) => document))).toEqual(new Set([101]));
});

test('reports a misspelt placeholder once, not per document', async () => {
  const template = { ...templateWithCrest(0), title: 'Título de {nomrbe}' };
  expect(await checkDocuments({ template, documents: [usualDocument, usualDocument] })).toEqual([
    {
      document: undefined,
      problem: {
        kind: 'unknown-placeholder',
        block: undefined,
        placeholder: 'nomrbe',
        suggestion: 'nombre',
      },
    },
  ]);
});

test('reports a problem of the template once over a whole ceremony', async () => {
  const template = { ...templateWithCrest(0), images: {} };
  const documents = Array.from({ length: 60 }, () => usualDocument);
  const problem = { kind: 'missing-image', block: 1, image: 'escudo' };
  expect(await checkDocuments({ template, documents })).toEqual([{ document: undefined, problem }]);
});

test('an unknown placeholder is not reported again as a missing value', async () => {
  const template = templateWithCrest(0);
  const blocks = template.blocks.map((block) =>
    block.kind === 'text' ? { ...block, text: `${block.text} {personería}` } : block,
  );
  const problems = await checkDocuments({
    template: { ...template, blocks },
    documents: [usualDocument],
  });
  expect(new Set(problems.map(({ problem }) => problem.kind))).toEqual(
    new Set(['unknown-placeholder']),
  );
});

test('reports a crest with a script, and a template without one', async () => {
  const data = Buffer.from('<svg viewBox="0 0 1 1" onload="x()"><path d="M0 0"/></svg>');
  const images = { escudo: { type: 'image/svg+xml' as const, data: data.toString('base64') } };
  const template = templateWithCrest(0);
  expect(await checkDocuments({ template: { ...template, images }, documents: [] })).toEqual([
    {
      document: undefined,
      problem: {
        kind: 'refused-image',
        image: 'escudo',
        reason: 'active-content',
        detail: 'onload',
      },
    },
  ]);
  expect(await checkDocuments({ template: { ...template, images: {} }, documents: [] })).toEqual([
    { document: undefined, problem: { kind: 'missing-image', block: 1, image: 'escudo' } },
  ]);
});

test('reports a code whose squares are too small for its address, whether a document has one or not', async () => {
  const template = templateWithCrest(0);
  const qr = template.blocks.findIndex(({ kind }) => kind === 'qr');
  const long = `https://titulos.universidad.edu/${'verificar/'.repeat(17)}K7MW-3QXR-9TBD`;
  const verification = { url: long, code: 'K7MW-3QXR-9TBD' };
  const tooSmall = {
    document: undefined,
    problem: { kind: 'small-modules', block: qr, size: expect.closeTo(0.39, 1) },
  };
  const [withAddress, without, short] = await Promise.all([
    checkDocuments({ template, documents: [{ ...usualDocument, verification }] }),
    checkDocuments({ template, documents: [], address: long }),
    checkDocuments({ template, documents: [usualDocument] }),
  ]);
  expect(withAddress).toEqual([tooSmall]);
  expect(without).toEqual([tooSmall]);
  expect(short).toEqual([]);
});

test('reports a font that cannot be read, instead of failing', async () => {
  const template = templateWithCrest(3);
  const blocks = template.blocks.map((block) =>
    block.kind === 'signatures'
      ? { ...block, style: { ...block.style, font: 'gótica' as FontName } }
      : block,
  );
  expect(
    await checkDocuments({ template: { ...template, blocks }, documents: [usualDocument] }),
  ).toEqual([{ document: undefined, problem: { kind: 'unreadable-font', font: 'gótica' } }]);
});

test('reports a signature that is no picture', async () => {
  const [rector, ...others] = usualDocument.signatories;
  const signature = Buffer.from('no es un PNG').toString('base64');
  const signatories = rector === undefined ? [] : [{ ...rector, signature }, ...others];
  expect(
    await checkDocuments({
      template: templateWithCrest(0),
      documents: [{ ...usualDocument, signatories }],
    }),
  ).toMatchObject([{ problem: { kind: 'refused-image', image: 'Rectora', reason: 'unreadable' } }]);
});

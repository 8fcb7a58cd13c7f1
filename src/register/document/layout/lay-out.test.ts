import { describe, expect, test } from 'vitest';
import { type DocumentMark, withholdSignatures } from '../document-values.ts';
import { layOut } from './lay-out.ts';
import {
  drawnLines,
  elementsOf,
  named,
  plainValues,
  runsOf,
  templateOf,
  textBlock,
  typewriter,
} from './layout.fixtures.ts';

const mm = 72 / 25.4;

describe('texts', () => {
  test('a long text continues on further lines', () => {
    const text = 'palabra '.repeat(12).trim();
    const lines = drawnLines(layOut(templateOf([textBlock(text)]), plainValues, typewriter));
    expect(lines).toHaveLength(2);
    expect(lines.join(' ')).toBe(text);
  });

  test('centred lines are about as wide as each other', () => {
    const text = 'palabra '.repeat(8).trim();
    const block = textBlock(text, { style: { font: 'garamond', size: 20, align: 'center' } });
    const lines = drawnLines(layOut(templateOf([block]), plainValues, typewriter));
    expect(lines.map((line) => line.split(' ').length)).toEqual([4, 4]);
  });

  test('a justified line fills its width, the last does not', () => {
    const text = 'palabra '.repeat(12).trim();
    const block = textBlock(text, { style: { font: 'garamond', size: 20, align: 'justify' } });
    const [first, last] = runsOf(elementsOf(layOut(templateOf([block]), plainValues, typewriter)));
    expect(first?.width).toBeCloseTo(200 * mm);
    expect(last?.spacing).toBe(0);
  });

  test('a text that is too high shrinks a little, and is reported beyond that', () => {
    const long = textBlock('palabra '.repeat(16).trim(), { height: 18 });
    expect(layOut(templateOf([long]), plainValues, typewriter).problems).toEqual([]);
    const longer = textBlock('palabra '.repeat(60).trim(), { height: 18 });
    expect(layOut(templateOf([longer]), plainValues, typewriter).problems).toMatchObject([
      { kind: 'overflow', block: 0 },
    ]);
  });

  test('names the characters that no font has', () => {
    const values = named('Ana 王 😀', '');
    expect(layOut(templateOf([textBlock('{nombre}')]), values, typewriter).problems).toEqual([
      { kind: 'missing-glyphs', block: 0, text: 'Ana…', characters: ['王', '😀'] },
    ]);
  });

  test('names a mark after a space, too', () => {
    const values = named('Ana \u035c', '');
    expect(layOut(templateOf([textBlock('{nombre}')]), values, typewriter).problems).toMatchObject([
      { kind: 'missing-glyphs', characters: [' \u035c'] },
    ]);
  });

  test('a letter under a pile of marks, and a script from right to left, are not printable', () => {
    const values = named('Z͑ͫ̓ͪ̂ͫ̽ אנא', '');
    const everything = { ...typewriter, covers: () => true };
    const [problem] = layOut(templateOf([textBlock('{nombre}')]), values, everything).problems;
    expect(problem).toMatchObject({ kind: 'missing-glyphs' });
  });

  test('reports a value that is missing', () => {
    const template = templateOf([textBlock('{nombre}, acta {acta}')]);
    expect(layOut(template, plainValues, typewriter).problems).toEqual([
      { kind: 'empty-placeholder', block: 0, placeholder: 'acta' },
    ]);
  });

  test('a line of registry numbers is left out before the issue', () => {
    const template = templateOf([
      textBlock('Acta {acta}, folio {folio}'),
      textBlock('{nombre}', { top: { at: 60 } }),
    ]);
    const before = layOut(template, plainValues, typewriter);
    expect(drawnLines(before)).toEqual(['Ana Pérez']);
    expect(before.problems).toEqual([]);
    const fields = { ...plainValues.fields, acta: '014' };
    const halfNumbered = layOut(template, { ...plainValues, fields }, typewriter);
    expect(drawnLines(halfNumbered)[0]).toContain('Acta 014, folio');
    expect(halfNumbered.problems).toEqual([
      { kind: 'empty-placeholder', block: 0, placeholder: 'folio' },
    ]);
  });

  test('a block about a resolution is left out of a title without one', () => {
    const template = templateOf([textBlock('Según {resolucion}.'), textBlock('{nombre}')]);
    const without = layOut(template, plainValues, typewriter);
    expect(drawnLines(without)).toEqual(['Ana Pérez']);
    expect(without.problems).toEqual([]);
    const fields = { ...plainValues.fields, resolucion: 'Resolución 18' };
    const withOne = layOut(template, { ...plainValues, fields }, typewriter);
    expect(drawnLines(withOne)[0]).toContain('Según Resolución 18.');
  });
});

describe('blocks', () => {
  test('one follows the end of another', () => {
    const template = templateOf([
      textBlock('Uno', { top: { at: 30 } }),
      textBlock('Dos', { top: { after: 10 } }),
    ]);
    const [first, second] = elementsOf(layOut(template, plainValues, typewriter));
    const end = (first?.box.y ?? 0) + (first?.box.height ?? 0);
    expect(first?.box.y).toBeCloseTo(30 * mm);
    expect(second?.box.y).toBeCloseTo(end + 10 * mm);
  });

  test('reports a block that leaves the page', () => {
    const template = templateOf([textBlock('Uno', { top: { at: 295 } })]);
    expect(layOut(template, plainValues, typewriter).problems).toContainEqual({
      kind: 'off-page',
      block: 0,
    });
  });

  test('on preprinted stock, only what is missing is printed, in black and moved', () => {
    const template = templateOf(
      [
        textBlock('Universidad', { preprinted: true }),
        textBlock('{nombre}', {
          style: { font: 'garamond', size: 20, align: 'left', colour: '#123456' },
        }),
      ],
      { stock: { kind: 'preprinted', right: 2, down: -1 } },
    );
    const laidOut = layOut(template, plainValues, typewriter);
    expect(drawnLines(laidOut)).toEqual(['Ana Pérez']);
    expect(runsOf(elementsOf(laidOut)).map(({ colour }) => colour)).toEqual(['#000000']);
    expect(laidOut.shift.right).toBeCloseTo(2 * mm);
    expect(laidOut.shift.down).toBeCloseTo(-mm);
  });

  test('a signature has the name of the official in office, whatever the gender of the office', () => {
    const block = {
      kind: 'signatures' as const,
      x: 5,
      top: { at: 100 },
      width: 200,
      height: 40,
      style: { font: 'garamond' as const, size: 12, align: 'center' as const },
      places: ['Rector', 'Secretario General'].map((office) => ({
        kind: 'office' as const,
        office,
      })),
    };
    const values = {
      ...plainValues,
      signatories: [{ office: 'Rectora', name: 'Dra. Ana Peña' }],
    };
    const laidOut = layOut(templateOf([block]), values, typewriter);
    const texts = runsOf(elementsOf(laidOut)).map(({ text }) => text.trim());
    expect(texts).toEqual(['Dra. Ana Peña', 'Rectora', 'Secretario General']);
    expect(laidOut.problems).toEqual([
      { kind: 'missing-signatory', block: 0, office: 'Secretario General' },
    ]);
  });

  test('a signature that is withheld is a grey word, and its picture is not drawn', () => {
    const block = {
      kind: 'signatures' as const,
      x: 5,
      top: { at: 100 },
      width: 200,
      height: 40,
      style: { font: 'garamond' as const, size: 12, align: 'center' as const },
      places: [{ kind: 'office' as const, office: 'Rectora' }],
    };
    const signatories = [{ office: 'Rectora', name: 'Dra. Ana Peña', signature: 'iVBORw0KGgo=' }];
    const values = { ...plainValues, signatories };
    const [signed, withheld] = [values, withholdSignatures(values)].map((each) =>
      elementsOf(layOut(templateOf([block]), each, typewriter)),
    );
    expect(JSON.stringify(signed)).toContain('iVBORw0KGgo=');
    expect(JSON.stringify(withheld)).not.toContain('iVBORw0KGgo=');
    expect(runsOf(withheld ?? [])[0]).toMatchObject({
      text: expect.stringContaining('firma'),
      colour: '#8a8a8a',
    });
  });

  test('the lines of signatures stand at one height, also beside a name of two lines', () => {
    const block = {
      kind: 'signatures' as const,
      x: 5,
      top: { at: 100 },
      width: 200,
      height: 40,
      style: { font: 'garamond' as const, size: 12, align: 'center' as const },
      places: ['Rectora', 'Decana'].map((office) => ({ kind: 'office' as const, office })),
    };
    const signatories = [
      {
        office: 'Rectora',
        name: 'Dra. María Alejandra Fernández de Contreras Villamizar y Montenegro',
      },
      { office: 'Decana', name: 'Dra. Ana Sol' },
    ];
    const laidOut = layOut(templateOf([block]), { ...plainValues, signatories }, typewriter);
    const lines = elementsOf(laidOut).flatMap(({ marks }) =>
      marks.flatMap((mark) => (mark.kind === 'path' ? [mark.d.split(' ')[1]?.split('H')[0]] : [])),
    );
    expect(lines).toHaveLength(2);
    expect(new Set(lines).size).toBe(1);
  });

  test('a signature stands on its line and crosses it', () => {
    const block = {
      kind: 'signatures' as const,
      x: 5,
      top: { at: 100 },
      width: 200,
      height: 40,
      style: { font: 'garamond' as const, size: 12, align: 'center' as const },
      places: [{ kind: 'office' as const, office: 'Rectora' }],
    };
    const signatories = [{ office: 'Rectora', name: 'Dra. Ana Peña', signature: 'iVBORw0KGgo=' }];
    const laidOut = layOut(templateOf([block]), { ...plainValues, signatories }, typewriter);
    const marks = elementsOf(laidOut).flatMap((element) => element.marks);
    const [picture] = marks.flatMap((mark) => (mark.kind === 'image' ? [mark] : []));
    const [line] = marks.flatMap((mark) => (mark.kind === 'path' ? [mark] : []));
    const height = Number(line?.d.split(' ')[1]?.split('H')[0]);
    const { y = 0, height: tall = 0 } = picture?.box ?? {};
    expect(picture?.vertical).toBe('bottom');
    expect((y + tall - height) / tall).toBeCloseTo(0.15);
  });

  test.each([
    [[], 0],
    [[{ kind: 'sample' } as const], 1],
  ])('the circle of a seal stands on samples only: %j', (marks, circles) => {
    const seal = { kind: 'seal' as const, x: 5, top: { at: 100 }, width: 40, caption: 'Sello' };
    const laidOut = layOut(templateOf([seal]), { ...plainValues, marks }, typewriter);
    expect(drawnLines(laidOut)).toContain('Sello');
    const paths = elementsOf(laidOut).flatMap((element) =>
      element.marks.filter(({ kind }) => kind === 'path'),
    );
    expect(paths).toHaveLength(circles);
  });

  test('without verification there is no QR code and no gap', () => {
    const qr = {
      kind: 'qr' as const,
      x: 5,
      top: { at: 100 },
      width: 24,
      alt: 'Código',
      caption: 'Comprueba',
      captionAt: 'right' as const,
      style: { font: 'garamond' as const, size: 10, align: 'left' as const },
    };
    expect(elementsOf(layOut(templateOf([qr]), plainValues, typewriter))).toEqual([]);
    const verification = { url: 'https://example.edu/verificar/X', code: 'K7MW-3QXR-9TBD' };
    const laidOut = layOut(templateOf([qr]), { ...plainValues, verification }, typewriter);
    expect(drawnLines(laidOut)).toContain('K7MW-3QXR-9TBD');
    expect(elementsOf(laidOut)[0]).toMatchObject({ tag: 'Figure', alt: 'Código' });
  });
});

describe('marks', () => {
  test.each<[DocumentMark, string]>([
    [{ kind: 'sample' }, 'MUESTRA'],
    [{ kind: 'annulled' }, 'ANULADO'],
    [{ kind: 'duplicate' }, 'DUPLICADO'],
    [{ kind: 'copy', number: 2 }, 'Copia 2'],
  ])('%o is text on every page', (mark, text) => {
    const values = { ...plainValues, marks: [mark] };
    const [element] = elementsOf(layOut(templateOf([textBlock('Uno')]), values, typewriter));
    expect(element?.tag).toBe('P');
    expect(runsOf(element === undefined ? [] : [element])[0]?.text).toBe(text);
  });
});

test('a copy for comparison is marked across the page, below another mark', () => {
  const marks = [{ kind: 'rectified' }, { kind: 'comparison' }] as const;
  const laidOut = layOut(templateOf([textBlock('Uno')]), { ...plainValues, marks }, typewriter);
  const [rectified, comparison] = elementsOf(laidOut)
    .flatMap((element) => element.marks)
    .filter((mark) => mark.kind === 'text');
  expect([rectified?.text, comparison?.text]).toEqual(['RECTIFICADO', 'Copia para cotejo']);
  expect(comparison?.angle).toBeGreaterThan(30);
  expect(comparison?.size).toBeGreaterThan(20);
  expect(comparison?.colour).not.toBe(rectified?.colour);
  const lineOf = (mark: typeof comparison) =>
    (mark?.baseline ?? 0) + Math.tan(((mark?.angle ?? 0) * Math.PI) / 180) * (mark?.x ?? 0);
  expect(lineOf(comparison) - lineOf(rectified)).toBeGreaterThan(comparison?.size ?? 0);
});

describe('a record of several pages', () => {
  // The margin is for the page numbers.
  const within = { x: 15, width: 180 };
  const table = {
    kind: 'table' as const,
    ...within,
    top: { after: 5 },
    style: { font: 'garamond' as const, size: 12, align: 'left' as const },
    columns: [
      { heading: 'N.º', text: '{numero}', share: 1 },
      { heading: 'Nombre', text: '{nombre}', share: 5 },
    ],
  };
  const blocks = [
    textBlock('Acta', { ...within, role: 'heading' }),
    table,
    textBlock('Firman:', { ...within, top: { after: 5 } }),
    textBlock('Página {pagina} de {paginas}', { top: { at: 285 } }),
  ];
  const graduates = Array.from({ length: 70 }, (_, index) => ({ nombre: `Graduada ${index + 1}` }));
  const laidOut = layOut(
    templateOf(blocks, { pages: 'many', margin: 15 }),
    { ...plainValues, graduates },
    typewriter,
  );

  test('has every graduate once, in order, under repeated headings', () => {
    expect(laidOut.pages.length).toBeGreaterThan(1);
    const texts = runsOf(elementsOf(laidOut)).map(({ text }) => text.trim());
    const listed = texts.filter((text) => text.startsWith('Graduada'));
    expect(listed).toEqual(graduates.map(({ nombre }) => nombre));
    expect(texts.filter((text) => text === 'N.º')).toHaveLength(laidOut.pages.length);
  });

  test('numbers its pages and leaves none empty', () => {
    for (const [index, { elements }] of laidOut.pages.entries()) {
      const texts = runsOf(elements).map(({ text }) => text.trim());
      expect(texts).toContain(`Página ${index + 1} de ${laidOut.pages.length}`);
      expect(texts.length).toBeGreaterThan(1);
    }
    expect(laidOut.problems).toEqual([]);
  });
});

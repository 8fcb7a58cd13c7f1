import fc from 'fast-check';
import { expect, test } from 'vitest';
import { downloadName } from './download-name.ts';

const pdf = (name: string | undefined) => downloadName(name, 'reporte', 'pdf');

test.each([
  ['estudiantes-confirmados-2026-07-10.pdf', 'estudiantes-confirmados-2026-07-10.pdf'],
  ['Áñez & Cía. 2026.PDF', 'Áñez & Cía. 2026.pdf'],
  ['../../etc/passwd', 'etc-passwd.pdf'],
  ['C:\\temp\\julio.pdf', 'C-temp-julio.pdf'],
  ['acta|de:grado?.pdf', 'acta-de-grado.pdf'],
  ['acta.exe', 'acta.exe.pdf'],
  ['acta\u202Efdp.exe', 'actafdp.exe.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['CON.pdf', '_CON.pdf'],
  ['com1 .txt.pdf', '_com1 .txt.pdf'],
  ['LPT9', '_LPT9.pdf'],
  ['consejo.pdf', 'consejo.pdf'],
  ['auxiliar', 'auxiliar.pdf'],
  ['comx', 'comx.pdf'],
  ['lptx', 'lptx.pdf'],
  ['acta . -.pdf', 'acta.pdf'],
  ['a'.repeat(200), `${'a'.repeat(200)}.pdf`],
  ['a'.repeat(201), `${'a'.repeat(200)}.pdf`],
  ['ñ'.repeat(101), `${'ñ'.repeat(100)}.pdf`],
  ['acta\r\n\u0000.pdf', 'acta.pdf'],
  ['.pdf', 'reporte.pdf'],
  ['  ', 'reporte.pdf'],
  ['../', 'reporte.pdf'],
  [undefined, 'reporte.pdf'],
])('%j is saved as %j', (name, saved) => {
  expect(pdf(name)).toBe(saved);
});

const unruly = fc.string({
  unit: fc.oneof(
    fc.constantFrom('/', '\\', '..', '.', ' ', '\u202E', '\u0000', '\n', ':', '~', '-', '.pdf'),
    fc.constantFrom('con', 'ñ', '🎓', 'é', '\uD800'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }),
  ),
  maxLength: 120,
});

test('no name leads to another folder, hides a part or is too long', () => {
  fc.assert(
    fc.property(unruly, (name) => {
      const saved = pdf(name);
      expect(saved).toMatch(/^[^\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]+\.pdf$/u);
      expect(saved).not.toMatch(/^[.\s~-]/);
      expect(new TextEncoder().encode(saved).length).toBeLessThanOrEqual(210);
    }),
  );
});

test('a safe name does not change', () => {
  fc.assert(
    fc.property(unruly, (name) => {
      expect(pdf(pdf(name))).toBe(pdf(name));
    }),
  );
});

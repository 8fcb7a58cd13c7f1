import { expect, test } from 'vitest';
import { layOut } from './lay-out.ts';
import {
  drawnLines,
  elementsOf,
  named,
  runsOf,
  templateOf,
  textBlock,
  typewriter,
} from './layout.fixtures.ts';

// 200 mm are 567 points: 56 characters of 20 points, 94 characters of 12 points.
const block = textBlock('{nombre}', { fit: 'name', height: 40 });

function fitName(nombre: string, surnames: string, height = 40) {
  const template = templateOf([{ ...block, height }]);
  const laidOut = layOut(template, named(nombre, surnames), typewriter);
  const [first] = runsOf(elementsOf(laidOut));
  return { lines: drawnLines(laidOut), size: first?.size ?? 0, problems: laidOut.problems };
}

test('a name that fits has its full size', () => {
  expect(fitName('Ana Pérez', 'Pérez')).toEqual({ lines: ['Ana Pérez'], size: 20, problems: [] });
});

test('a longer name stays on one line, smaller', () => {
  const firstNames = 'María de los Ángeles Guadalupe Concepción';
  const surnames = 'Fernández de la Reguera Santamaría';
  const { lines, size } = fitName(`${firstNames} ${surnames}`, surnames);
  expect(lines).toEqual([`${firstNames} ${surnames}`]);
  expect(size).toBeLessThan(20);
  expect(size).toBeGreaterThanOrEqual(12);
});

test('below 60 % of its size it breaks before the surnames, at full size if they fit', () => {
  const firstNames = 'María de los Ángeles Guadalupe Concepción Juana Inés';
  const surnames = 'Fernández de la Reguera Santamaría y Álvarez de Toledo';
  expect(fitName(`${firstNames} ${surnames}`, surnames)).toEqual({
    lines: [firstNames, surnames],
    size: 20,
    problems: [],
  });
});

test.each([
  ['de la Cruz', /\b(de|la|los|del|van|der|y|Mc)$/],
  ['van der Meer', /\b(de|la|los|del|van|der|y|Mc)$/],
  ['Mc Donald', /\b(Mc)$/],
  ['Ortega y Gasset', /\b(Ortega|y)$/],
  ['del Río', /\bdel$/],
])('no line ends inside %s', (surname, ending) => {
  const surnames = `${`${surname} `.repeat(12).trim()}`;
  const { lines } = fitName(`Ana ${surnames}`, surnames);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines.slice(0, -1)) expect(line).not.toMatch(ending);
  expect(lines[0]).toBe('Ana');
});

test('a line begins with a particle only if nothing else is about as wide', () => {
  const surnames = 'Fernández de Córdoba y Álvarez de Toledo Martínez-Bordiú van der Meer';
  const { lines } = fitName(`${'Maximiliano José '.repeat(4)}${surnames}`, surnames);
  expect(lines.slice(1).filter((line) => /^(de|y|van)\b/.test(line))).toEqual([]);
});

test('a name without known surnames breaks anywhere but in a particle', () => {
  const { lines } = fitName(`${'Nombre '.repeat(9)}de los ${'Ángeles '.repeat(9)}`.trim(), '');
  expect(lines).toHaveLength(2);
  expect(lines[0]).not.toMatch(/\b(de|los)$/);
});

test('200 characters without a break are reported, not lost', () => {
  const nombre = 'Ñ'.repeat(200);
  const { lines, problems } = fitName(nombre, nombre);
  expect(lines).toEqual([nombre]);
  expect(problems).toEqual([{ kind: 'overflow', block: 0, text: 'ÑÑÑ…' }]);
});

test('a name of a hundred letters is broken in reasonable time', () => {
  const nombre = Array.from({ length: 100 }, () => 'Ñ').join(' ');
  expect(fitName(nombre, '').lines.length).toBeGreaterThan(1);
});

test('lines that would be too high together are smaller', () => {
  const surnames = 'Fernández de la Reguera Santamaría y Álvarez de Toledo';
  const firstNames = 'María de los Ángeles Guadalupe Concepción Juana Inés';
  const { lines, size } = fitName(`${firstNames} ${surnames}`, surnames, 13);
  expect(lines).toEqual([firstNames, surnames]);
  expect(size).toBeLessThan(20);
});

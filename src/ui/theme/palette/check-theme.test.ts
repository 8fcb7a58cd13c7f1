import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkTheme } from './check-theme.ts';
import { colorTokens } from './tokens.ts';

const anyBrand = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('every brand yields legible texts and marks, in both schemes', () => {
  fc.assert(
    fc.property(anyBrand, (brand) => {
      expect(checkTheme({ brand }).failures).toEqual([]);
    }),
  );
});

test('every colour of a tone or of the focus yields legible texts and marks, in both schemes', () => {
  fc.assert(
    fc.property(anyBrand, anyBrand, (seed, background) => {
      const seeds = { danger: seed, success: seed, warning: seed, focus: seed };
      expect(checkTheme({ ...seeds, background }).failures).toEqual([]);
    }),
  );
});

test('the colours of tones and focus replace the defaults, and an invalid one is named', () => {
  const theme = { danger: '#6a1b9a', success: 'green', focus: '#0000ff' };
  const tokens = colorTokens(theme, 'light');
  expect(tokens['danger-fill']).toBe('#6a1b9a');
  expect(tokens['danger-text']).toBe('#6a1b9a');
  expect(tokens.focus).toBe('#0000ff');
  expect(tokens['success-text']).toBe(colorTokens({}, 'light')['success-text']);
  expect(checkTheme(theme).ignored).toEqual([{ key: 'success', value: 'green' }]);
});

test.each([
  [0, true],
  [10, true],
  ['10', true],
  ['medium', true],
  [33, false],
  [-1, false],
  ['', false],
  ['round', false],
])('a radius of %j is valid: %s', (radius, isValid) => {
  const { ignored } = checkTheme({ radius } as object);
  expect(ignored).toHaveLength(isValid ? 0 : 1);
});

test('wrong entries of parts are listed', () => {
  const parts = { button: { color: '}' } };
  expect(checkTheme({ parts }).ignoredParts).toEqual(['parts.button.color is no plain CSS value']);
});

test('every text on a background is among the pairs, in both schemes', () => {
  const { pairs } = checkTheme({});
  for (const scheme of ['light', 'dark'])
    for (const [over, under] of [
      ['text-muted', 'page'],
      ['on-accent-fill', 'accent-fill'],
      ['danger-text', 'danger-soft'],
      ['focus', 'surface-raised'],
    ])
      expect(
        pairs.filter(
          (pair) =>
            pair.scheme === scheme &&
            pair.foreground.token === over &&
            pair.background.token === under,
        ),
      ).toHaveLength(1);
});

test('a designer sees the adjustment of a pale brand, and the original contrast', () => {
  const { adjusted } = checkTheme({ brand: '#ffd100' });
  const text = adjusted.find(({ scheme, token }) => scheme === 'light' && token === 'accent-text');
  expect(text?.brand).toBe('#ffd100');
  expect(text?.used).not.toBe('#ffd100');
  expect(text?.instead.needed).toBe(4.5);
  expect(text?.instead.ratio).toBeLessThan(1.6);
  expect(adjusted.filter(({ scheme }) => scheme === 'dark')).toEqual([]);
});

test('a legible brand keeps its colour in the light scheme', () => {
  const inLight = checkTheme({ brand: '#7a1f2e' }).adjusted.filter((a) => a.scheme === 'light');
  expect(inLight).toEqual([]);
});

test('an invalid value is named, and its default is used', () => {
  const theme = { brand: 'garnet', font: 'serif; } * {', radius: 'round' } as object;
  const { ignored, failures } = checkTheme(theme);
  expect(ignored).toEqual([
    { key: 'brand', value: 'garnet' },
    { key: 'font', value: 'serif; } * {' },
    { key: 'radius', value: 'round' },
  ]);
  expect(failures).toEqual([]);
  expect(
    checkTheme({ font: 'inherit', colorScheme: 'inherit', elevation: 'flat' }).ignored,
  ).toEqual([]);
});

test('every pair stays legible whatever neutral, background and surface a host chooses', () => {
  const anyColor = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(anyColor, anyColor, anyColor, (neutral, background, surface) => {
      expect(checkTheme({ neutral, background, surface }).failures).toEqual([]);
    }),
  );
});

test('a background is used if texts are legible on it, and named if they are not', () => {
  expect(colorTokens({ background: '#EEF' }, 'light').page).toBe('#eeeeff');
  expect(colorTokens({ background: '#EEF' }, 'dark').page).toBe('#171412');
  expect(checkTheme({ background: '#eef', surface: '#fff' }).ignored).toEqual([]);
  expect(checkTheme({ background: '#112', colorScheme: 'auto' }).ignored).toEqual([]);
  expect(checkTheme({ background: '#112', surface: '#888' }).ignored).toEqual([
    { key: 'background', value: '#112' },
    { key: 'surface', value: '#888' },
  ]);
});

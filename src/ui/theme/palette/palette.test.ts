import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, parseHex, type Rgb } from './color.ts';
import { neutralsOf } from './neutrals.ts';
import { createPalette as createPaletteOn, type Scheme } from './palette.ts';
import { colorTokens } from './tokens.ts';

const anyBrand = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const anyScheme = fc.constantFrom<Scheme>('light', 'dark');

const groundsIn = (scheme: Scheme) => {
  const { page, surface, 'surface-raised': raised } = neutralsOf({}, scheme);
  return [page, surface, raised];
};
const createPalette = (brand: string, scheme: Scheme) =>
  createPaletteOn(brand, scheme, neutralsOf({}, scheme));

function color(hex: string | undefined): Rgb {
  const parsed = parseHex(hex ?? '');
  if (parsed === undefined) throw new Error(`${hex} is no colour`);
  return parsed;
}

function ratio(first: string | undefined, second: string | undefined): number {
  return contrast(color(first), color(second));
}

describe('a palette', () => {
  it('keeps texts in the accent legible on every background, whatever the brand', () => {
    fc.assert(
      fc.property(anyBrand, anyScheme, (brand, scheme) => {
        const { accentText, accentSoft } = createPalette(brand, scheme);
        for (const back of [...groundsIn(scheme), accentSoft])
          expect(ratio(accentText, back)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('keeps texts on fills legible and marks visible', () => {
    fc.assert(
      fc.property(anyBrand, anyScheme, (brand, scheme) => {
        const { accent, onAccent, ...fill } = createPalette(brand, scheme);
        expect(ratio(onAccent, accent)).toBeGreaterThanOrEqual(4.5);
        expect(ratio(fill.onAccentFill, fill.accentFill)).toBeGreaterThanOrEqual(4.5);
        expect(ratio(fill.onAccentFill, fill.accentFillHover)).toBeGreaterThanOrEqual(4.5);
        for (const back of groundsIn(scheme)) expect(ratio(accent, back)).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  it('keeps the plain and the muted text legible on the tinted background', () => {
    fc.assert(
      fc.property(anyBrand, anyScheme, (brand, scheme) => {
        const tokens = colorTokens({ brand }, scheme);
        expect(ratio(tokens.text, tokens['accent-soft'])).toBeGreaterThanOrEqual(4.5);
        expect(ratio(tokens['text-muted'], tokens['accent-soft'])).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('does not change a legible brand', () => {
    expect(createPalette('#7a1f2e', 'light').accent).toBe('#7a1f2e');
    expect(createPalette('#FFD100', 'light').accentFill).toBe('#ffd100');
    expect(createPalette('#00529B', 'light').accent).toBe('#00529b');
  });

  it.each(['', 'garnet', '#12', '#7a1f2e80', 'rgb(1,2,3)', '#ggg'])(
    'falls back to the default brand for %j',
    (brand) => {
      expect(createPalette(brand, 'light')).toEqual(createPalette('#7a1f2e', 'light'));
    },
  );
});

describe.each(['light', 'dark'] as const)('the fixed colours in %s', (scheme) => {
  const tokens = colorTokens({}, scheme);
  const backs = ['page', 'surface', 'surface-raised'];

  it.each(['text', 'text-muted', 'success-text', 'warning-text', 'danger-text', 'info-text'])(
    '%s is legible on every background',
    (name) => {
      for (const back of backs)
        expect(ratio(tokens[name], tokens[back])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['success', 'warning', 'danger', 'info'])('%s is legible on its own tint', (tone) => {
    expect(ratio(tokens[`${tone}-text`], tokens[`${tone}-soft`])).toBeGreaterThanOrEqual(4.5);
    expect(ratio(tokens.text, tokens[`${tone}-soft`])).toBeGreaterThanOrEqual(4.5);
  });

  it('a destructive button is legible', () => {
    expect(ratio(tokens['on-danger'], tokens['danger-fill'])).toBeGreaterThanOrEqual(4.5);
  });

  it('shows the edge of a control on every background', () => {
    for (const back of backs)
      expect(ratio(tokens['border-strong'], tokens[back])).toBeGreaterThanOrEqual(3);
  });
});

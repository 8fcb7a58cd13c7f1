import { describe, expect, test } from 'vitest';
import { partStyles } from './part-styles.ts';
import type { PartProperty, PartsTheme } from './part-theme.ts';

/** Compiles what a page without TypeScript may pass. */
const compile = (parts: unknown) => partStyles(parts as PartsTheme);

test('parts, states and the root become rules', () => {
  const { rules, problems } = partStyles({
    root: { letterSpacing: '0.01em' },
    button: {
      textTransform: 'uppercase',
      fontWeight: 700,
      ':hover': { boxShadow: 'inset 0 0 0 2px rgb(0 0 0 / 20%)' },
      "[data-variant='quiet']:focus-visible": { outlineColor: 'var(--site-focus, #00529b)' },
    },
  });
  expect(problems).toEqual([]);
  expect(rules).toBe(
    '&&&&&&{letter-spacing:0.01em;}' +
      "&&&&&& [data-birrete-part='button']{text-transform:uppercase;font-weight:700;}" +
      "&&&&&& [data-birrete-part='button']:hover{box-shadow:inset 0 0 0 2px rgb(0 0 0 / 20%);}" +
      "&&&&&& [data-birrete-part='button'][data-variant='quiet']:focus-visible{outline-color:var(--site-focus, #00529b);}",
  );
});

describe('values that would leave their declaration are left out', () => {
  test.each([
    ['red; } * { color: red'],
    ['red}'],
    ['url(https://evil.example/x)'],
    ['red /* '],
    ['red // '],
    ["'unclosed"],
    ['rgb(0 0 0'],
    ['rgb(0 0 0))('],
    ['\\7d'],
    ['red !important'],
    ['red\n;'],
    ['<style>'],
    ['@import'],
    [' '],
    ['a'.repeat(301)],
    [Number.NaN],
    [{ toString: () => 'red}' }],
    [null],
  ])('%j', (color) => {
    const { rules, problems } = compile({ button: { color } });
    expect(rules).toBe('');
    expect(problems).toEqual(['parts.button.color is no plain CSS value']);
  });
});

test.each([
  [{ knob: { color: 'red' } }, 'parts.knob is no part'],
  [{ button: { colour: 'red' } }, 'parts.button.colour is no property that a part can have'],
  [{ button: { position: 'fixed' } }, 'parts.button.position is no property that a part can have'],
  [{ button: { ':hover, *': { color: 'red' } } }, "parts.button[':hover, *'] is no state"],
  [{ button: { "[data-x='a]": { color: 'red' } } }, "parts.button['[data-x='a]'] is no state"],
  [{ button: { ':hover': 'red' } }, "parts.button[':hover'] is no object"],
  [{ button: 'red' }, 'parts.button is no object'],
  ['red', 'parts is no object'],
])('%j: %s', (parts, problem) => {
  expect(compile(parts)).toEqual({ rules: '', problems: [problem] });
});

test('a wrong entry does not affect the others', () => {
  const { rules } = compile({ card: { color: '}', padding: '2em' }, knob: { color: 'red' } });
  expect(rules).toBe("&&&&&& [data-birrete-part='card']{padding:2em;}");
});

const properties = {
  accentColor: 1,
  background: 1,
  backgroundColor: 1,
  border: 1,
  borderBlock: 1,
  borderBlockEnd: 1,
  borderBlockStart: 1,
  borderColor: 1,
  borderInline: 1,
  borderInlineEnd: 1,
  borderInlineStart: 1,
  borderRadius: 1,
  borderStyle: 1,
  borderWidth: 1,
  boxShadow: 1,
  color: 1,
  cursor: 1,
  fontFamily: 1,
  fontSize: 1,
  fontStyle: 1,
  fontVariantNumeric: 1,
  fontWeight: 1,
  gap: 1,
  hyphens: 1,
  letterSpacing: 1,
  lineHeight: 1,
  minBlockSize: 1,
  opacity: 1,
  outline: 1,
  outlineColor: 1,
  outlineOffset: 1,
  outlineWidth: 1,
  padding: 1,
  paddingBlock: 1,
  paddingInline: 1,
  textAlign: 1,
  textDecoration: 1,
  textDecorationColor: 1,
  textShadow: 1,
  textTransform: 1,
  textUnderlineOffset: 1,
  textWrap: 1,
  transition: 1,
} satisfies Record<PartProperty, number>;

test('every property of the type is accepted', () => {
  const { rules, problems } = partStyles({ card: properties });
  expect(problems).toEqual([]);
  expect(rules.match(/:1;/g)).toHaveLength(Object.keys(properties).length);
});

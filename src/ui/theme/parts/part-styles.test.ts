import { describe, expect, test } from 'vitest';
import { partStyles } from './part-styles.ts';
import type { PartsTheme } from './part-theme.ts';

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

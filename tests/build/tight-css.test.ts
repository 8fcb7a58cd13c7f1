import { expect, test } from 'vitest';
import { tightenCss } from '../../build/tight-css.ts';

const nested = `const Box = styled.div<{ $wide: boolean }>\`
  display: grid;
  padding: 0.5em var(--a);
  \${({ $wide }) => ($wide ? \`inline-size: \${full};\` : '')}

  & > button:hover,
  & > button[data-tone='danger'] {
    color: red;
  }
\`;
const text = \`two
  lines\`;
`;

test('a style sheet loses its indentation, and nothing else does', () => {
  const tight = tightenCss(nested);
  expect(tight).toContain('`display:grid;padding:0.5em var(--a); $');
  expect(tight).toContain(`& > button:hover, & > button[data-tone='danger']{color:red;`);
  expect(tight).toContain('`two\n  lines`');
});

test('what follows a style sheet stays on its line', () => {
  const lineOf = (source: string) => source.split('\n').findIndex((line) => line.includes('text'));
  expect(lineOf(tightenCss(nested))).toBe(lineOf(nested));
});

test('a line comment, which would swallow the rest, ends the build', () => {
  expect(() => tightenCss('css`\n  // why\n  color: red;\n`')).toThrow('line comment');
});

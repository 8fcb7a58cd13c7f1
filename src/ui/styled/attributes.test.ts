import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StyleSheetManager } from 'styled-components';
import { afterEach, expect, test, vi } from 'vitest';
import { part } from './part.ts';
import { styled, styledWithoutReset } from './styled.ts';

const Input = styled.input.attrs(part('input'))``;
const Wide = styled(Input)`
  inline-size: 100%;
`;
const Root = styledWithoutReset.div``;
const widget = createElement(Root, part('root'), createElement(Wide));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test("a host's development build warns of no attribute that names a part", () => {
  vi.stubEnv('NODE_ENV', 'development');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  renderToString(widget);
  expect(warn).not.toHaveBeenCalled();
});

test("a host's filter of props removes no part of a widget", () => {
  const isPropValid = (name: string) => name !== 'part';
  const html = renderToString(
    createElement(StyleSheetManager, { shouldForwardProp: isPropValid }, widget),
  );
  expect(html).toContain(' part="input"');
  expect(html).toContain(' part="root"');
});

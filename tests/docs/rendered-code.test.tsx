import { markup, pieces } from 'virtual:code-to-render';
import { render, waitFor } from '@testing-library/react';
import { defineGraduationElements } from 'birrete/embed';
import { graduationHandlers } from 'birrete/testing';
import { beforeAll, expect, test, vi } from 'vitest';
import { fakeServiceWorker } from '../browser/fake-network.ts';

/** The API of the documentation's examples, and one on the page's own origin. */
fakeServiceWorker(() => [
  ...graduationHandlers({ baseUrl: 'https://grados.universidad.edu' }),
  ...graduationHandlers(),
]);
beforeAll(() => defineGraduationElements());

/** What a page has before the code runs: the place that the README's first piece renders into. */
function openPage(html = '<div id="graduation"></div>') {
  const complaints = ['error', 'warn'] as const;
  const said = complaints.map((level) => vi.spyOn(console, level));
  document.body.innerHTML = html;
  return { said: () => said.flatMap(({ mock }) => mock.calls) };
}

/** A widget's heading, also within shadow roots; or a link, where the code shows one. */
function shown(root: ParentNode): Element | null {
  const inside = [...root.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot);
  const roots = [root, ...inside.filter((shadow) => shadow !== null)];
  const found = roots.map((each) => each.querySelector('h1, h2, a[href^="/portal"]'));
  return found.find((element) => element !== null) ?? null;
}

test.each(pieces)('$name shows something, without a word of warning', async ({ load }) => {
  const { said } = openPage();
  const { default: element } = await load();
  if (element !== undefined) render(element);
  await waitFor(() => expect(shown(document.body)).toBeVisible());
  expect(said()).toEqual([]);
});

test.each(markup)('$name shows a widget, without a word of warning', async ({ html }) => {
  const { said } = openPage(html);
  await waitFor(() => expect(shown(document.body)).toBeVisible());
  expect(said()).toEqual([]);
});

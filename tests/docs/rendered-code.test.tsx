// @module-tag rare
import { markup, pieces } from 'virtual:code-to-render';
import { render, waitFor } from '@testing-library/react';
import { defineGraduationElements } from 'birrete/embed';
import { graduationHandlers } from 'birrete/testing';
import { HttpResponse, http } from 'msw';
import { beforeAll, expect, test, vi } from 'vitest';
import { fakeServiceWorker } from '../browser/fake-network.ts';

/** The API of the documentation's examples, and another one on the page's origin. */
fakeServiceWorker(() => [
  ...graduationHandlers({ baseUrl: 'https://grados.universidad.edu' }),
  ...graduationHandlers(),
  http.get('/textos/grados.json', () => HttpResponse.json({ wizard: { title: 'Pide tu título' } })),
]);
beforeAll(() => defineGraduationElements());

/** Opens a page with the element that the README's first block renders into. */
function openPage(html = '<div id="graduation"></div>') {
  const levels = ['error', 'warn'] as const;
  const spies = levels.map((level) => vi.spyOn(console, level));
  document.body.innerHTML = html;
  return { consoleCalls: () => spies.flatMap(({ mock }) => mock.calls) };
}

/** Finds a widget's heading or link, also in shadow roots. */
function shown(root: ParentNode): Element | null {
  const inside = [...root.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot);
  const roots = [root, ...inside.filter((shadow) => shadow !== null)];
  const found = roots.map((each) => each.querySelector('h1, h2, a[href^="/portal"]'));
  return found.find((element) => element !== null) ?? null;
}

test.each(pieces)('$name renders without errors and warnings', async ({ load }) => {
  const { consoleCalls } = openPage();
  const { default: element } = await load();
  if (element !== undefined) render(element);
  await waitFor(() => expect(shown(document.body)).toBeVisible());
  expect(consoleCalls()).toEqual([]);
});

test.each(markup)('$name renders a widget without errors and warnings', async ({ html }) => {
  const { consoleCalls } = openPage(html);
  await waitFor(() => expect(shown(document.body)).toBeVisible());
  expect(consoleCalls()).toEqual([]);
});

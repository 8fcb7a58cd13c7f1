// @vitest-environment node
import { createRequire } from 'node:module';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAfterPress } from '#graduation-wizard/progress/use-after-press.ts';
import { keepInView } from '#react/keep-in-view.ts';
import { bearerSession } from '#session/bearer-session.ts';
import { watchIcons } from '#ui/tooltip/watch-icons.ts';

interface Jsdom {
  readonly JSDOM: new (html: string, options: { readonly url: string }) => { window: Page };
}

type Page = Window & typeof globalThis;

// jsdom contains no types.
const { JSDOM }: Jsdom = createRequire(import.meta.url)('jsdom');

/**
 * A page as `jest-fixed-jsdom` makes it: jsdom with Node's AbortController, whose signals jsdom's `addEventListener`
 * refuses. Vitest adapts `addEventListener` in its own jsdom environment.
 */
let window: Page;

beforeEach(() => {
  ({ window } = new JSDOM('<div id="root"></div>', { url: 'https://portal.test' }));
  const { document, Element, HTMLElement, localStorage, location } = window;
  const page = { window, document, Element, HTMLElement, localStorage, location };
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(() => vi.unstubAllGlobals());

/** A form whose field does its work after the press of a button. */
function Form({ work }: { readonly work: () => void }) {
  const { onPointerDown, afterPress } = useAfterPress();
  const onKeyDown = () => afterPress(work);
  return createElement('button', { type: 'button', onPointerDown, onKeyDown }, 'Siguiente');
}

test('a session hears of other tabs until it is left', () => {
  const session = bearerSession();
  const heard = vi.fn();
  const stop = session.subscribe(heard);
  const storeInOtherTab = (token: string) => {
    const state = { token, user: { full_name: 'Ana', role_id: 1 }, isAuthenticated: true };
    window.localStorage.setItem('auth_token', token);
    window.localStorage.setItem('auth-storage', JSON.stringify({ state }));
    window.dispatchEvent(new window.StorageEvent('storage', { key: 'auth-storage' }));
  };
  storeInOtherTab('a');
  expect(heard).toHaveBeenCalled();
  heard.mockClear();
  stop();
  storeInOtherTab('b');
  expect(heard).not.toHaveBeenCalled();
});

test('work waits until the press of a mouse is over', async () => {
  const work = vi.fn();
  const { document } = window;
  const root = createRoot(document.getElementById('root') ?? document.body);
  await act(() => root.render(createElement(Form, { work })));
  const dispatch = (type: string) =>
    act(() => {
      const event = new window.Event(type, { bubbles: true });
      document
        .querySelector('button')
        ?.dispatchEvent(Object.assign(event, { pointerType: 'mouse' }));
    });
  await dispatch('pointerdown');
  await dispatch('keydown');
  expect(work).not.toHaveBeenCalled();
  await dispatch('pointerup');
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
  await act(() => root.unmount());
});

test('a table names the icon that has the focus until it is left', () => {
  const { document } = window;
  document.body.innerHTML =
    '<table><tr><td><button aria-label="Editar"></button></td></tr></table>';
  const table = document.querySelector('table');
  const button = document.querySelector('button');
  if (table === null || button === null) throw new Error('The page has no table.');
  const show = vi.fn();
  const stop = watchIcons(table, show);
  document.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Tab' }));
  button.dispatchEvent(new window.FocusEvent('focusin', { bubbles: true }));
  expect(show).toHaveBeenLastCalledWith(button);
  stop();
  show.mockClear();
  button.dispatchEvent(new window.FocusEvent('focusin', { bubbles: true }));
  document.dispatchEvent(new window.Event('scroll'));
  expect(show).not.toHaveBeenCalled();
});

test('an element stays in view while nobody presses a key', () => {
  const { document } = window;
  const element = document.getElementById('root');
  expect(() => keepInView(element)).not.toThrow();
  expect(() => document.dispatchEvent(new window.KeyboardEvent('keydown'))).not.toThrow();
});

import { render } from '@testing-library/react';
import { GraduationProvider, type GraduationProviderProps, type Theme } from 'birrete';
import { defineGraduationElements } from 'birrete/embed';
import { StatusLookup } from 'birrete/status-lookup';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeNetwork } from '../browser/fake-network.ts';

fakeNetwork();

const parts: Theme['parts'] = {
  root: { letterSpacing: '2px' },
  button: {
    textTransform: 'uppercase',
    backgroundColor: 'rgb(1, 2, 3)',
    ':hover': { backgroundColor: 'rgb(4, 5, 6)' },
    ':focus-visible': { outlineColor: 'rgb(7, 8, 9)' },
  },
  input: { borderColor: 'rgb(10, 11, 12)', "[aria-invalid='true']": { borderStyle: 'dashed' } },
};

const button = () => page.getByRole('button', { name: 'Consultar' });
const styleOf = (element: Element) => getComputedStyle(element);

type Isolation = NonNullable<GraduationProviderProps['isolation']>;

test.each<Isolation>(['guarded', 'layer', 'shadow'])(
  'styles of parts and their states win with %s',
  async (isolation) => {
    render(
      <GraduationProvider api={{ baseUrl: '' }} isolation={isolation} theme={{ parts }}>
        <StatusLookup />
      </GraduationProvider>,
    );
    await expect.element(button()).toBeVisible();
    const control = button().element();
    expect(styleOf(control).textTransform).toBe('uppercase');
    expect(styleOf(control).backgroundColor).toBe('rgb(1, 2, 3)');
    const root = control.closest('[data-birrete-root]');
    expect(root && styleOf(root).letterSpacing).toBe('2px');
    await userEvent.hover(button());
    await expect.poll(() => styleOf(control).backgroundColor).toBe('rgb(4, 5, 6)');
    await userEvent.click(button());
    await expect
      .poll(() => styleOf(page.getByRole('textbox').element()).borderStyle)
      .toBe('dashed');
    await userEvent.tab();
    expect(styleOf(control).outlineColor).toBe('rgb(7, 8, 9)');
  },
);

test('with guarded they win over the page, which needs no change', async () => {
  const sheet = document.createElement('style');
  sheet.textContent = '#page #main button { background: yellow; text-transform: none; }';
  document.head.append(sheet);
  onTestFinished(() => sheet.remove());
  render(
    <div id="page">
      <div id="main">
        <GraduationProvider api={{ baseUrl: '' }} theme={{ parts }}>
          <StatusLookup />
        </GraduationProvider>
      </div>
    </div>,
  );
  await expect.element(button()).toBeVisible();
  // Under the pointer or not.
  expect(styleOf(button().element()).backgroundColor).toMatch(/1, 2, 3|4, 5, 6/);
  expect(styleOf(button().element()).textTransform).toBe('uppercase');
});

test('an element takes them from its JSON', async () => {
  defineGraduationElements();
  const element = document.createElement('graduation-status');
  element.setAttribute('api-base', '/');
  element.setAttribute('theme', JSON.stringify({ brand: '#00529b', parts }));
  document.body.append(element);
  onTestFinished(() => element.remove());
  await expect.element(button()).toBeVisible();
  expect(styleOf(button().element()).textTransform).toBe('uppercase');
});

test('a value that would end its rule is left out, and the developer is warned', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const theme: Theme = {
    parts: { button: { color: 'red } body { background: red', textTransform: 'uppercase' } },
  };
  render(
    <GraduationProvider api={{ baseUrl: '' }} theme={theme}>
      <StatusLookup />
    </GraduationProvider>,
  );
  await expect.element(button()).toBeVisible();
  expect(styleOf(button().element()).textTransform).toBe('uppercase');
  expect(styleOf(document.body).backgroundColor).not.toBe('rgb(255, 0, 0)');
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/parts\.button\.color is no plain CSS value.*#B035/)],
  ]);
});

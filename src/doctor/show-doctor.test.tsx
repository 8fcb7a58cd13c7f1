import { render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { beforeEach, expect, type Mock, test, vi } from 'vitest';
import { withoutConstructedStyles } from '#tests/browser/without-constructed-styles.ts';
import { WidgetRoot } from '../ui/theme/widget-root.tsx';
import { showDoctor } from './show-doctor.ts';

let table: Mock<typeof console.table>;

beforeEach(() => {
  table = vi.spyOn(console, 'table').mockImplementation(() => undefined);
});

function panel(): HTMLElement | null {
  return document.querySelector('birrete-doctor');
}

function messages(): string {
  return panel()?.shadowRoot?.querySelector('section')?.textContent ?? '';
}

test('shows the findings in a panel and in the console, and the focus stays', async () => {
  render(
    <WidgetRoot>
      <input aria-label="Código" />
    </WidgetRoot>,
  );
  const field = screen.getByLabelText('Código');
  field.focus();
  const findings = await showDoctor(document.body, { api: { baseUrl: 'javascript:0' } });
  expect(messages()).toContain('Revisión de la página');
  expect(messages()).toContain('La dirección de la API no es válida: javascript:0');
  expect(table).toHaveBeenCalledTimes(1);
  expect(findings[0]?.kind).toBe('api-address');
  expect(field).toHaveFocus();
  const { violations } = await axe.run({ include: [['birrete-doctor']] }, { preload: false });
  expect(violations).toEqual([]);
});

test('reads the address and the language of an element', async () => {
  const element = document.createElement('graduation-example');
  element.setAttribute('api-base', 'ftp://grados');
  element.setAttribute('locale', 'en-US');
  await showDoctor(element);
  expect(messages()).toContain('The address of the API is not valid: ftp://grados');
  expect(panel()?.shadowRoot?.querySelector('section')?.lang).toBe('en');
});

test('two elements of a page share one panel, which shows each finding once', async () => {
  const elements = ['ftp://norte', 'ftp://sur'].map((address) => {
    const element = document.createElement('graduation-example');
    element.setAttribute('api-base', address);
    return element;
  });
  const [first] = await Promise.all(elements.map((element) => showDoctor(element)));
  expect(document.querySelectorAll('birrete-doctor')).toHaveLength(1);
  expect(messages()).toContain('no es válida: ftp://norte');
  expect(messages()).toContain('no es válida: ftp://sur');
  expect(messages().match(/No hay ningún formulario/g)).toHaveLength(1);
  expect(messages()).toContain(`${(first?.length ?? 0) + 1} hallazgos`);
});

test('a second call reuses the panel, and closing removes it', async () => {
  await showDoctor();
  await showDoctor();
  expect(document.querySelectorAll('birrete-doctor')).toHaveLength(1);
  panel()?.shadowRoot?.querySelector('button')?.click();
  expect(panel()).toBeNull();
});

test('a browser without constructed style sheets shows the findings', async () => {
  withoutConstructedStyles();
  await showDoctor(document.body, { api: { baseUrl: 'javascript:0' } });
  expect(messages()).toContain('La dirección de la API no es válida: javascript:0');
});

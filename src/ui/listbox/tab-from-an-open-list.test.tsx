import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { WidgetFrame } from '#provider/widget-frame.tsx';
import { ComboBox } from '../combo-box/combo-box.tsx';
import { Select } from '../select/select.tsx';

/** Enough options for a list that scrolls. */
const items = Array.from({ length: 30 }, (_, index) => `Opción ${index + 1}`);

const field = { label: 'Carrera', items, itemKey: String, itemLabel: String };

test.each([
  ['combo box', ComboBox<string>],
  ['select', Select<string>],
])('Tab moves the focus from the open list of a %s to the next control', async (_name, Field) => {
  render(
    <GraduationProvider api={{ baseUrl: '' }}>
      <WidgetFrame>
        <Field {...field} value={null} onChange={() => undefined} />
        <button type="button">Siguiente</button>
      </WidgetFrame>
    </GraduationProvider>,
  );
  const input = page.getByRole('combobox', { name: 'Carrera' });
  await userEvent.click(input);
  await expect.element(page.getByRole('option', { name: 'Opción 1', exact: true })).toBeVisible();
  const list = page.getByRole('listbox').element();
  expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);

  await userEvent.keyboard('{Tab}');

  await expect.element(page.getByRole('button', { name: 'Siguiente' })).toHaveFocus();
  await expect.element(input).toHaveAttribute('aria-expanded', 'false');
});

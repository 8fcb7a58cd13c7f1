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
])('the list of a %s opens at the chosen option', async (_name, Field) => {
  render(
    <GraduationProvider api={{ baseUrl: '' }}>
      <WidgetFrame>
        <Field {...field} value="Opción 28" onChange={() => undefined} />
      </WidgetFrame>
    </GraduationProvider>,
  );
  await userEvent.click(page.getByRole('combobox', { name: 'Carrera' }));

  const chosen = page.getByRole('option', { name: 'Opción 28' });
  await expect.element(chosen).toBeVisible();
  const list = page.getByRole('listbox').element();
  const { top, bottom } = list.getBoundingClientRect();
  const middle = () => {
    const { y, height } = chosen.element().getBoundingClientRect();
    return y + height / 2;
  };
  await expect.poll(middle).toBeGreaterThan(top);
  await expect.poll(middle).toBeLessThan(bottom);
});

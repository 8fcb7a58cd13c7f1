import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { WidgetFrame } from '#provider/widget-frame.tsx';
import { ComboBox } from '../combo-box/combo-box.tsx';
import { Select } from '../select/select.tsx';

/** Enough options for a list that scrolls. */
const items = Array.from({ length: 30 }, (_, index) => `Opción ${index + 1}`);

const fields = [
  ['combo box', ComboBox<string>],
  ['select', Select<string>],
] as const;

/** Opens the field's list, with another control after it. @returns the field and its list */
async function open(Field: (typeof fields)[number][1], value: string | null) {
  render(
    <GraduationProvider api={{ baseUrl: '' }}>
      <WidgetFrame>
        <Field
          label="Carrera"
          items={items}
          itemKey={String}
          itemLabel={String}
          value={value}
          onChange={() => undefined}
        />
        <button type="button">Siguiente</button>
      </WidgetFrame>
    </GraduationProvider>,
  );
  const field = page.getByRole('combobox', { name: 'Carrera' });
  await userEvent.click(field);
  await expect.element(optionNamed(value ?? 'Opción 1')).toBeVisible();
  return { field, list: page.getByRole('listbox').element() };
}

function optionNamed(name: string) {
  return page.getByRole('option', { name, exact: true });
}

test.each(fields)(
  'Tab moves the focus from the open list of a %s to the next control',
  async (_, Field) => {
    const { field, list } = await open(Field, null);
    expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);

    await userEvent.keyboard('{Tab}');

    await expect.element(page.getByRole('button', { name: 'Siguiente' })).toHaveFocus();
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  },
);

test.each(fields)('the list of a %s opens at the chosen option', async (_, Field) => {
  const { list } = await open(Field, 'Opción 28');
  const { top, bottom } = list.getBoundingClientRect();
  const middle = () => {
    const { y, height } = optionNamed('Opción 28').element().getBoundingClientRect();
    return y + height / 2;
  };
  await expect.poll(middle).toBeGreaterThan(top);
  await expect.poll(middle).toBeLessThan(bottom);
});

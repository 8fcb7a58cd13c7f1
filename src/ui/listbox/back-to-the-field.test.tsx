import { render } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { WidgetFrame } from '#provider/widget-frame.tsx';
import { ComboBox } from '../combo-box/combo-box.tsx';
import { Select } from '../select/select.tsx';

const items = Array.from({ length: 30 }, (_, index) => `Opción ${index + 1}`);

const field = { label: 'Carrera', items, itemKey: String, itemLabel: String };

const fields = [
  ['combo box', ComboBox<string>],
  ['select', Select<string>],
] as const;

/** A page that scrolls, with the field too near its end for the list to fit below or above. */
function Form({ Field }: { readonly Field: (typeof fields)[number][1] }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <GraduationProvider api={{ baseUrl: '' }}>
      <WidgetFrame>
        <button type="button">Anterior</button>
        <div style={{ blockSize: '40em' }} />
        <Field {...field} value={value} onChange={setValue} />
      </WidgetFrame>
    </GraduationProvider>
  );
}

const input = () => page.getByRole('combobox', { name: 'Carrera' });

/** Opens the list, then scrolls the page away from the field as a user does who reads the options. */
async function openAndScrollAway() {
  await userEvent.click(input());
  await expect.element(page.getByRole('listbox')).toBeVisible();
  scrollTo(0, 0);
  await expect.element(input()).not.toBeInViewport();
}

// A landscape phone.
beforeEach(() => page.viewport(640, 300));

test.each(fields)('a %s is visible again after a choice', async (_name, Field) => {
  render(<Form Field={Field} />);
  await openAndScrollAway();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(input()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(input()).toBeInViewport({ ratio: 1 });
});

test.each(fields)(
  'the page stays if the focus leaves the open list of a %s',
  async (_name, Field) => {
    render(<Form Field={Field} />);
    await openAndScrollAway();
    await userEvent.click(page.getByRole('button', { name: 'Anterior' }));
    await expect.element(input()).toHaveAttribute('aria-expanded', 'false');
    expect(window.scrollY).toBe(0);
  },
);

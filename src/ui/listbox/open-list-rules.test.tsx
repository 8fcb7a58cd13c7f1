import { render } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { WidgetFrame } from '#provider/widget-frame.tsx';
import { ComboBox } from '../combo-box/combo-box.tsx';
import { Select } from '../select/select.tsx';

const field = {
  label: 'Carrera',
  items: ['Arquitectura', 'Derecho', 'Enfermería'],
  itemKey: String,
  itemLabel: String,
};

interface HostProps {
  readonly field: typeof ComboBox<string> | typeof Select<string>;
}

function Host({ field: Field }: HostProps) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <GraduationProvider api={{ baseUrl: '' }}>
      <WidgetFrame>
        <Field {...field} value={value} onChange={setValue} />
      </WidgetFrame>
    </GraduationProvider>
  );
}

/** The rules of the page that depend on its size or on the system. */
function conditionalRules(): readonly string[] {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSConditionRule)
    .map(({ cssText }) => cssText);
}

/** In Chromium, each new one recalculates the styles of the whole page, before the press or the key is visible. */
test.each([
  ['combo box', ComboBox<string>, 'Der'],
  ['select', Select<string>, 'D'],
])('opening a %s, searching and choosing add no conditional style rule', async (_, Field, text) => {
  render(<Host field={Field} />);
  const before = conditionalRules();
  expect(before.length).toBeGreaterThan(0);

  const input = page.getByRole('combobox', { name: 'Carrera' });
  await userEvent.click(input);
  await userEvent.keyboard(text);
  await userEvent.click(page.getByRole('option', { name: 'Derecho' }));
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();

  expect(conditionalRules()).toEqual(before);
});

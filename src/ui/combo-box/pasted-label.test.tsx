import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ComboBox } from './combo-box.tsx';

const careers = ['Derecho', 'Ingeniería Civil', 'Ingeniería de Sistemas'];

function Owner() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <ComboBox
      label="Carrera"
      items={careers}
      itemKey={(career) => career}
      itemLabel={(career) => career}
      value={value}
      onChange={setValue}
    />
  );
}

test.each([
  ['with the spaces of a PDF', 'ingeniería\u00a0 de  Sistemas'],
  ['with invisible characters', '\u200bInge\u00adniería de Sistemas\u200b'],
])('a whole name that is pasted %s is chosen when the field is left', async (_, text) => {
  render(<Owner />);
  const field = screen.getByRole('combobox');
  await userEvent.click(field);
  await userEvent.paste(text);
  expect(screen.getByRole('option', { name: 'Ingeniería de Sistemas' })).toBeVisible();
  await userEvent.tab();
  expect(field).toHaveValue('Ingeniería de Sistemas');
});

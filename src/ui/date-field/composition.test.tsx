import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { DateField } from './date-field.tsx';

function Owner() {
  const [value, setValue] = useState('');
  return <DateField label="Fecha de nacimiento" value={value} onChange={setValue} />;
}

/** Composes texts one after the other, as a phone's keyboard does, and commits the last one. */
async function compose(...texts: readonly string[]) {
  for (const text of texts) {
    const { length } = text;
    await cdp().send('Input.imeSetComposition', {
      text,
      selectionStart: length,
      selectionEnd: length,
    });
  }
  await cdp().send('Input.insertText', { text: texts.at(-1) ?? '' });
}

test.each([
  ['digits', ['0', '03', '030', '0305', '03052', '030520', '0305200', '03052000']],
  ['words', ['3', '3 de', '3 de mayo', '3 de mayo de 2000']],
] as const)('a keyboard that composes %s writes the date once', async (_, texts) => {
  render(<Owner />);
  const field = screen.getByRole('textbox');
  field.focus();
  await compose(...texts);
  await expect.poll(() => field).toHaveValue('03/05/2000');
});

test('a keyboard that composes each digit gets the slashes between them', async () => {
  render(<Owner />);
  const field = screen.getByRole('textbox');
  field.focus();
  for (const digit of '030') await compose(digit);
  await expect.poll(() => field).toHaveValue('03/0');
});

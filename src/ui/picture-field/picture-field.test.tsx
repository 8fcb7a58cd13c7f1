import { render } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { WidgetFrame } from '#provider/widget-frame.tsx';
import { PictureField } from './picture-field.tsx';

function Form() {
  const [value, setValue] = useState('');
  return (
    <GraduationProvider api={{ baseUrl: '' }}>
      <WidgetFrame>
        <PictureField
          label="Firma"
          value={value}
          onChange={setValue}
          kinds={['png']}
          maxBytes={1000}
        />
      </WidgetFrame>
    </GraduationProvider>
  );
}

beforeEach(() => {
  render(<Form />);
});

const input = () => page.getByLabelText('Firma').element() as HTMLInputElement;

test('Tab shows a focus ring around the button, and Enter opens the choice of a file', async () => {
  await userEvent.keyboard('{Tab}');
  expect(input()).toHaveFocus();
  const face = page.getByText('Elegir imagen').element().parentElement as HTMLElement;
  expect(getComputedStyle(face).outlineStyle).toBe('solid');

  const opened = new Promise((resolve) => {
    input().addEventListener('click', (event) => {
      // No dialog of the browser.
      event.preventDefault();
      resolve(event.isTrusted);
    });
  });
  await userEvent.keyboard('{Enter}');
  expect(await opened).toBe(true);
});

test('the whole button takes presses', () => {
  const face = page.getByText('Elegir imagen').element().parentElement as HTMLElement;
  const { left, right, top, bottom } = face.getBoundingClientRect();
  for (const x of [left + 2, (left + right) / 2, right - 2]) {
    expect(document.elementFromPoint(x, (top + bottom) / 2)).toBe(input());
  }
});

test('the text of the button changes with the picture', async () => {
  const picture = new File(['picture'], 'firma.png', { type: 'image/png' });
  await userEvent.upload(input(), picture);
  await expect.element(page.getByText('Cambiar imagen')).toBeVisible();
  expect(input()).toHaveAccessibleName('Firma Cambiar imagen');
});

test('removing the picture moves the focus to the button that chooses one', async () => {
  await userEvent.upload(input(), new File(['picture'], 'firma.png', { type: 'image/png' }));
  await userEvent.click(page.getByRole('button', { name: 'Quitar imagen' }));
  expect(input()).toHaveFocus();
  await expect.element(page.getByText('Elegir imagen')).toBeVisible();
});

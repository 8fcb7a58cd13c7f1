import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFocusReturn } from './use-focus-return.ts';

/** A list, and beside it a dialog while the focus is away. */
function List({ isAway }: { readonly isAway: boolean }) {
  const area = useFocusReturn({
    isAway,
    content: undefined,
    target: (element) => element.querySelector('button'),
  });
  return (
    <>
      <div ref={area}>
        <button type="button">Siguiente fila</button>
      </div>
      <button type="button">Otro lugar</button>
      {isAway && <input aria-label="Motivo" />}
    </>
  );
}

/** Runs the microtasks that wait; no frame can be drawn meanwhile. */
const microtasks = () => Promise.resolve();

function closeDialog(): void {
  const { rerender } = render(<List isAway />);
  screen.getByRole('textbox').focus();
  rerender(<List isAway={false} />);
}

test('a key pressed before the next frame reaches the list', async () => {
  closeDialog();
  expect(document.body).toHaveFocus();
  await microtasks();
  expect(screen.getByRole('button', { name: 'Siguiente fila' })).toHaveFocus();
});

test('a focus that the dialog has returned stays', async () => {
  closeDialog();
  screen.getByRole('button', { name: 'Otro lugar' }).focus();
  await microtasks();
  expect(screen.getByRole('button', { name: 'Otro lugar' })).toHaveFocus();
});

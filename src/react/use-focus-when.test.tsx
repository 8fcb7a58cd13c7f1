import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFocusWhen } from './use-focus-when.ts';

interface FieldProps {
  readonly attempts: number;
  readonly atMount?: boolean;
  readonly selects?: boolean;
}

function Field({ attempts, ...options }: FieldProps) {
  const field = useFocusWhen<HTMLInputElement>(attempts, options);
  return <input ref={field} defaultValue="text" aria-label="Field" />;
}

test('each change of the trigger to a truthy value moves the focus', () => {
  const { rerender } = render(<Field attempts={0} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  expect(field).not.toHaveFocus();
  rerender(<Field attempts={1} />);
  expect(field).toHaveFocus();

  field.blur();
  rerender(<Field attempts={1} />);
  expect(field).not.toHaveFocus();
  rerender(<Field attempts={2} selects />);
  expect(field).toHaveFocus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
});

test('the first render counts unless the page keeps its focus', () => {
  const { unmount } = render(<Field attempts={1} />);
  expect(screen.getByRole('textbox')).toHaveFocus();
  unmount();
  render(<Field attempts={1} atMount={false} />);
  expect(screen.getByRole('textbox')).not.toHaveFocus();
});

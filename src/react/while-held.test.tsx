import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { whileHeld } from './while-held.ts';

function renderBox() {
  const pause = vi.fn();
  const resume = vi.fn();
  render(
    <section aria-label="Box" {...whileHeld(pause, resume)}>
      <button type="button">Close</button>
    </section>,
  );
  return { pause, resume, box: screen.getByRole('region') };
}

test('the pointer holds the box, a finger does not', () => {
  const { pause, box } = renderBox();
  fireEvent.pointerEnter(box, { pointerType: 'touch' });
  expect(pause).not.toHaveBeenCalled();
  fireEvent.pointerEnter(box, { pointerType: 'mouse' });
  expect(pause).toHaveBeenCalledOnce();
});

test('a pointer that leaves does not release a box with the focus in it', () => {
  const { pause, resume, box } = renderBox();
  const button = screen.getByRole('button');
  button.focus();
  expect(pause).toHaveBeenCalledOnce();
  fireEvent.pointerLeave(box, { pointerType: 'mouse' });
  expect(resume).not.toHaveBeenCalled();
  button.blur();
  expect(resume).toHaveBeenCalledOnce();
});

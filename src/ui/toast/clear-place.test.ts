import { expect, it } from 'vitest';
import { clearTop } from './clear-place.ts';

const wanted = { top: 0, bottom: 100, left: 100, right: 360, end: 800 };
const closeButton = { top: 20, bottom: 64, left: 300, right: 344 };

it.each([
  ['nothing', [], 0],
  ['something beside it', [{ ...closeButton, left: 0, right: 90 }], 0],
  ['the close button of a dialog', [closeButton], 72],
  [
    'a close button and the field below',
    [closeButton, { ...closeButton, top: 90, bottom: 400 }],
    408,
  ],
  ['a field as high as the window', [{ ...closeButton, top: 0, bottom: 800 }], 0],
])('with %s, the top is clear', (_name, others, top) => {
  expect(clearTop(wanted, others)).toBe(top);
});

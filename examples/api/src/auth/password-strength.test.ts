import { expect, test } from 'vitest';
import { createStrengthCheck } from './password-strength.ts';

const isGuessable = createStrengthCheck();

test('common passwords and account data are guessable, a long phrase is not', async () => {
  expect(await isGuessable('1234567890', [])).toBe(true);
  expect(await isGuessable('Rectora-2026', ['rectora'])).toBe(true);
  expect(await isGuessable('una frase que nadie adivina', [])).toBe(false);
});

test('an intricate password does not keep other calls waiting', async () => {
  // Each of these characters may stand for several letters.
  const intricate = '4@8({[<3€6&9#1!|0$5+7%2'.repeat(3).slice(0, 64);
  let last = performance.now();
  let longest = 0;
  const tick = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(tick, 5);
  const began = last;
  await isGuessable(intricate, []);
  tick();
  clearInterval(timer);
  // On the main thread, the timer waits until the password is rated.
  expect(longest).toBeLessThan((last - began) / 2);
});

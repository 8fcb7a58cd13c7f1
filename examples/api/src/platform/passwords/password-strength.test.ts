import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { countThreads } from '#testing/count-threads.ts';
import { createStrengthCheck } from './password-strength.ts';

const { isGuessable } = createStrengthCheck();
const own = createStrengthCheck('Universidad de Los Andes, Mérida');

test('common passwords and account data are guessable, a long phrase is not', async () => {
  expect(await isGuessable('1234567890', [])).toBe(true);
  expect(await isGuessable('Rectora-2026', ['rectora'])).toBe(true);
  expect(await isGuessable('una frase que nadie adivina', [])).toBe(false);
});

test.each([
  'Graduaciones',
  'Graduaciones2026',
  'graduandos2026',
  'Sistema-Graduaciones',
  'LosAndesMerida',
  'Universidad de Los Andes',
  'UniversidadDeLosAndes1',
])('%s is made of names of the product or the university', async (password) => {
  expect(await own.isGuessable(password, [])).toBe(true);
});

test('a long phrase is not made of names', async () => {
  expect(await own.isGuessable('una frase que nadie adivina', [])).toBe(false);
});

test('an intricate password does not keep other calls waiting', async () => {
  // Each of these characters may stand for several letters.
  const intricate = '4@8({[<3€6&9#1!|0$5+7%2'.repeat(3).slice(0, 64);
  let isRated = false;
  const rating = isGuessable(intricate, []).finally(() => {
    isRated = true;
  });
  // On the main thread, the event loop would stand still until the password is rated.
  for (let turn = 0; turn < 100; turn += 1) await setImmediate();
  expect(isRated).toBe(false);
  await rating;
});

test('a prepared check uses its thread, which does not keep the process alive', async () => {
  const { isGuessable: check, prepare } = createStrengthCheck();
  const threads = countThreads();

  const before = process.getActiveResourcesInfo();
  prepare();
  expect(process.getActiveResourcesInfo()).toEqual(before);
  await setImmediate();
  expect(threads()).toBe(1);
  expect(await check('1234567890', [])).toBe(true);
  expect(threads()).toBe(1);
});

test('a thread that fails ends, and the next check starts another one', async () => {
  const { isGuessable: check } = createStrengthCheck();
  const started = once(process, 'worker');
  await check('1234567890', []);
  const [first]: Worker[] = await started;
  if (first === undefined) throw new Error('No thread has started.');
  const ended = once(first, 'exit');
  // No password to rate: the answer to it is an error.
  first.postMessage(undefined);
  await expect(check('1234567890', [])).rejects.toThrow();
  await ended;
  expect(await check('1234567890', [])).toBe(true);
});

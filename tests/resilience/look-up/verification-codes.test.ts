// @module-tag rare
import { verificationCodeOf } from 'birrete/rules';
import { afterEach, expect, test } from 'vitest';
import { defaultSettings } from '../../../examples/api/src/platform/settings/settings.ts';
import { randomCode } from '../../../examples/api/src/register/titles/title-codes.ts';
import { startTestApi, type TestApi } from '../../../examples/api/testing/test-api.ts';
import { repetitions } from '../repetitions.ts';

let started: TestApi | undefined;
afterEach(() => started?.close());

/** Guesses of each kind; 10,000 in `npm run test:resilience`. */
const guesses = repetitions({ test: 200, full: 10_000 });

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code whose random part differs in one character, with the right check character. */
function neighbourOf(code: string, guess: number): string {
  const values = [...code.slice(0, -1)].map((character) => alphabet.indexOf(character));
  const place = guess % values.length;
  const offset = 1 + (Math.floor(guess / values.length) % 31);
  return verificationCodeOf(values.with(place, ((values[place] ?? 0) + offset) % 32));
}

/** A code with one wrong character, or with two characters swapped. */
function mistypedOf(code: string, guess: number): string {
  const place = guess % (code.length - 1);
  if (guess % 2 === 0) {
    const other = alphabet[(alphabet.indexOf(code[place] ?? '') + 1 + (guess % 31)) % 32] ?? '';
    return code.slice(0, place) + other + code.slice(place + 1);
  }
  const [first = '', second = ''] = code.slice(place, place + 2);
  const swapped = code.slice(0, place) + second + first + code.slice(place + 2);
  return swapped === code ? neighbourOf(code, guess) : swapped;
}

async function codesOf({ database }: TestApi): Promise<readonly string[]> {
  const rows = await database.kysely.selectFrom('title_codes').select('code').execute();
  return rows.map(({ code }) => code);
}

/** The guesses: as many random codes as nearly correct ones, which differ little from a code that exists. */
function* guessesFor(codes: readonly string[], count: number): Generator<string> {
  for (let guess = 0; guess < count; guess += 1) {
    yield randomCode();
    const code = codes[guess % codes.length] ?? '';
    yield guess % 3 === 0 ? neighbourOf(code, guess) : mistypedOf(code, guess);
  }
}

/** The number of answers by their status and text. */
async function guessCodes(api: TestApi, count: number): Promise<ReadonlyMap<string, number>> {
  const answers = new Map<string, number>();
  for (const code of guessesFor(await codesOf(api), count)) {
    const answer = await api.app.request(`/api/public/verification/${code}`);
    const text = `${answer.status} ${await answer.text()}`;
    answers.set(text, (answers.get(text) ?? 0) + 1);
  }
  return answers;
}

const unknown = '404 {"success":false,"error":"No figura en el registro"}';

test('without limits, no random or nearly correct code opens, and all are answered alike', async () => {
  started = await startTestApi();
  const answers = await guessCodes(started, guesses);
  expect([...answers]).toEqual([[unknown, 2 * guesses]]);
});

test('with the usual limits, one network has 30 guesses, and is then refused', async () => {
  const { throttle } = defaultSettings;
  started = await startTestApi({ settings: { throttle } });
  const answers = await guessCodes(started, 50);
  const [first, second, ...others] = [...answers];
  expect(first).toEqual([unknown, throttle.missedLookUps.max]);
  expect(second?.[0]).toMatch(/^429 .*demasiadas consultas/);
  expect(second?.[1]).toBe(100 - throttle.missedLookUps.max);
  expect(others).toEqual([]);
});

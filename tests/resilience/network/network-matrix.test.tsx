// @module-tag rare
import { render, waitFor } from '@testing-library/react';
import { memoryRouter } from 'birrete/routing';
import { contractCalls, createFakeAuth } from 'birrete/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { messages, speak } from '#storybook/story-messages.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { user } from '../person.ts';
import { repetitions } from '../repetitions.ts';
import { type Journey, journeys, settled } from './journeys.tsx';
import { type NetworkFault, networkFaults } from './network-faults.ts';

speak('es');
const network = fakeNetwork();
const unhandled: unknown[] = [];
/** The calls made, by their names in the contract. */
const asked: string[] = [];
const noteError = ({ error }: ErrorEvent) => unhandled.push(error);
const noteRejection = ({ reason }: PromiseRejectionEvent) => unhandled.push(reason);

const routes = Object.fromEntries(
  contractCalls.map((call) => [call, new RegExp(`^${call.replace(/\{\w+\}/g, '[^/]+')}$`)]),
);

beforeEach(() => {
  unhandled.length = 0;
  asked.length = 0;
  network.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url);
    const made = contractCalls.find((call) => routes[call]?.test(`${request.method} ${pathname}`));
    if (made !== undefined) asked.push(made);
  });
  window.addEventListener('error', noteError);
  window.addEventListener('unhandledrejection', noteRejection);
});
afterEach(() => {
  window.removeEventListener('error', noteError);
  window.removeEventListener('unhandledrejection', noteRejection);
});

type Case = readonly [call: Journey['call'], fault: string, Journey, NetworkFault];

/** Each call with each fault. `npm run test:all` tests each call once, each with another fault. */
const isWhole = repetitions({ test: 0, full: 1 }) === 1;
const cases = journeys.flatMap((journey, index) =>
  networkFaults
    .filter((_, place) => isWhole || place === index % networkFaults.length)
    .map((fault): Case => [journey.call, fault.name, journey, fault]),
);

/** The calls in `npm test`: a list and the submission of the wizard, the look-up, a list and a form of the console. */
const usualCalls: readonly Journey['call'][] = [
  'GET /api/genders',
  'POST /api/public/apply',
  'GET /api/public/status/{code}',
  'GET /api/applications',
  'PUT /api/ceremonies/{id}',
];
const isUsual = ([call]: Case) => usualCalls.includes(call);

/** Long enough that a busy machine loses no response. */
const timeoutMs = 30_000;

async function failsWell(...[call, , journey, fault]: Case): Promise<void> {
  const { at, screen, before, act, isSignedOut } = journey;
  if (fault.isUnanswered) {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  }
  network.use(...fault.on(call));
  before?.();
  const shown: string[] = [];
  const { unmount } = render(
    <GraduationProvider
      api={{ baseUrl: '', timeoutMs }}
      auth={createFakeAuth(isSignedOut ? {} : { role: 1, signInHref: null })}
      router={memoryRouter(at)}
      notifications={{
        show: ({ title, detail, tone }) => {
          if (tone === 'error') shown.push(`${title} ${detail ?? ''}`);
        },
      }}
    >
      {screen}
    </GraduationProvider>,
  );
  const expectPreserved = await act?.(user());
  if (fault.isLeft) {
    unmount();
    expect(shown).toEqual([]);
    expect(unhandled).toEqual([]);
    return;
  }
  const isSaid = () => shown.length > 0 || document.querySelector('[data-tone="danger"]') !== null;
  const fails = fault.shows === 'failure' && call !== 'GET /api/titles' && fault.name !== '401';
  await waitFor(() => expect(asked).toContain(call));
  if (fault.isUnanswered) await vi.advanceTimersByTimeAsync(timeoutMs);
  if (fails) await waitFor(() => expect(isSaid()).toBe(true));
  await settled();
  const text = `${document.body.textContent} ${shown.join(' ')}`;
  expect(text).not.toMatch(/undefined|\[object Object\]|\bNaN\b|Invalid Date|node_modules/);
  expect(text).not.toContain(messages.failures.crashTitle);
  expect(shown.length).toBeLessThanOrEqual(1);
  if (fails) await expectPreserved?.();
  if (fault.shows === 'success') expect(shown).toEqual([]);
  expect(unhandled).toEqual([]);
}

test('every call of the contract is in a journey', () => {
  expect(journeys.map(({ call }) => call).sort()).toEqual([...contractCalls].sort());
});

test.each(cases.filter(isUsual))('%s: %s', failsWell);

test.each(cases.filter((each) => !isUsual(each)))('%s: %s', { tags: ['rare'] }, failsWell);

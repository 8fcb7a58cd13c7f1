import { render, waitFor } from '@testing-library/react';
import { contractCalls, createFakeAuth, graduationHandlers, memoryRouter } from 'birrete/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { words } from '../../../.storybook/words.ts';
import { GraduationProvider } from '../../../src/provider/graduation-provider.tsx';
import { howOften } from '../how-often.ts';
import { user } from '../person.ts';
import { workerPage } from '../worker-page.ts';
import { type Journey, journeys, settled } from './journeys.tsx';
import { type NetworkFault, networkFaults } from './network-faults.ts';

const worker = workerPage();
const unhandled: unknown[] = [];
/** The calls that were made, by their names in the contract. */
const asked: string[] = [];
const noteError = ({ error }: ErrorEvent) => unhandled.push(error);
const noteRejection = ({ reason }: PromiseRejectionEvent) => unhandled.push(reason);

const routes = Object.fromEntries(
  contractCalls.map((call) => [call, new RegExp(`^${call.replace(/\{\w+\}/g, '[^/]+')}$`)]),
);

beforeAll(() => {
  worker.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url);
    const made = contractCalls.find((call) => routes[call]?.test(`${request.method} ${pathname}`));
    if (made !== undefined) asked.push(made);
  });
  window.addEventListener('error', noteError);
  window.addEventListener('unhandledrejection', noteRejection);
});
beforeEach(() => {
  unhandled.length = 0;
  asked.length = 0;
});
afterAll(() => {
  window.removeEventListener('error', noteError);
  window.removeEventListener('unhandledrejection', noteRejection);
});

/** Each call with each fault; in a hurry each call once, with another fault each time. */
const isWhole = howOften({ test: 0, prove: 1 }) === 1;
const cases = journeys.flatMap((journey, index) =>
  networkFaults
    .filter((_, place) => isWhole || place === index % networkFaults.length)
    .map((fault): [string, string, Journey, NetworkFault] => [
      journey.call,
      fault.name,
      journey,
      fault,
    ]),
);

test('every call of the contract is made by somebody', () => {
  expect(journeys.map(({ call }) => call).sort()).toEqual([...contractCalls].sort());
});

test.each(cases)(
  '%s: %s',
  async (call, _, { at, screen, before, act, isSignedOut }, fault) => {
    worker.use(...fault.on(call as Journey['call']), ...graduationHandlers());
    before?.();
    const shown: string[] = [];
    const { unmount } = render(
      <GraduationProvider
        api={{ baseUrl: '', timeoutMs: fault.timeoutMs ?? 30_000 }}
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
    const person = user();
    const kept = await act?.(person);
    if (fault.isLeft) {
      unmount();
      expect(shown).toEqual([]);
      expect(unhandled).toEqual([]);
      return;
    }
    const isSaid = () =>
      shown.length > 0 || document.querySelector('[role="alert"], [data-tone="danger"]') !== null;
    const fails = fault.shows === 'failure' && call !== 'GET /api/titles' && fault.name !== '401';
    await waitFor(() => expect(asked).toContain(call), { timeout: 10_500 });
    if (fails) await waitFor(() => expect(isSaid()).toBe(true), { timeout: 10_500 });
    await settled(10_500);
    const text = `${document.body.textContent} ${shown.join(' ')}`;
    expect(text).not.toMatch(/undefined|\[object Object\]|\bNaN\b|Invalid Date|node_modules/);
    expect(text).not.toContain(words.failures.crashTitle);
    expect(shown.length).toBeLessThanOrEqual(1);
    if (fails) await kept?.();
    if (fault.shows === 'success') expect(shown).toEqual([]);
    expect(unhandled).toEqual([]);
  },
  60_000,
);

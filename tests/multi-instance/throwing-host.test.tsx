// @module-tag rare
import { cleanup, render } from '@testing-library/react';
import { GraduationProvider, type GraduationProviderProps } from 'birrete';
import { GraduationWizard } from 'birrete/graduation-wizard';
import { StatusLookup } from 'birrete/status-lookup';
import {
  fakeFetch,
  fakeVerificationCode,
  faults,
  fillWizard,
  graduationHandlers,
} from 'birrete/testing';
import { TitleVerification } from 'birrete/title-verification';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** Errors in the host's console and error tracking. */
const uncaught: string[] = [];
const catchHere = (event: ErrorEvent) => {
  uncaught.push(event.message);
  event.stopImmediatePropagation();
  event.preventDefault();
};

beforeEach(() => {
  uncaught.length = 0;
  window.addEventListener('error', catchHere, { capture: true });
});
afterEach(() => {
  window.removeEventListener('error', catchHere, { capture: true });
});

const api = { baseUrl: '', fetch: fakeFetch(graduationHandlers()) };

function broken(name: string) {
  return () => {
    throw new Error(`${name} is broken`);
  };
}

/** A host whose callbacks all throw. */
const brokenHost = {
  onEvent: broken('onEvent'),
  onError: broken('onError'),
  notifications: { show: broken('show') },
};

function Site({ children, ...provider }: Partial<GraduationProviderProps>) {
  return (
    <GraduationProvider api={api} {...provider}>
      <h1>Universidad</h1>
      {children}
    </GraduationProvider>
  );
}

const expectCalls = (...names: readonly string[]) =>
  expect.poll(() => uncaught).toEqual(names.map((name) => `Uncaught Error: ${name} is broken`));

test('a failed search is shown although the host’s callbacks throw', async () => {
  const failing = faults.failWith('GET /api/public/status/{code}', { status: 500 });
  const fetch = fakeFetch([failing, ...graduationHandlers()]);
  render(
    <Site {...brokenHost} api={{ baseUrl: '', fetch }}>
      <StatusLookup code="AG-2025-001" />
    </Site>,
  );
  await expect.element(page.getByText('No se encontró la solicitud')).toBeVisible();
  await expectCalls('onEvent', 'onEvent', 'onError', 'show');
});

test('a result is shown although the host’s callbacks throw', async () => {
  render(
    <Site {...brokenHost}>
      <StatusLookup code="AG-2025-001" onFound={broken('onFound')} />
    </Site>,
  );
  await expect.element(page.getByText('Confirmada')).toBeVisible();
  await expectCalls('onEvent', 'onEvent', 'onFound');
});

test('a verified title is shown although the host’s callbacks throw', async () => {
  const fetch = fakeFetch(graduationHandlers({ extras: ['verification'] }));
  render(
    <Site {...brokenHost} api={{ baseUrl: '', fetch }}>
      <TitleVerification code={fakeVerificationCode(1)} onVerified={broken('onVerified')} />
    </Site>,
  );
  await expect.element(page.getByRole('heading', { name: 'Título válido' })).toBeVisible();
  await expectCalls('onEvent', 'onEvent', 'onVerified');
});

test('a draft is restored although the host’s callbacks throw', async () => {
  const { container } = render(
    <Site>
      <GraduationWizard />
    </Site>,
  );
  const fields = { firstName: 'Inés' };
  await fillWizard(container, { user: userEvent, until: 'details', fields });
  cleanup();
  render(
    <Site {...brokenHost}>
      <GraduationWizard onStepChange={broken('onStepChange')} />
    </Site>,
  );
  await expect.element(page.getByLabelText(/^Primer nombre/)).toHaveValue('Inés');
  await expectCalls('onEvent', 'onStepChange', 'onEvent');
});

test('a crashed widget does not break the host’s page, even if the error callback throws', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const messages = {
    get status(): never {
      throw new Error('no words');
    },
  };
  render(
    <Site {...brokenHost} messages={messages}>
      <StatusLookup />
    </Site>,
  );
  await expect.element(page.getByText('Algo salió mal en esta parte de la página')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Universidad' })).toBeVisible();
  await expectCalls('onError');
});

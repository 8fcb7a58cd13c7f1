import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { speak } from '#storybook/story-messages.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { GraduationProvider } from '../provider/graduation-provider.tsx';
import { GraduationWizard } from './graduation-wizard.tsx';
import { keepDraft, testDraftKey, walkToSubmit } from './wizard-host.fixtures.tsx';

fakeNetwork();
speak('es');

beforeEach(() => {
  window.history.pushState({ idx: 7 }, '', '/solicitar');
});

function open(stepsInHistory: boolean) {
  render(
    <GraduationProvider api={{ baseUrl: '' }}>
      <GraduationWizard stepsInHistory={stepsInHistory} />
    </GraduationProvider>,
  );
}

const step = (name: string) => screen.findByRole('heading', { name, level: 2 });

async function walkToDetails() {
  const [ceremony] = await screen.findAllByRole('radio');
  if (ceremony === undefined) throw new Error('No ceremony is offered.');
  await userEvent.click(ceremony);
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  await userEvent.click(await screen.findByRole('combobox', { name: /Carrera/ }));
  const [career] = await screen.findAllByRole('option');
  if (career === undefined) throw new Error('No career is offered.');
  await userEvent.click(career);
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  await step('Escribe tus datos personales');
  // The fields are loaded after their heading.
  await screen.findByLabelText(/Primer nombre/);
}

test('the browser’s Back goes one step back, Forward one on, and the draft stays', async () => {
  open(true);
  await walkToDetails();
  await userEvent.type(screen.getByLabelText(/Primer nombre/), 'Ana');
  window.history.back();
  await step('Elige tu carrera');
  window.history.back();
  await step('Elige tu acto de grado');
  expect(window.location.pathname).toBe('/solicitar');
  expect(screen.getAllByRole('radio')[0]).toBeChecked();
  window.history.forward();
  await step('Elige tu carrera');
  window.history.forward();
  await step('Escribe tus datos personales');
  expect(screen.getByLabelText(/Primer nombre/)).toHaveValue('Ana');
});

test("‘Anterior’ goes back in the history, and the host's state in it stays", async () => {
  open(true);
  await walkToDetails();
  const { length } = window.history;
  await userEvent.click(screen.getByRole('button', { name: 'Anterior' }));
  await step('Elige tu carrera');
  await expect
    .poll(() => window.history.state)
    .toEqual({ idx: 7, birreteSteps: ['ceremony', 'career'] });
  expect(window.history.length).toBe(length);
  window.history.back();
  await step('Elige tu acto de grado');
});

/** Leaves the page and returns to it, as a reload does: the draft and the entries of the history stay. */
async function comeBack() {
  cleanup();
  open(true);
  await step('Escribe tus datos personales');
}

const onward = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Siguiente' }));

test('after a return to the page, back and forward go through the earlier steps', async () => {
  open(true);
  await walkToDetails();
  await comeBack();
  window.history.back();
  await step('Elige tu carrera');
  const { length } = window.history;
  await onward();
  await step('Escribe tus datos personales');
  await userEvent.click(screen.getByRole('button', { name: 'Anterior' }));
  await step('Elige tu carrera');
  expect(window.history.length).toBe(length);
  window.history.back();
  await step('Elige tu acto de grado');
  expect(window.location.pathname).toBe('/solicitar');
});

test('after a return to the page and two steps back, ‘Siguiente’ stays in the wizard', async () => {
  open(true);
  await walkToDetails();
  await comeBack();
  window.history.back();
  await step('Elige tu carrera');
  window.history.back();
  await step('Elige tu acto de grado');
  await onward();
  await step('Elige tu carrera');
  await onward();
  await step('Escribe tus datos personales');
  expect(window.location.pathname).toBe('/solicitar');
  window.history.back();
  await step('Elige tu carrera');
});

test('a later entry without a draft starts at the first step, and Back goes one step back', async () => {
  open(true);
  await walkToDetails();
  cleanup();
  sessionStorage.clear();
  open(true);
  await walkToDetails();
  window.history.back();
  await step('Elige tu carrera');
  window.history.back();
  await step('Elige tu acto de grado');
  expect(window.location.pathname).toBe('/solicitar');
});

test('without the option nothing is added to the history', async () => {
  const { length, state } = window.history;
  open(false);
  await walkToDetails();
  expect(window.history.length).toBe(length);
  expect(window.history.state).toEqual(state);
});

/** Sends the application of a draft that a reload in the third step has restored. */
async function applyFromDraft() {
  keepDraft('details');
  const steps = ['ceremony', 'career', 'details'];
  window.history.replaceState({ birreteSteps: steps.slice(0, 1) }, '');
  window.history.pushState({ birreteSteps: steps.slice(0, 2) }, '');
  window.history.pushState({ birreteSteps: steps }, '');
  render(
    <GraduationProvider api={{ baseUrl: '' }}>
      <GraduationWizard stepsInHistory draftKey={testDraftKey} />
    </GraduationProvider>,
  );
  await walkToSubmit({ canvas: screen, userEvent });
  await screen.findByRole('button', { name: 'Empezar otra solicitud' });
}

test('after Back on the receipt, another application begins without leaving the page', async () => {
  await applyFromDraft();
  const returned = nextReturn();
  window.history.back();
  await returned;
  await userEvent.click(screen.getByRole('button', { name: 'Empezar otra solicitud' }));
  await step('Elige tu acto de grado');
  await expect.poll(() => window.history.state.birreteSteps).toEqual(['ceremony']);
  expect(window.location.pathname).toBe('/solicitar');
});

test('‘Anterior’ goes back past a link to a part of the page', async () => {
  open(true);
  await walkToDetails();
  await userEvent.click(screen.getByRole('button', { name: 'Anterior' }));
  await step('Elige tu carrera');
  window.location.hash = '#contenido';
  await onward();
  await step('Escribe tus datos personales');
  await userEvent.click(screen.getByRole('button', { name: 'Anterior' }));
  await step('Elige tu carrera');
  const returned = nextReturn();
  await userEvent.click(screen.getByRole('button', { name: 'Anterior' }));
  await returned;
  await step('Elige tu acto de grado');
  await expect.poll(() => window.history.state.birreteSteps).toEqual(['ceremony']);
  await step('Elige tu acto de grado');
});

/** Waits for the next entry of the history that the browser returns to. */
function nextReturn() {
  return new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
}

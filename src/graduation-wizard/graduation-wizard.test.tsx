import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent as realUser } from 'vitest/browser';
import { speak } from '#storybook/story-messages.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import type { GraduationEvent } from '../provider/events.ts';
import { GraduationWizard, type GraduationWizardProps } from './graduation-wizard.tsx';
import {
  keepDraft,
  testDraftKey,
  WizardHost,
  walkToReview,
  walkToSubmit,
} from './wizard-host.fixtures.tsx';

const network = fakeNetwork();
const walker = { canvas: screen, userEvent };

speak('es');

interface SiteProps extends GraduationWizardProps {
  readonly onEvent?: ((event: GraduationEvent) => void) | undefined;
}

function Site({ onEvent, ...wizard }: SiteProps) {
  return (
    <StrictMode>
      <WizardHost onEvent={onEvent}>
        <GraduationWizard draftKey={testDraftKey} {...wizard} />
      </WizardHost>
    </StrictMode>
  );
}

interface Sent {
  readonly body: unknown;
  readonly key: string | null;
}

/** Records submissions, and answers each with the next status. */
function recordSubmits(...statuses: readonly number[]): readonly Sent[] {
  const sent: Sent[] = [];
  network.use(
    http.post('*/api/public/apply', async ({ request }) => {
      sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') });
      const status = statuses[sent.length - 1] ?? 201;
      if (status === 0) return HttpResponse.error();
      const body = { success: status < 300, data: { application_code: 'AG-2026-777' } };
      return HttpResponse.json(body, { status });
    }),
  );
  return sent;
}

const submitButton = () => screen.findByRole('button', { name: 'Enviar Solicitud' });

test('the submission has exactly the keys of the specification', async () => {
  const sent = recordSubmits();
  keepDraft('review');
  render(<Site />);
  await walkToSubmit(walker);
  await screen.findByText('AG-2026-777');
  expect(sent.map(({ body }) => body)).toEqual([
    {
      ceremony_id: 7,
      career_id: 5,
      identification_type: 'CI',
      id_number: '24.567.890',
      first_name: 'María-José',
      last_name: "D'Angelo",
      second_last_name: 'Ñáñez',
      email: 'mariajose.dangelo@correo.example',
      date_of_birth: '2000-05-03',
      place_of_birth: 'Mérida, Venezuela',
      gender_id: 2,
    },
  ]);
});

test('two presses at once send the application once', async () => {
  const sent = recordSubmits();
  keepDraft('review');
  render(<Site />);
  await walkToReview(walker);
  const submit = await submitButton();
  // Both in one task: the button has had no chance to become busy.
  submit.click();
  submit.click();
  await screen.findByText('AG-2026-777');
  expect(sent).toHaveLength(1);
});

test('the receipt keeps the day of the response when the page renders after midnight', async () => {
  recordSubmits();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 5, 15, 23, 59) });
  keepDraft('review');
  const { rerender } = render(<Site />);
  await walkToSubmit(walker);
  const print = await screen.findByRole('button', { name: 'Imprimir comprobante' });
  vi.setSystemTime(new Date(2026, 5, 16, 0, 1));
  rerender(<Site headingLevel={2} />);
  await userEvent.click(print);
  const paper = await waitFor(() => {
    const frame = document.querySelector('iframe[title="Comprobante de solicitud de título"]');
    return frame instanceof HTMLIFrameElement ? frame.contentDocument?.body.textContent : undefined;
  });
  expect(paper).toContain('15 de junio de 2026');
});

test('the same application keeps its key after a lost response, a changed one does not', async () => {
  const sent = recordSubmits(0, 0, 0);
  keepDraft('review');
  render(<Site />);
  await walkToSubmit(walker);
  await screen.findByText('Tu solicitud todavía no se ha enviado');
  await userEvent.click(await submitButton());
  await waitFor(() => expect(sent).toHaveLength(2));

  await userEvent.click(await screen.findByRole('button', { name: 'Editar los datos personales' }));
  await userEvent.type(await screen.findByLabelText('Segundo nombre'), 'Luz');
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  await userEvent.click(await submitButton());
  await waitFor(() => expect(sent).toHaveLength(3));

  const [first, second, third] = sent.map(({ key }) => key);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('draft and receipt are saved in the tab, without the number', async () => {
  recordSubmits();
  const { unmount } = render(<Site />);
  await userEvent.click(await screen.findByRole('radio', { name: /Noviembre/ }));
  const stored = () => Object.values({ ...sessionStorage }).join();
  await waitFor(() => expect(stored()).toContain('"ceremonyId":8'));
  unmount();

  keepDraft('review');
  render(<Site />);
  await walkToReview(walker);
  expect(stored()).toContain('María-José');
  expect(stored()).not.toContain('24.567.890');
  expect(localStorage).toHaveLength(0);
  await userEvent.click(await submitButton());
  await screen.findByText('AG-2026-777');
  expect(stored()).toContain('AG-2026-777');
  expect(stored()).not.toContain('24.567.890');
});

test('a user who leaves while the lists are loading sees nothing more', async () => {
  const onEvent = vi.fn();
  const waiting: (() => void)[] = [];
  network.use(
    http.get('*/api/genders', async () => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  const wizard = (key: string) => (
    <WizardHost onEvent={onEvent}>
      <GraduationWizard key={key} />
    </WizardHost>
  );
  const { rerender } = render(wizard('left'));
  await waitFor(() => expect(waiting).toHaveLength(1));
  rerender(wizard('stayed'));
  await waitFor(() => expect(waiting).toHaveLength(2));
  for (const answer of waiting) answer();

  await screen.findByText('Error al cargar los datos');
  expect(onEvent.mock.calls.flat().map(({ type }) => type)).toEqual(['call-failed', 'load-failed']);
});

test('the host receives steps and results, and nothing personal', async () => {
  recordSubmits(500, 201);
  const onEvent = vi.fn<(event: GraduationEvent) => void>();
  const onStepChange = vi.fn();
  keepDraft('review');
  render(<Site onEvent={onEvent} onStepChange={onStepChange} />);
  await walkToSubmit(walker);
  await screen.findByText('Tu solicitud todavía no se ha enviado');
  await userEvent.click(await submitButton());
  await screen.findByText('AG-2026-777');

  expect(onStepChange.mock.calls.flat()).toEqual(['details', 'review', 'done']);
  const emitted = JSON.stringify(onEvent.mock.calls);
  expect(emitted).toContain('application-submitted');
  expect(emitted).toContain('call-failed');
  expect(emitted).not.toMatch(/24\.567\.890|María|AG-2026|correo/);
});

test('a press is not lost to an error that appears above the button', async () => {
  keepDraft('details', { email: '' });
  render(<Site />);
  await userEvent.click(await screen.findByLabelText('Correo electrónico'));
  await realUser.click(screen.getByRole('button', { name: 'Anterior' }));
  await screen.findByRole('heading', { name: 'Elige tu carrera' });
});

test('Enter in a complete step leads to the button and no further', async () => {
  keepDraft('details');
  render(<Site />);
  await userEvent.type(await screen.findByLabelText('Número de identificación'), '1{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Siguiente' }));
  screen.getByRole('heading', { name: 'Escribe tus datos personales' });
});

test('the host may handle the way out', async () => {
  const onExit = vi.fn();
  render(<Site onExit={onExit} homeHref="/inicio" />);
  const back = await screen.findByRole('link', { name: 'Volver' });
  expect(back.getAttribute('href')).toBe('/inicio');
  await userEvent.click(back);
  expect(onExit).toHaveBeenCalledOnce();
});

test('a page that the browser translates keeps working', async () => {
  recordSubmits();
  keepDraft('review');
  const { container } = render(<Site />);
  await screen.findByLabelText('Número de identificación');
  translate(container);
  await userEvent.type(screen.getByLabelText('Número de identificación'), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  translate(container);
  await userEvent.click(await submitButton());
  await screen.findByText('AG-2026-777');
  translate(container);
  await userEvent.click(screen.getByRole('button', { name: 'Copiar código' }));
  expect(screen.queryByText('Algo salió mal en esta parte de la página')).toBeNull();
});

/** Simulates a browser's translation: moves each text into a new element. */
function translate(root: HTMLElement): void {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walk.nextNode()) if (walk.currentNode instanceof Text) texts.push(walk.currentNode);
  for (const text of texts) {
    if (text.parentElement?.closest('style, [translate="no"]') !== null) continue;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.textContent = text.data;
  }
}

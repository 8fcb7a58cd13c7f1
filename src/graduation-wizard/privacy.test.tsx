// @module-tag rare
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { speak } from '#storybook/story-messages.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { GraduationProvider } from '../provider/graduation-provider.tsx';
import type { Privacy } from '../provider/privacy/privacy.ts';
import { memoryRouter } from '../routing/memory-router.ts';
import { graduationHandlers } from '../testing/fake-api/graduation-handlers.ts';
import { GraduationWizard, type GraduationWizardProps } from './graduation-wizard.tsx';
import { keepDraft, testDraftKey, walkToReview, walkToSubmit } from './wizard-host.fixtures.tsx';

const network = fakeNetwork();
const walker = { canvas: screen, userEvent };

speak('es');

const href = 'https://universidad.example/privacidad';
const authorisation: Privacy = { kind: 'authorisation', version: '2026-1', href };

interface SiteProps extends GraduationWizardProps {
  /** The provider's setting. */
  readonly shared?: Privacy | undefined;
}

function Site({ shared, ...wizard }: SiteProps) {
  return (
    <StrictMode>
      <GraduationProvider
        api={{ baseUrl: '' }}
        router={memoryRouter('/solicitar')}
        privacy={shared}
      >
        <GraduationWizard draftKey={testDraftKey} {...wizard} />
      </GraduationProvider>
    </StrictMode>
  );
}

/** Records the bodies of applications. */
function recordSubmits(): readonly Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  network.use(
    http.post('*/api/public/apply', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json({ success: true, data: { application_code: 'AG-2026-777' } });
    }),
  );
  return sent;
}

const box = () => screen.findByRole('checkbox', { name: /^Autorizo/ });
const submit = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Enviar Solicitud' }));

test('without a setting the last step shows neither notice nor checkbox', async () => {
  keepDraft('review');
  render(<Site />);
  await walkToReview(walker);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByText(/datos personales para tramitar/)).toBeNull();
});

test('an application leaves only with the authorisation', async () => {
  const sent = recordSubmits();
  keepDraft('review');
  render(<Site shared={authorisation} />);
  await walkToSubmit(walker);
  await waitFor(async () => expect(document.activeElement).toBe(await box()));
  expect(await screen.findByText('Para enviar la solicitud, marca la autorización')).toBeTruthy();
  expect(sent).toHaveLength(0);

  await userEvent.click(await box());
  expect(screen.queryByText('Para enviar la solicitud, marca la autorización')).toBeNull();
  await submit();
  await screen.findByText('AG-2026-777');
  expect(sent).toHaveLength(1);
});

test('a server of section 7 receives no version', async () => {
  const sent = recordSubmits();
  keepDraft('review');
  render(<Site privacy={authorisation} />);
  await walkToReview(walker);
  await userEvent.click(await box());
  await submit();
  await screen.findByText('AG-2026-777');
  expect(sent[0]).not.toHaveProperty('privacy_version');
});

test('a server that announces it receives the version', async () => {
  network.use(...graduationHandlers({ extras: ['privacy'] }));
  const sent = recordSubmits();
  keepDraft('review');
  render(<Site privacy={authorisation} />);
  await walkToReview(walker);
  await userEvent.click(await box());
  await submit();
  await screen.findByText('AG-2026-777');
  expect(sent[0]).toHaveProperty('privacy_version', '2026-1');
});

test('the authorisation is neither stored in the browser nor taken over by the next person', async () => {
  keepDraft('review');
  const { unmount } = render(<Site privacy={authorisation} />);
  await walkToReview(walker);
  await userEvent.click(await box());
  unmount();
  render(<Site privacy={authorisation} />);
  await walkToReview(walker);
  expect(await box()).toHaveProperty('checked', false);

  await userEvent.click(await box());
  await userEvent.click(screen.getByRole('button', { name: 'Empezar de nuevo' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sí, borrar todo' }));
  await screen.findByRole('heading', { name: 'Elige tu acto de grado' });
});

test('a link to a script is left out, and the authorisation stays required', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const sent = recordSubmits();
  keepDraft('review');
  const script = ['java', 'script:alert(1)'].join('');
  render(<Site privacy={{ kind: 'authorisation', version: ' ', href: script }} />);
  await walkToSubmit(walker);
  await waitFor(async () => expect(document.activeElement).toBe(await box()));
  expect(screen.queryByRole('link', { name: /Política/ })).toBeNull();
  expect(sent).toHaveLength(0);
  const warnings = warn.mock.calls.flat().join('\n');
  expect(warnings).toContain('privacy has no href of the web');
  expect(warnings).toContain('privacy has no version');
  expect(warnings).toContain('B038');
});

test('with draft="off" nothing is stored, and an earlier draft is removed', async () => {
  keepDraft('details');
  render(<Site draft="off" />);
  await userEvent.click((await screen.findAllByRole('radio'))[0] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  await screen.findByRole('heading', { name: 'Elige tu carrera' });
  expect(Object.keys(sessionStorage)).toEqual([]);
});

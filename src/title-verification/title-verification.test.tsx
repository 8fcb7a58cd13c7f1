import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { formatVerificationCode } from '../domain/verification/verification-code.ts';
import type { GraduationEvent } from '../provider/events.ts';
import { GraduationProvider } from '../provider/graduation-provider.tsx';
import { memoryRouter } from '../routing/memory-router.ts';
import { fakeVerificationCode } from '../testing/fake-api/calls/verification.ts';
import { graduationHandlers } from '../testing/fake-api/graduation-handlers.ts';
import { TitleVerification, type TitleVerificationProps } from './title-verification.tsx';

const network = fakeNetwork(() => graduationHandlers({ extras: ['verification'] }));
afterEach(() => window.history.replaceState(null, '', '?'));

interface SiteProps extends TitleVerificationProps {
  readonly onEvent?: ((event: GraduationEvent) => void) | undefined;
}

function Site({ onEvent, ...verification }: SiteProps) {
  return (
    <GraduationProvider api={{ baseUrl: '' }} onEvent={onEvent}>
      <TitleVerification {...verification} />
    </GraduationProvider>
  );
}

const [code, other] = [fakeVerificationCode(1), fakeVerificationCode(2)];
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const findResult = (name: string) => screen.findByRole('heading', { name });

/** Records the paths of the calls, and lets the fake API answer. */
function recordCalls(): readonly string[] {
  const asked: string[] = [];
  network.use(
    http.get('*/api/*', ({ request }) => {
      asked.push(new URL(request.url).pathname);
    }),
  );
  return asked;
}

test('the code of the page’s address is verified, as it is printed', async () => {
  window.history.replaceState(null, '', `?codigo=${formatVerificationCode(code).toLowerCase()}`);
  const asked = recordCalls();
  render(<Site />);
  await findResult('Título válido');
  expect(field().value).toBe(formatVerificationCode(code));
  expect(asked).toEqual([`/api/public/verification/${code}`]);
});

test('the parameter may have another name, and follows the router', async () => {
  const router = memoryRouter(`/verificar?c=${code}`);
  render(
    <GraduationProvider api={{ baseUrl: '' }} router={router}>
      <TitleVerification codeParameter="c" />
    </GraduationProvider>,
  );
  await findResult('Título válido');
  act(() => router.navigate(`/verificar?c=${other}`));
  await waitFor(() => expect(field().value).toBe(formatVerificationCode(other)));
});

test('without a code, and with one that cannot exist, nothing is sent', async () => {
  const asked = recordCalls();
  const onEvent = vi.fn();
  render(<Site onEvent={onEvent} />);
  await userEvent.type(field(), 'AG-2026-001{Enter}');
  await screen.findByText(/Hay un error en el código/);
  await userEvent.clear(field());
  expect(screen.queryByText(/Hay un error en el código/)).toBeNull();
  await userEvent.type(field(), '{Enter}');
  await screen.findByText('Escribe el código de verificación');
  expect(asked).toEqual([]);
  const problem = { type: 'validation-failed', fields: ['code'], widget: 'verification' };
  expect(onEvent.mock.calls.flat().filter(({ type }) => type !== 'ready')).toEqual([
    problem,
    problem,
  ]);
});

test('a result is an event without the code, and a callback with it', async () => {
  const [onEvent, onVerified] = [vi.fn(), vi.fn()];
  const { rerender } = render(<Site code={code} onEvent={onEvent} onVerified={onVerified} />);
  await findResult('Título válido');
  rerender(<Site code="222222222222" onEvent={onEvent} onVerified={onVerified} />);
  await findResult('No figura en el registro');
  expect(onVerified.mock.calls.flat()).toEqual([
    { code, result: 'valid' },
    { code: '222222222222', result: 'unknown' },
  ]);
  const events = onEvent.mock.calls.flat().filter(({ type }) => type === 'title-verified');
  expect(events).toEqual([
    { type: 'title-verified', result: 'valid', widget: 'verification' },
    { type: 'title-verified', result: 'unknown', widget: 'verification' },
  ]);
});

test('a 404 of a server without this call is no answer about a title', async () => {
  network.resetHandlers(...graduationHandlers());
  network.use(
    http.get('*/api/public/verification/*', () =>
      HttpResponse.json({ success: false, error: 'Recurso no encontrado.' }, { status: 404 }),
    ),
  );
  render(<Site code={code} />);
  expect(await screen.findByText('No se pudo comprobar')).toBeTruthy();
  expect(screen.queryByText('No figura en el registro')).toBeNull();
});

test('a 404 of a gateway is no answer, although the server announced the verification before', async () => {
  const { rerender } = render(<Site code={code} />);
  await findResult('Título válido');
  network.use(
    http.get('*/api/public/verification/*', () =>
      HttpResponse.json({ message: 'no route' }, { status: 404 }),
    ),
  );
  rerender(<Site code={other} />);
  expect(await screen.findByText('No se pudo comprobar')).toBeTruthy();
  expect(screen.queryByText('No figura en el registro')).toBeNull();
});

test('an unknown code is unknown by the first answer of the server', async () => {
  render(<Site code="222222222222" />);
  await findResult('No figura en el registro');
});

test('the result is printed alone, with the university, the address and the moment', async () => {
  render(<Site code={code} />);
  await findResult('Título válido');
  let printed = '';
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(function (
    this: HTMLIFrameElement,
  ) {
    const { contentDocument } = this;
    const view = contentDocument?.defaultView ?? null;
    if (view !== null) {
      view.print = () => {
        printed = contentDocument?.body.textContent ?? '';
      };
    }
    return view;
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
  await waitFor(() => expect(printed).toContain('Título válido'));
  expect(printed).toContain(formatVerificationCode(code));
  expect(printed).toContain(`Universidad Central de los Andes · ${location.host}`);
  expect(printed).toContain('Compara todos los datos con el papel.');
  expect(printed).toMatch(/Comprobado el .*\d{4}.* en /);
  expect(printed).toContain(` en ${location.host}.`);
});

test.each([
  ['2015-01-01T12:00:00Z', /^Comprobado el 15 de junio de 2026 en /],
  ['2026-06-16T12:00:00Z', /^Comprobado el 16 de junio de 2026\D+\d+:00/],
])(
  'a device whose clock says %s states the day of the university or its own moment',
  async (time, text) => {
    network.use(...graduationHandlers({ extras: ['verification', 'today'] }));
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    vi.setSystemTime(new Date(time));
    render(<Site code={code} />);
    await findResult('Título válido');
    expect(screen.getByText(text)).toBeVisible();
  },
);

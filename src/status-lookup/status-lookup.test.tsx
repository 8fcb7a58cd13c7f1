import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import type { GraduationEvent } from '../provider/events.ts';
import { GraduationProvider } from '../provider/graduation-provider.tsx';
import { memoryRouter } from '../routing/memory-router.ts';
import { never } from '../testing/fake-api/faults.ts';
import { StatusLookup, type StatusLookupProps } from './status-lookup.tsx';

const network = fakeNetwork();

interface SiteProps extends StatusLookupProps {
  readonly onEvent?: ((event: GraduationEvent) => void) | undefined;
}

function Site({ onEvent, ...lookup }: SiteProps) {
  return (
    <GraduationProvider api={{ baseUrl: '' }} onEvent={onEvent}>
      <StatusLookup {...lookup} />
    </GraduationProvider>
  );
}

/** Answers the look-up and records the requested URLs. */
function recordSearches(): readonly string[] {
  const asked: string[] = [];
  network.use(
    http.get('*/api/public/status/*', ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return HttpResponse.json({ data: { application: { status: 'pending' } } });
    }),
  );
  return asked;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');

test('the code is sent in capitals, without surrounding spaces, URL-encoded', async () => {
  const asked = recordSearches();
  render(<Site />);
  await userEvent.type(field(), '  ag 2025/ñ{Enter}');
  await screen.findByText('Pendiente');
  expect(asked).toEqual(['/api/public/status/AG%202025%2F%C3%91']);
});

test('a blank search sends nothing and clears the previous result', async () => {
  const asked = recordSearches();
  render(<Site code="AG-2025-001" />);
  await screen.findByText('Pendiente');
  await userEvent.clear(field());
  await userEvent.click(screen.getByRole('button', { name: 'Consultar' }));
  expect(screen.queryByText('Pendiente')).toBeNull();
  expect(screen.getByText('Por favor ingresa un código de solicitud')).toBeTruthy();
  expect(asked).toHaveLength(1);
});

/** Sets the address bar for one test. */
function standAt(search: string) {
  window.history.replaceState(null, '', search);
}

test('the code of the page’s address is looked up', async () => {
  const asked = recordSearches();
  standAt('?codigo=%20ag-2025-001');
  render(<Site />);
  await screen.findByText('Pendiente');
  expect(field().value).toBe('AG-2025-001');
  expect(asked).toEqual(['/api/public/status/AG-2025-001']);
});

test('the parameter may have another name, and follows the router', async () => {
  const asked = recordSearches();
  const router = memoryRouter('/estado?c=AG-2025-001');
  render(
    <GraduationProvider api={{ baseUrl: '' }} router={router}>
      <StatusLookup codeParameter="c" />
    </GraduationProvider>,
  );
  await screen.findByText('Pendiente');
  act(() => router.navigate('/estado?c=AG-2025-002'));
  await waitFor(() => expect(asked.at(-1)).toBe('/api/public/status/AG-2025-002'));
});

test.each<[string, StatusLookupProps, readonly string[]]>([
  ['a code of the host', { code: 'AG-2025-009' }, ['/api/public/status/AG-2025-009']],
  ['false', { codeParameter: false }, []],
])('%s has precedence over the address', async (_, props, calls) => {
  const asked = recordSearches();
  standAt('?codigo=AG-2025-001');
  render(<Site {...props} />);
  expect(await screen.findByRole('textbox')).toHaveValue(props.code ?? '');
  if (calls.length > 0) await screen.findByText('Pendiente');
  expect(asked).toEqual(calls);
});

test('an invalid parameter name warns the developer, and the default is read', async () => {
  const asked = recordSearches();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  standAt('?codigo=AG-2025-001');
  render(<Site codeParameter="" />);
  await screen.findByText('Pendiente');
  expect(asked).toHaveLength(1);
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/codeParameter must be a name/));
});

test('another code of the host is looked up too, the same one is not', async () => {
  const onFound = vi.fn();
  const { rerender } = render(<Site code="AG-2025-001" onFound={onFound} />);
  await screen.findByText('Confirmada');
  rerender(<Site code="AG-2025-001" onFound={onFound} />);
  rerender(<Site code="AG-2026-008" onFound={onFound} />);
  await screen.findByText('Pendiente');
  expect(field().value).toBe('AG-2026-008');
  expect(onFound.mock.calls).toEqual([
    [{ code: 'AG-2025-001', status: 'confirmed' }],
    [{ code: 'AG-2026-008', status: 'pending' }],
  ]);
});

test('re-rendering with an inline adapter and other messages searches once', async () => {
  const asked = recordSearches();
  const calls: string[] = [];
  const turn = (name: string) => (
    <GraduationProvider
      api={{ baseUrl: '' }}
      notifications={{ show: () => calls.push(name) }}
      messages={{ failures: { unauthorized: name } }}
    >
      <StatusLookup code="AG-2025-001" />
    </GraduationProvider>
  );
  const { rerender } = render(turn('first'));
  await screen.findByText('Pendiente');
  rerender(turn('second'));
  network.use(http.get('*/api/public/status/NADA', () => new HttpResponse(null, { status: 500 })));
  await userEvent.clear(field());
  await userEvent.type(field(), 'nada{Enter}');
  await waitFor(() => expect(calls).toEqual(['second']));
  expect(asked).toEqual(['/api/public/status/AG-2025-001']);
});

test('analytics receive the status, never the code or the person', async () => {
  const events: GraduationEvent[] = [];
  render(<Site code="AG-2025-001" onEvent={(event) => events.push(event)} />);
  await screen.findByText('Confirmada');
  expect(events).toEqual([
    { type: 'ready', widget: 'status' },
    { type: 'status-found', status: 'confirmed', widget: 'status' },
  ]);
});

test('leaving the page during a search shows nothing', async () => {
  network.use(never('GET /api/public/status/{code}'));
  const events: GraduationEvent[] = [];
  const { rerender } = render(<Site code="AG-2025-001" onEvent={(event) => events.push(event)} />);
  await screen.findByText('Buscando la solicitud…');
  rerender(
    <GraduationProvider api={{ baseUrl: '' }} onEvent={(event) => events.push(event)}>
      {null}
    </GraduationProvider>,
  );
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(screen.queryByRole('img', { name: 'Error' })).toBeNull();
  expect(events).toEqual([{ type: 'ready', widget: 'status' }]);
});

/** A server that unmasks the data for the proof '678', with the proofs that it received. */
function maskUnlessProven(extras?: string): readonly (string | null)[] {
  const shown: (string | null)[] = [];
  network.use(
    http.get('*/api/public/status/AG-2025-043', ({ request }) => {
      const proof = request.headers.get('birrete-proof');
      shown.push(proof);
      const data = { application: { status: 'pending' }, masked: proof !== '678' };
      const headers: HeadersInit = extras === undefined ? {} : { 'Birrete-Extras': extras };
      return HttpResponse.json({ data }, { headers });
    }),
  );
  return shown;
}

test('the result of each search takes the focus, even if a slow device never rendered the search', async () => {
  recordSearches();
  const found = vi.fn();
  render(<Site onFound={found} />);
  await userEvent.type(field(), 'AG-2025-043{Enter}');
  const heading = await screen.findByRole('heading', { level: 2 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  field().focus();
  // React renders once at the end of `act`.
  await act(async () => {
    screen.getByRole<HTMLButtonElement>('button', { name: 'Consultar' }).click();
    await vi.waitFor(() => expect(found).toHaveBeenCalledTimes(2));
  });
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 })),
  );
});

test('a proof is asked for if the response announces it, sent with the next search, and no more', async () => {
  const shown = maskUnlessProven('look-up-proof');
  render(<Site code="AG-2025-043" />);
  await userEvent.type(await screen.findByLabelText(/últimos tres/i), ' ６７８{Enter}');
  await waitFor(() => expect(shown).toEqual([null, '678']));
  await waitFor(() => expect(screen.queryByText(/no se muestran/)).toBeNull());
});

test('a server that announces no proof receives none, whatever it returns', async () => {
  const shown = maskUnlessProven();
  render(<Site code="AG-2025-043" />);
  await screen.findByText('Pendiente');
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(shown).toEqual([null]);
});

test('the settings show the field before the first search', () => {
  render(
    <GraduationProvider api={{ baseUrl: '', extras: ['look-up-proof'] }}>
      <StatusLookup />
    </GraduationProvider>,
  );
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
});

test('a phone keyboard may finish its word before the code is upper-cased', () => {
  render(<Site />);
  fireEvent.compositionStart(field());
  fireEvent.input(field(), { target: { value: 'ag' } });
  expect(field().value).toBe('ag');
  fireEvent.compositionEnd(field(), { data: 'ag' });
  expect(field().value).toBe('AG');
});

const keyed = { 'Birrete-Extras': 'receipt-key' };

/** Answers like a server whose look-up needs the receipt's key, and records the proofs that it gets. */
function recordProofs(headers: Record<string, string> = keyed): readonly (string | null)[] {
  const proofs: (string | null)[] = [];
  network.use(
    http.get('*/api/public/status/*', ({ request }) => {
      const proof = request.headers.get('birrete-proof');
      proofs.push(proof);
      const status = proof === 'q-7_Z' ? 'confirmed' : 'pending';
      const masked = status === 'pending' && headers === keyed;
      return HttpResponse.json({ data: { application: { status }, masked } }, { headers });
    }),
  );
  return proofs;
}

test('the key of the address opens the application, and leaves the address', async () => {
  const proofs = recordProofs();
  standAt('?codigo=AG-2025-001&llave=q-7_Z#consulta');
  const entries = window.history.length;
  render(<Site />);
  await screen.findByText('Confirmada');
  expect(proofs).toEqual([null, 'q-7_Z']);
  expect(window.location.search).toBe('?codigo=AG-2025-001');
  expect(window.location.hash).toBe('#consulta');
  expect(window.history.length).toBe(entries);
  // The same search again, and one for another code.
  await userEvent.click(screen.getByRole('button', { name: 'Consultar' }));
  await waitFor(() => expect(proofs).toEqual([null, 'q-7_Z', 'q-7_Z']));
  await userEvent.clear(field());
  await userEvent.type(field(), 'AG-2025-002{Enter}');
  await screen.findByText('Pendiente');
  expect(proofs.at(-1)).toBeNull();
});

test.each([
  'https://universidad.edu/estado?codigo=AG-2025-001&llave=q-7_Z',
  'Comprobante AG-2025-001 https://universidad.edu/estado?codigo=AG-2025-001&llave=q-7_Z.',
])(
  'the link of a receipt that is pasted into the field opens the application: %s',
  async (text) => {
    const proofs = recordProofs();
    render(<Site />);
    await userEvent.click(field());
    await userEvent.paste(text);
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Confirmada');
    expect(field().value).toBe('AG-2025-001');
    expect(proofs).toEqual([null, 'q-7_Z']);
    await userEvent.clear(field());
    await userEvent.type(field(), 'AG-2025-002{Enter}');
    await screen.findByText('Pendiente');
    expect(proofs.at(-1)).toBeNull();
  },
);

test('a server that announces no key gets none, and is asked once', async () => {
  const proofs = recordProofs({});
  standAt('?codigo=AG-2025-001&llave=q-7_Z');
  render(<Site />);
  await screen.findByText('Pendiente');
  expect(proofs).toEqual([null]);
  expect(window.location.search).toBe('?codigo=AG-2025-001');
});

test('codeParameter={false} reads no key', async () => {
  const proofs = recordProofs();
  standAt('?llave=q-7_Z');
  render(<Site code="AG-2025-001" codeParameter={false} />);
  await screen.findByText('Pendiente');
  expect(proofs).toEqual([null]);
  expect(window.location.search).toBe('?llave=q-7_Z');
});

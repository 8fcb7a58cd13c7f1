import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, type Mock, test, vi } from 'vitest';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { defineMessages } from './define-messages.ts';
import { loadMessages } from './load-messages.ts';
import { MessagesProvider, useMessages } from './messages-context.tsx';
import { type RemoteMessagesOptions, useRemoteMessages } from './use-remote-messages.ts';

const network = fakeNetwork();
let warned: Mock<typeof console.warn>;

beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

function serve(answer: () => Response | Promise<Response>): void {
  network.use(http.get('/textos.json', answer));
}

/** A promise that the test resolves. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

function warning(): string {
  return warned.mock.calls.map(([message]) => String(message)).join('\n');
}

test('a university changes a message in a file', async () => {
  serve(() => HttpResponse.json({ door: { title: 'Puerta', found: { one: 'a', other: 'b' } } }));
  expect(await loadMessages('/textos.json')).toEqual({
    door: { title: 'Puerta', found: { one: 'a', other: 'b' } },
  });
  expect(warning()).toBe('');
});

test('an invalid message is left out and named; the others count', async () => {
  serve(() =>
    HttpResponse.json({
      door: { title: 3, open: 'Abrir', found: { one: 'a' }, long: 'x'.repeat(2_001) },
      walls: ['x'],
    }),
  );
  expect(await loadMessages('/textos.json')).toEqual({ door: { open: 'Abrir' }, walls: {} });
  for (const place of ['door.title', 'door.found', 'door.long', 'walls'])
    expect(warning()).toContain(`messages.${place} `);
});

test.each([
  ['a list', () => HttpResponse.json([{ door: { title: 'x' } }]), /object of namespaces/],
  ['a page', () => HttpResponse.html('<h1>404</h1>'), /not used/],
  ['a missing file', () => new HttpResponse(null, { status: 404 }), /answered 404/],
  ['a broken line', () => HttpResponse.error(), /not used/],
  ['a flood', () => HttpResponse.text(`"${'x'.repeat(300_000)}"`), /larger than 256 KB/],
])('the defaults stay after %s', async (_, answer, message) => {
  serve(answer);
  expect(await loadMessages('/textos.json')).toEqual({});
  expect(warning()).toMatch(message);
});

test('the defaults stay when the server takes too long', async () => {
  const answer = gate();
  serve(async () => {
    await answer.opened;
    return HttpResponse.json({ door: { title: 'x' } });
  });
  expect(await loadMessages('/textos.json', { timeoutMs: 30 })).toEqual({});
  expect(warning()).toContain('not used: no answer in time');
  answer.open();
});

test.each(['before', 'after'])('gives up %s the call without a warning', async (when) => {
  const answer = gate();
  serve(async () => {
    await answer.opened;
    return HttpResponse.json({ door: { title: 'x' } });
  });
  const page = new AbortController();
  if (when === 'before') page.abort();
  const messages = loadMessages('/textos.json', { signal: page.signal, timeoutMs: 60_000 });
  page.abort();
  expect(await messages).toEqual({});
  expect(warning()).toBe('');
  answer.open();
});

test.each(['data:application/json,{"door":{"title":"x"}}', 'javascript:0', 'http://['])(
  'an address such as %s is not fetched',
  async (href) => {
    expect(await loadMessages(href)).toEqual({});
    expect(warning()).toContain('not used');
  },
);

const exampleMessages = defineMessages('door', { title: 'Entrada', name: 'Nombre' });

function Example() {
  const messages = useMessages(exampleMessages);
  return (
    <label>
      {messages.name} <input />
    </label>
  );
}

function RemoteExample(options: RemoteMessagesOptions) {
  const remote = useRemoteMessages('/textos.json', options);
  if (remote.kind === 'waiting') return null;
  return (
    <MessagesProvider overrides={remote.messages} locale="es">
      <Example />
    </MessagesProvider>
  );
}

test('messages that arrive in time are shown first', async () => {
  serve(() => HttpResponse.json({ door: { name: 'Apodo' } }));
  const seen: string[] = [];
  const watch = new MutationObserver(() => seen.push(document.body.textContent ?? ''));
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  render(<RemoteExample waitMs={60_000} />);
  await screen.findByLabelText('Apodo');
  watch.disconnect();
  expect(seen.join()).not.toContain('Nombre');
});

test('messages that arrive late replace the defaults while the user types', async () => {
  const answer = gate();
  serve(async () => {
    await answer.opened;
    return HttpResponse.json({ door: { name: 'Apodo' } });
  });
  render(<RemoteExample waitMs={10} />);
  const field = await screen.findByLabelText('Nombre');
  await userEvent.type(field, 'Ana');
  answer.open();
  await waitFor(() => expect(screen.getByLabelText('Apodo')).toBe(field));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Ana');
});

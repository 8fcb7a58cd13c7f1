import { delay, HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { fakeServiceWorker } from '#tests/browser/fake-network.ts';
import { graduationHandlers } from '../testing/fake-api/graduation-handlers.ts';
import { doctor } from './doctor.ts';
import type { DescribedFinding } from './finding.ts';

/** Answers for the page itself, whose server the doctor asks for the time. */
const itself = http.head('*', () => new HttpResponse());
const network = fakeServiceWorker(() => [...graduationHandlers(), itself]);

const ceremonies = '*/api/public/ceremonies';

async function ofApi(baseUrl = ''): Promise<readonly DescribedFinding[]> {
  const findings = await doctor({ api: { baseUrl, timeoutMs: 2_000 } });
  return findings.filter(({ kind }) => /^(api|mixed|contract)/.test(kind));
}

test('an API of the contract has no finding, on this origin or another', async () => {
  expect(await ofApi()).toEqual([]);
  expect(await ofApi('https://grados.una.example')).toEqual([]);
});

test.each([
  ['a page of the site', () => HttpResponse.html('<!doctype html><h1>Inicio</h1>'), /JSON/],
  ['rows without a name', () => HttpResponse.json([{ id: 1 }]), /: 0: /],
  ['another shape', () => HttpResponse.json({ items: 3 }), /./],
])('an API that responds with %s does not follow the contract', async (_, answer, reason) => {
  network.use(http.get(ceremonies, answer));
  const [finding] = await ofApi();
  expect(finding?.kind).toBe('api-unreadable');
  expect(finding?.title).toContain('/api/public/ceremonies');
  expect(finding?.advice).toMatch(reason);
});

test.each([
  [
    'an older',
    '0',
    'contract-older',
    'warning',
    /^El servidor es anterior .* contrato 0 en .*, 1 aquí$/,
  ],
  [
    'a newer',
    '2',
    'contract-newer',
    'note',
    /^El servidor es posterior .* contrato 2 en .*, 1 aquí$/,
  ],
] as const)('a server of %s contract', async (_, version, kind, severity, title) => {
  const headers = { 'Birrete-Contract': version };
  network.use(http.get(ceremonies, () => HttpResponse.json([], { headers })));
  expect(await ofApi()).toMatchObject([{ kind, severity, title: expect.stringMatching(title) }]);
});

test('a server that states no version is not compared', async () => {
  network.use(http.get(ceremonies, () => HttpResponse.json([])));
  expect(await ofApi()).toEqual([]);
});

test('an API under another path', async () => {
  network.use(http.get(ceremonies, () => new HttpResponse(null, { status: 404 })));
  expect((await ofApi())[0]).toMatchObject({ kind: 'api-refused', status: 404, severity: 'error' });
});

test('an API that is not there', async () => {
  network.use(http.get(ceremonies, () => HttpResponse.error()));
  expect((await ofApi())[0]?.kind).toBe('api-silent');
});

test('an API that responds, but does not let this page read the response', async () => {
  network.use(
    http.get(ceremonies, ({ request }) =>
      request.mode === 'no-cors' ? HttpResponse.json([]) : HttpResponse.error(),
    ),
  );
  const [finding] = await ofApi('https://grados.una.example');
  expect(finding?.kind).toBe('api-cors');
  expect(finding?.advice).toContain(location.origin);
});

test('an API that accepts no sessions from this page', async () => {
  network.use(
    http.get(ceremonies, ({ request }) =>
      request.headers.has('authorization') ? HttpResponse.error() : HttpResponse.json([]),
    ),
  );
  const [finding] = await ofApi('https://grados.una.example');
  expect(finding?.kind).toBe('api-cors-headers');
});

test.each(['javascript:0', 'http://[', 'ftp://grados.una.example', 'grados.una.example'])(
  'an address that is none: %s',
  async (address) => {
    expect((await ofApi(address))[0]).toMatchObject({ kind: 'api-address', address });
  },
);

test('a server that knows the console only by its first page', async () => {
  network.use(
    http.get('*/portal/grados/applications', () => new HttpResponse(null, { status: 404 })),
    http.get('*/portal/grados/titles', () => HttpResponse.html('<h1>Otra página</h1>')),
  );
  const script = document.head.appendChild(document.createElement('script'));
  script.type = 'text/plain';
  script.src = '/portal/grados/entrada-1a2b.js';
  const findings = await doctor({
    deepLinks: ['/portal/grados/applications', '/portal/grados/titles'],
  });
  expect(findings.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['deep-link-missing', 'deep-link-elsewhere']),
  );
  network.use(
    http.get('*/portal/grados/titles', () =>
      HttpResponse.html('<script type="module" src="../grados/entrada-1a2b.js"></script>'),
    ),
  );
  const again = await doctor({ deepLinks: ['/portal/grados/titles'] });
  expect(again.map(({ kind }) => kind)).not.toContain('deep-link-elsewhere');
  script.remove();
});

test('a computer whose clock is wrong', async () => {
  network.use(
    http.head('*', async () => {
      await delay(0);
      const date = new Date(Date.now() + 20 * 60_000).toUTCString();
      return new HttpResponse(null, { headers: { date } });
    }),
  );
  const findings = await doctor();
  expect(findings.find(({ kind }) => kind === 'clock-wrong')?.title).toContain('20 minutos');
});

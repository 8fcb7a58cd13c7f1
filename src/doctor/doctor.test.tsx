import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { WidgetRoot } from '../ui/theme/widget-root.tsx';
import { type DoctorOptions, doctor } from './doctor.ts';
import type { DescribedFinding } from './finding.ts';

const frames: HTMLIFrameElement[] = [];

afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
  document.documentElement.removeAttribute('style');
});

async function find(
  kind: string,
  options: DoctorOptions = {},
): Promise<DescribedFinding | undefined> {
  return (await doctor(options)).find((finding) => finding.kind === kind);
}

/** A separate page, for conditions that the page of the tests can't have. */
async function openFrame(html: string): Promise<Document> {
  const frame = document.createElement('iframe');
  frames.push(frame);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  frame.srcdoc = html;
  document.body.append(frame);
  await loaded;
  if (frame.contentDocument === null) throw new Error('a frame without a page');
  return frame.contentDocument;
}

function widgetIn(style: string, children: ReactNode = 'Solicitud'): void {
  render(
    <main id="contenido" className="pagina" style={{ cssText: style } as object}>
      <WidgetRoot>{children}</WidgetRoot>
    </main>,
  );
  document.querySelector('main')?.setAttribute('style', style);
}

/** The style of a widget's root, to simulate a rule of the site with more precedence. */
function rootStyle(): CSSStyleDeclaration | undefined {
  return document.querySelector<HTMLElement>('[data-birrete-root]')?.style;
}

test('a healthy page has no findings', async () => {
  document.documentElement.lang = 'es';
  widgetIn('');
  expect(await doctor()).toEqual([]);
});

test.each([
  ['missing', 'screen-missing', 'no está: graduation-wizard'],
  ['other-version', 'screen-older', 'otra versión: graduation-wizard'],
  ['other-attributes', 'screen-different', 'otros atributos: graduation-wizard'],
])('a printed first screen that is not used: %s', async (use, kind, title) => {
  const printed = `<graduation-wizard data-birrete-prerendered="${use}"></graduation-wizard>`;
  const page = await openFrame(`<!doctype html><html lang="es"><body>${printed}</body></html>`);
  expect((await find(kind, { page }))?.title).toContain(title);
});

test('a printed first screen that the script has taken over is no finding', async () => {
  const printed = '<graduation-wizard data-birrete-prerendered="used"></graduation-wizard>';
  const page = await openFrame(`<!doctype html><html lang="es"><body>${printed}</body></html>`);
  const kinds = (await doctor({ page })).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind.startsWith('screen-'))).toEqual([]);
});

test('a page without a document type', async () => {
  const frame = document.createElement('iframe');
  frames.push(frame);
  document.body.append(frame);
  const page = frame.contentDocument ?? document;
  expect((await find('quirks-mode', { page }))?.advice).toContain('<!doctype html>');
});

test('a page without a language, and without a widget', async () => {
  const page = await openFrame('<!doctype html><p>Hola</p>');
  const kinds = (await doctor({ page })).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['no-lang', 'no-widget']));
  expect(kinds).not.toContain('quirks-mode');
});

test('a page with a small root font size: a note, because the widget keeps its size', async () => {
  widgetIn('');
  document.documentElement.style.fontSize = '62.5%';
  const finding = await find('root-font-size');
  expect(finding?.severity).toBe('note');
  expect(finding?.title).toBe('El tamaño de letra base de la página es de 10 px');
});

test("a rule of the site that changes the widget's font size", async () => {
  widgetIn('');
  rootStyle()?.setProperty('font-size', '9px');
  expect((await find('small-letters'))?.title).toContain('9 px');
});

test("a text that can't be copied", async () => {
  widgetIn('');
  rootStyle()?.setProperty('user-select', 'none', 'important');
  expect((await find('not-selectable'))?.advice).toContain('user-select');
});

test.each([
  'transform: translateZ(0)',
  'filter: blur(0px)',
  'contain: paint',
  'will-change: transform',
  'perspective: 100px',
])('a surrounding element that traps dialogs by %s', async (rule) => {
  widgetIn(rule);
  const portalContainer = document.querySelector('main') ?? document.body;
  const finding = await find('trapped-overlays', { portalContainer });
  expect(finding?.title).toContain('main#contenido.pagina');
  expect(finding?.advice).toContain(`«${rule.split(':')[0]}:`);
  expect(await find('trapped-overlays')).toBeUndefined();
});

test('an element inside a shadow root is affected by the elements around it', async () => {
  const around = document.body.appendChild(document.createElement('article'));
  around.style.filter = 'grayscale(0)';
  const shadow = around
    .appendChild(document.createElement('graduation-example'))
    .attachShadow({ mode: 'open' });
  const place = shadow.appendChild(document.createElement('div'));
  render(<WidgetRoot>Solicitud</WidgetRoot>, { container: place });
  expect((await find('trapped-overlays'))?.title).toContain('article');
  around.remove();
});

test('a box that clips the form', async () => {
  widgetIn('height: 40px; overflow: hidden', <div style={{ height: '400px' }}>Solicitud</div>);
  expect((await find('cut-off'))?.title).toContain('main#contenido.pagina');
  cleanup();
  widgetIn('height: 40px; overflow: auto', <div style={{ height: '400px' }}>Solicitud</div>);
  expect(await find('cut-off')).toBeUndefined();
});

test('a policy that blocks the styles, and the nonce that allows them', async () => {
  const page = await openFrame(
    `<!doctype html><meta http-equiv="Content-Security-Policy" content="style-src 'nonce-r4nd0m'">`,
  );
  expect((await find('styles-blocked', { page }))?.severity).toBe('error');
  expect(await find('styles-blocked', { page, nonce: 'r4nd0m' })).toBeUndefined();
  expect(page.querySelector('style')).toBeNull();
});

test('a browser that stores nothing', async () => {
  const page = await openFrame('<!doctype html>');
  Object.defineProperty(page.defaultView, 'localStorage', {
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const findings = await doctor({ page });
  const blocked = findings.filter(({ kind }) => kind === 'storage-blocked');
  expect(blocked.map(({ title }) => title)).toEqual([
    'El navegador no deja guardar nada (localStorage)',
  ]);
});

test('two copies of React that render widgets', async () => {
  widgetIn('');
  const other = document.body.appendChild(document.createElement('div'));
  other.dataset.birreteRoot = '';
  Object.assign(other, { __reactFiber$other: {} });
  expect((await find('several-reacts'))?.title).toContain('2 copias');
  other.remove();
});

test('the doctor in English, the worst finding first', async () => {
  const page = await openFrame(
    `<!doctype html><meta http-equiv="Content-Security-Policy" content="style-src 'none'">`,
  );
  const findings = await doctor({ page, language: 'en' });
  expect(findings[0]?.title).toBe('The security policy blocks the styles');
  expect(findings.map(({ severity }) => severity)).toEqual(['error', 'warning', 'note']);
});

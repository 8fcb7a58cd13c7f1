// @module-tag rare
import { render } from '@testing-library/react';
import { GraduationProvider, type GraduationProviderProps } from 'birrete';
import { AdminConsole } from 'birrete/admin-console';
import { defineGraduationElements } from 'birrete/embed';
import { GraduationWizard } from 'birrete/graduation-wizard';
import { memoryRouter } from 'birrete/routing';
import { StatusLookup } from 'birrete/status-lookup';
import { createFakeAuth, graduationHandlers } from 'birrete/testing';
import { TitleVerification } from 'birrete/title-verification';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { keepDraft, testDraftKey } from '#graduation-wizard/wizard-host.fixtures.tsx';
import { fakeVerificationCode } from '#testing/fake-api/calls/verification.ts';
import { fakeNetwork } from '../browser/fake-network.ts';
import { type HostileSheet, hostileSheets } from './hostile-sheets.ts';

const network = fakeNetwork();
beforeEach(async () => {
  await page.viewport(1000, 1300);
});
afterEach(async () => {
  vi.useRealTimers();
  await commands.forceColors(false);
});

/** Markup for the hostile page, and a check that it has rendered. */
interface Subject {
  readonly widget: () => ReactNode;
  readonly open: () => Promise<Locator>;
}

const place = () => page.elementLocator(document.querySelector('#place') ?? document.body);

const subjects: Readonly<Record<string, Subject>> = {
  'wizard, choosing': {
    widget: () => <GraduationWizard />,
    open: async () => {
      await page.getByRole('radio').first().click();
      return place();
    },
  },
  'wizard, personal data': {
    widget: () => {
      keepDraft('details');
      return <GraduationWizard draftKey={testDraftKey} />;
    },
    open: async () => {
      await expect.element(page.getByLabelText(/^Primer nombre/)).toBeVisible();
      return place();
    },
  },
  'look-up': {
    widget: () => <StatusLookup code="AG-2026-001" homeHref="/" />,
    open: async () => {
      await expect.element(page.getByRole('article')).toBeVisible();
      return place();
    },
  },
  verification: {
    widget: () => {
      network.use(...graduationHandlers({ extras: ['verification', 'documents'] }));
      // The result shows the minute.
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00Z') });
      return <TitleVerification code={fakeVerificationCode(1)} homeHref="/" />;
    },
    open: async () => {
      await expect.element(page.getByRole('button', { name: 'Ver el documento' })).toBeVisible();
      return place();
    },
  },
  console: {
    widget: () => <AdminConsole documentTitle={false} />,
    open: async () => {
      await expect.element(page.getByText('AG-2026-018').first()).toBeVisible();
      return place();
    },
  },
  'dialog of the console': {
    widget: () => <AdminConsole documentTitle={false} />,
    open: async () => {
      await page
        .getByRole('button', { name: /^Aprobar/ })
        .first()
        .click();
      await expect.element(page.getByRole('dialog')).toBeVisible();
      return page.getByRole('dialog');
    },
  },
};

type Isolation = NonNullable<GraduationProviderProps['isolation']>;

/** Elements that a sheet is meant to style: the table of docs/isolation.md. */
const reached: Readonly<Record<Isolation, readonly HostileSheet[]>> = {
  guarded: ['all !important'],
  layer: [
    'Bootstrap 3',
    'Bootstrap 5',
    "Tailwind's preflight",
    'WordPress theme',
    'all !important',
  ],
  shadow: [],
};

const isolations = ['guarded', 'layer', 'shadow'] as const;
/** The isolations differ in their root, not in their widgets, so the others show one page and one dialog. */
const cases = isolations
  .flatMap((isolation) => Object.keys(subjects).map((name) => ({ isolation, name })))
  .filter(
    ({ isolation, name }) =>
      isolation === 'guarded' || name === 'look-up' || name === 'dialog of the console',
  );

/** Pictures of the widgets in a page without styles, with the first isolation tested. */
const plain = new Map<string, Picture>();

test.each(cases)('$isolation: $name', async ({ isolation, name }) => {
  const subject = subjects[name];
  if (subject === undefined) throw new Error('There is no such subject.');
  render(
    <GraduationProvider
      api={{ baseUrl: '' }}
      auth={createFakeAuth({ role: 1 })}
      router={memoryRouter('/admin/applications')}
      isolation={isolation}
    >
      {subject.widget()}
    </GraduationProvider>,
    { container: hostilePage() },
  );
  const shown = await subject.open();
  (document.activeElement as HTMLElement | null)?.blur();

  const own = await picture(shown);
  const expected = plain.get(name) ?? own;
  plain.set(name, expected);
  expect(await differing(own, expected), 'in a page without styles').toBe(0);

  const changed: string[] = [];
  for (const sheet of Object.keys(hostileSheets) as HostileSheet[]) {
    if (reached[isolation].includes(sheet)) continue;
    const { before, after } = await comparedUnder(sheet, shown, expected);
    const pixels = await differing(after, before);
    if (pixels !== 0) changed.push(`${sheet}: ${pixels} px`);
  }
  expect(changed).toEqual([]);
});

/** A page as content management systems produce it, with a container of fixed width in the middle. */
function hostilePage(): HTMLElement {
  document.body.innerHTML =
    '<div id="page"><main id="main"><div class="entry-content"><div id="place"></div></div></main></div>';
  const box = document.querySelector<HTMLElement>('#place');
  if (box === null) throw new Error('The page has no place.');
  const styles = { all: 'revert', position: 'absolute', left: '0', top: '0', width: '1000px' };
  for (const [key, value] of Object.entries(styles)) box.style.setProperty(key, value, 'important');
  return box;
}

/** Forced colours change every page, so the reference is the page without the sheet. */
async function comparedUnder(sheet: HostileSheet, shown: Locator, expected: Picture) {
  const isForced = sheet === 'forced colours';
  if (isForced) await commands.forceColors(true);
  const before = isForced ? await picture(shown) : expected;
  const style = document.createElement('style');
  style.textContent = hostileSheets[sheet];
  document.head.append(style);
  const after = await picture(shown);
  style.remove();
  if (isForced) await commands.forceColors(false);
  return { before, after };
}

/** A PNG in base64. */
type Picture = string;

function picture(shown: Locator): Promise<Picture> {
  return page.screenshot({ element: shown, save: false });
}

/** Number of visibly different pixels; Infinity for another size. Most pictures have identical bytes. */
async function differing(one: Picture, other: Picture): Promise<number> {
  if (one === other) return 0;
  const [first, second] = await Promise.all([imageOf(one), imageOf(other)]);
  const { width, height } = first;
  if (width !== second.width || height !== second.height) return Number.POSITIVE_INFINITY;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (context === null) throw new Error('This browser has no canvas.');
  context.drawImage(first, 0, 0);
  context.globalCompositeOperation = 'difference';
  context.drawImage(second, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const isVisible = (pixel: number) => data.slice(pixel, pixel + 3).some((channel) => channel > 25);
  return Array.from({ length: width * height }, (_, index) => index * 4).filter(isVisible).length;
}

async function imageOf(shown: Picture): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/png;base64,${shown}`;
  await image.decode();
  return image;
}

test('in a layer, an ordinary rule of the page restyles the widget', async () => {
  const style = document.createElement('style');
  style.textContent = '[data-birrete-root] button { background-color: rgb(0, 100, 0); }';
  document.head.append(style);
  render(
    <GraduationProvider api={{ baseUrl: '' }} isolation="layer">
      <StatusLookup />
    </GraduationProvider>,
  );
  const button = page.getByRole('button', { name: 'Consultar' });
  await expect.element(button).toHaveStyle({ backgroundColor: 'rgb(0, 100, 0)' });
  style.remove();
});

test('in a shadow root, a dialog keeps its focus, name and styles', async () => {
  render(
    <GraduationProvider
      api={{ baseUrl: '' }}
      auth={createFakeAuth({ role: 1 })}
      router={memoryRouter('/admin/applications')}
      isolation="shadow"
    >
      <AdminConsole documentTitle={false} className="mine" />
    </GraduationProvider>,
  );
  const opener = page.getByRole('button', { name: /^Aprobar/ }).first();
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toHaveAccessibleName();
  const root = dialog.element().getRootNode() as ShadowRoot;
  expect(root.host).toHaveClass('mine');
  expect(dialog.element().contains(root.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(root.activeElement).toBe(opener.element());
  expect(document.querySelector('body > [data-birrete-root]')).toBeNull();
});

test('a host styles parts of an element by name', async () => {
  defineGraduationElements();
  document.body.innerHTML = `
    <style>graduation-status::part(button) { background-color: rgb(0, 100, 0); }</style>
    <graduation-status api-base="/"></graduation-status>`;
  const button = page.getByRole('button', { name: 'Consultar' });
  await expect.element(button).toHaveStyle({ backgroundColor: 'rgb(0, 100, 0)' });
  expect(button.element().getAttribute('data-birrete-part')).toBe('button');
});

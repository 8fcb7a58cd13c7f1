import { useEffect, useRef } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyLook } from '../../../.storybook/story-look.ts';
import { words } from '../../../.storybook/words.ts';
import { graduationHandlers } from '../../testing/fake-api/graduation-handlers.ts';
import { defineGraduationElements } from './define-elements.ts';

interface HostPageProps {
  /** The page as a webmaster wrote it. */
  readonly html: string;
  /** Attributes that all of its elements get. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/** A page of plain HTML around the elements. */
function HostPage({ html, attributes = {} }: HostPageProps) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (page.current !== null) page.current.innerHTML = html;
  }, [html]);
  useEffect(() => {
    const elements = page.current?.querySelectorAll(tags) ?? [];
    for (const element of elements) {
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    }
    defineGraduationElements();
  });
  return <div ref={page} />;
}

const tags = 'graduation-wizard, graduation-status, graduation-admin';

const stubborn = `<style>
  .stubborn, .stubborn * { all: revert; letter-spacing: 4px !important; font: 9px/1 monospace !important; color: maroon !important; text-transform: uppercase !important; text-align: right !important; text-indent: 2em !important; }
</style>`;

const meta = preview.meta({
  title: 'Embed/Elements',
  component: HostPage,
  parameters: { bare: true },
  render: (args, { globals }) => {
    const { locale, theme } = storyLook(globals);
    return <HostPage {...args} attributes={{ locale, 'color-scheme': theme.colorScheme }} />;
  },
  beforeEach: ({ msw }) => {
    sessionStorage.clear();
    msw.use(...graduationHandlers());
  },
});

async function shadowOf(canvasElement: HTMLElement, tag: string) {
  const surface = await waitFor(() => {
    const found = canvasElement.querySelector(tag)?.shadowRoot?.querySelector('h1')?.closest('div');
    if (found === null || found === undefined) throw new Error(`<${tag}> shows nothing yet.`);
    return found;
  });
  return within(surface.closest<HTMLElement>('[data-birrete-root]') ?? surface);
}

export const WizardInAStubbornPage = meta.story({
  args: {
    html: `${stubborn}<div class="stubborn"><p>El texto de la página</p><graduation-wizard api-base="/" brand="#0b4f46"></graduation-wizard></div>`,
  },
  play: async ({ canvasElement }) => {
    const wizard = await shadowOf(canvasElement, 'graduation-wizard');
    const title = getComputedStyle(wizard.getByRole('heading', { level: 1 }));
    await expect(title.textTransform).toBe('none');
    await expect(title.textAlign).toBe('start');
    await expect(title.textIndent).toBe('0px');
    const button = getComputedStyle(
      await wizard.findByRole('button', { name: words.pagination.next }),
    );
    await expect(button.fontSize).toBe('16px');
    await expect(button.letterSpacing).toBe('normal');
  },
});

export const StatusLookup = meta.story({
  args: { html: '<graduation-status api-base="/" code="AG-2026-001"></graduation-status>' },
});

export const NothingToShow = meta.story({
  args: {
    html: '<graduation-wizard><p>Si no ve el formulario, escriba a grados@universidad.edu.</p></graduation-wizard>',
  },
});

export const InEnglish = meta.story({
  globals: { locale: 'en' },
  args: { html: '<graduation-status api-base="/"></graduation-status>' },
  play: async ({ canvasElement }) => {
    const status = await shadowOf(canvasElement, 'graduation-status');
    await expect(await status.findByRole('button', { name: 'Check' })).toBeVisible();
  },
});

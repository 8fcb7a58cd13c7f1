import { useEffect, useRef } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyLook } from '#storybook/story-look.ts';
import { messages } from '#storybook/story-messages.ts';
import { defineGraduationElements } from './define-elements.ts';
import { createElementClass } from './graduation-element.ts';

interface HostPageProps {
  /** The page as a webmaster wrote it. */
  readonly html: string;
  /** Attributes of all its elements. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/** A plain HTML page around the elements. */
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
    defineAbsentElements();
  });
  return <div ref={page} />;
}

/** Elements without a widget: it is still loading, or its code is missing. */
const absent = {
  'graduation-awaited': () => new Promise<never>(() => undefined),
  'graduation-gone': () => Promise.reject(new Error('The chunk is gone.')),
};

function defineAbsentElements() {
  for (const [tag, load] of Object.entries(absent)) {
    if (customElements.get(tag) !== undefined) continue;
    customElements.define(
      tag,
      createElementClass({ tag, widget: 'wizard', load, attributes: [], properties: [] }),
    );
  }
}

const tags = [
  'graduation-wizard, graduation-status, graduation-admin',
  ...Object.keys(absent),
].join();

const stubborn = `<style>
  .stubborn, .stubborn * { all: revert; letter-spacing: 4px !important; font: 9px/1 monospace !important; color: maroon !important; text-transform: uppercase !important; text-align: right !important; text-indent: 2em !important; }
</style>`;

const meta = preview.meta({
  title: 'Integración/Elementos',
  component: HostPage,
  parameters: { bare: true },
  render: (args, { globals }) => {
    const { locale, theme } = storyLook(globals);
    return <HostPage {...args} attributes={{ locale, theme: JSON.stringify(theme) }} />;
  },
  beforeEach: () => sessionStorage.clear(),
});

async function shadowOf(canvasElement: HTMLElement, tag: string) {
  const surface = await waitFor(() => {
    const found = canvasElement.querySelector(tag)?.shadowRoot?.querySelector('h1')?.closest('div');
    if (found === null || found === undefined) throw new Error(`<${tag}> shows nothing yet.`);
    return found;
  });
  return within(surface.closest<HTMLElement>('[data-birrete-root]') ?? surface);
}

/** Content between the tags. */
const fallback = '<p>Si no ve el formulario, escriba a grados@universidad.edu.</p>';

/** The message of an element without its widget. */
function noticeOf(canvasElement: HTMLElement, tag: string): Promise<HTMLElement> {
  return waitFor(() => {
    const notice = canvasElement.querySelector(tag)?.shadowRoot?.querySelector('[role=status] > p');
    if (!(notice instanceof HTMLElement)) throw new Error(`<${tag}> says nothing yet.`);
    return notice;
  });
}

export const Wizard = meta.story({
  name: 'Asistente',
  args: { html: '<graduation-wizard api-base="/"></graduation-wizard>' },
  play: async ({ canvasElement }) => {
    const wizard = await shadowOf(canvasElement, 'graduation-wizard');
    await expect(await wizard.findAllByRole('radio')).toHaveLength(3);
  },
});

export const Status = meta.story({
  name: 'Consulta de estado',
  tags: ['behavior'],
  args: { html: '<graduation-status api-base="/" code="AG-2025-001"></graduation-status>' },
  play: async ({ canvasElement }) => {
    const status = await shadowOf(canvasElement, 'graduation-status');
    await expect(await status.findByText(messages.applicationStatus.confirmed)).toBeVisible();
  },
});

export const Admin = meta.story({
  name: 'Consola',
  args: {
    html: '<graduation-admin api-base="/" router="memory" document-title="keep"></graduation-admin>',
  },
  play: async ({ canvasElement }) => {
    const admin = await shadowOf(canvasElement, 'graduation-admin');
    await expect(await admin.findByRole('button', { name: messages.signIn.submit })).toBeVisible();
  },
});

export const GuardedIsolation = meta.story({
  name: 'Sin aislamiento, en el DOM de la página',
  tags: ['behavior'],
  args: {
    html: '<graduation-status api-base="/" isolation="guarded" code="AG-2025-001"></graduation-status>',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.applicationStatus.confirmed)).toBeVisible();
  },
});

export const StubbornPage = meta.story({
  name: 'En un sitio con estilos invasivos',
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
      await wizard.findByRole('button', { name: messages.wizard.next }),
    );
    await expect(button.fontSize).toBe('16px');
    await expect(button.letterSpacing).toBe('normal');
  },
});

export const Unavailable = meta.story({
  name: 'Sin dirección de la API',
  parameters: { expectedErrors: ['the attribute api-base is missing'] },
  args: { html: `<graduation-wizard>${fallback}</graduation-wizard>` },
  play: async ({ canvas, canvasElement }) => {
    const notice = await noticeOf(canvasElement, 'graduation-wizard');
    await expect(notice).toHaveTextContent(messages.embed.unavailable);
    await expect(canvas.getByText(/grados@universidad/)).toBeVisible();
  },
});

export const RefusedApi = meta.story({
  name: 'El sitio no permite esa API',
  tags: ['behavior'],
  parameters: { expectedErrors: ['is not among the APIs that this site allows'] },
  args: {
    html: `<graduation-admin api-base="https://otra.example" router="memory">${fallback}</graduation-admin>`,
  },
  beforeEach: () => {
    globalThis.BirreteElements = { allowedApis: ['https://grados.universidad.edu'] };
    return () => {
      globalThis.BirreteElements = undefined;
    };
  },
  play: async ({ canvas, canvasElement }) => {
    const notice = await noticeOf(canvasElement, 'graduation-admin');
    await expect(notice).toHaveTextContent(messages.embed.apiRefused);
    await expect(canvas.getByText(/grados@universidad/)).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Mientras carga el código',
  args: { html: `<graduation-awaited>${fallback}</graduation-awaited>` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/grados@universidad/)).toBeVisible();
  },
});

export const NotLoaded = meta.story({
  name: 'El código no cargó',
  args: { html: `<graduation-gone>${fallback}</graduation-gone>` },
  play: async ({ canvasElement }) => {
    const notice = await noticeOf(canvasElement, 'graduation-gone');
    await expect(notice).toHaveTextContent(messages.embed.loadFailed);
  },
});

export const NotLoadedAgain = meta.story({
  ...NotLoaded.input,
  name: 'El código sigue sin cargar',
  play: async ({ canvasElement, userEvent }) => {
    const notice = await noticeOf(canvasElement, 'graduation-gone');
    await userEvent.click(within(notice).getByRole('button', { name: messages.embed.retry }));
    const again = await noticeOf(canvasElement, 'graduation-gone');
    await expect(again).toHaveTextContent(messages.embed.loadFailedAgain);
    await expect(within(again).getByRole('button', { name: messages.embed.reload })).toBeVisible();
  },
});

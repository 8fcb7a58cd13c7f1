import type { ComponentType } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { WidgetFrame } from '#provider/widget-frame.tsx';
import { lazyView } from '#react/lazy.tsx';
import { memoryRouter } from '#routing/memory-router.ts';
import preview from '#storybook/preview.tsx';
import { storyLook } from '#storybook/story-look.ts';
import { messages } from '#storybook/story-messages.ts';
import { createFakeAuth } from '#testing/fake-auth.ts';
import { ConsoleInFrame } from '../admin-console.tsx';
import type { ConsoleRoute } from '../navigation/route.ts';
import { sectionRoutes } from '../section-routes.ts';
import { SectionPage } from './section-page.tsx';

/** The route table with another section in place of 'Reportes'. */
function withReports(load: () => Promise<ComponentType>): {
  readonly routes: readonly ConsoleRoute[];
} {
  const view = lazyView(load);
  return { routes: sectionRoutes.map((row) => (row.id === 'reports' ? { ...row, view } : row)) };
}

function Plain() {
  return <SectionPage title="Reportes">{null}</SectionPage>;
}

function Broken(): never {
  throw new Error('This section is broken on purpose.');
}

const meta = preview.meta({
  title: 'Consola/Marco/Sección',
  component: ConsoleInFrame,
  parameters: { bare: true },
  args: withReports(async () => Plain),
  decorators: [
    (Story, { globals }) => (
      <GraduationProvider
        api={{ baseUrl: '' }}
        auth={createFakeAuth({ role: 1 })}
        router={memoryRouter('/admin/reports')}
        {...storyLook(globals)}
      >
        <WidgetFrame>
          <Story />
        </WidgetFrame>
      </GraduationProvider>
    ),
  ],
});

export const Loading = meta.story({
  name: 'Cargando',
  args: withReports(() => new Promise<ComponentType>(() => undefined)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.ui.loading)).toBeInTheDocument();
    await expect(
      await canvas.findByRole('button', { name: messages.console.signOut }),
    ).toBeVisible();
  },
});

const failing = withReports(async () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

export const ChunkFailed = meta.story({
  name: 'No se pudo cargar',
  args: failing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.console.loadFailed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.console.retry })).toBeVisible();
  },
});

export const Crashed = meta.story({
  name: 'Falló al mostrarse',
  parameters: { expectedErrors: ['This section is broken on purpose.'] },
  args: withReports(async () => Broken),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.console.crashed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.console.signOut })).toBeVisible();
  },
});

export const WithoutTopBar = meta.story({
  name: 'Sin barra superior',
  args: { topBar: false },
  play: async ({ canvas }) => {
    // The heading is replaced as the section's code arrives.
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Reportes' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: messages.console.signOut })).toBeNull();
    await expect(canvas.queryByRole('banner')).toBeNull();
  },
});

export const WithoutTopBarOnPhone = meta.story({
  name: 'Sin barra superior, en un teléfono',
  args: { topBar: false },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.console.menu }));
    const menu = within(await screen.findByRole('dialog', { name: messages.console.menu }));
    await expect(menu.getByRole('link', { name: messages.console.applications })).toBeVisible();
  },
});

export const CrashedWithoutTopBar = meta.story({
  name: 'Falló al mostrarse, sin barra superior',
  tags: ['behavior'],
  parameters: { expectedErrors: ['This section is broken on purpose.'] },
  args: { ...withReports(async () => Broken), topBar: false },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.console.crashed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.console.menu })).toBeVisible();
  },
});

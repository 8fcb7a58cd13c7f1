import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyLook } from '#storybook/story-look.ts';
import { matching, messages } from '#storybook/story-messages.ts';
import { GraduationProvider } from '../provider/graduation-provider.tsx';
import { type MemoryRouter, memoryRouter } from '../routing/memory-router.ts';
import { createFakeAuth, type FakeAuth, fakeSession } from '../testing/fake-auth.ts';
import { demoPassword } from '../testing/university/users.ts';
import { AdminConsole } from './admin-console.tsx';

interface Loaded {
  readonly auth: FakeAuth;
  readonly router: MemoryRouter;
}

function startAt(at: string, options: Parameters<typeof createFakeAuth>[0] = {}) {
  return { loaders: [(): Loaded => ({ auth: createFakeAuth(options), router: memoryRouter(at) })] };
}

const widths = [360, 768, 1023, 1024, 1280] as const;

const meta = preview.meta({
  title: 'Consola/Marco/Menú y barra',
  component: AdminConsole,
  parameters: {
    bare: true,
    viewport: {
      options: Object.fromEntries(
        widths.map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '800px' } },
        ]),
      ),
    },
  },
  globals: { viewport: { value: 'w1280' } },
  args: { institution: 'Universidad de los Llanos' },
  loaders: [(): Loaded => ({ auth: createFakeAuth({ role: 1 }), router: memoryRouter('/admin') })],
  decorators: [
    (Story, { globals, loaded }) => (
      <GraduationProvider
        api={{ baseUrl: '' }}
        auth={loaded.auth}
        router={loaded.router}
        {...storyLook(globals)}
      >
        <Story />
      </GraduationProvider>
    ),
  ],
});

const admin = { role: 1 } as const;

export const FromSignInToSignOut = meta.story({
  name: 'De la entrada a la salida',
  tags: ['behavior'],
  ...startAt('/login'),
  play: async ({ canvas, userEvent, loaded, step }) => {
    await step('Sign in', async () => {
      await userEvent.type(canvas.getByLabelText(messages.signIn.identifier), 'admin');
      await userEvent.type(
        canvas.getByLabelText(messages.signIn.password),
        `${demoPassword}{Enter}`,
      );
      // The section's heading replaces that of its frame.
      const heading = { name: messages.console.dashboard, level: 1 };
      await waitFor(() => expect(canvas.getByRole('heading', heading)).toHaveFocus());
      await expect(loaded.router.getLocation().pathname).toBe('/admin');
    });
    await step('The notice leaves the name and the way out uncovered', async () => {
      const notice = await screen.findByText(matching(messages.signIn.welcome));
      const bar = canvas.getByRole('banner').getBoundingClientRect();
      await expect(notice.getBoundingClientRect().top).toBeGreaterThan(bar.bottom);
    });
    await step('Go to a section', async () => {
      await userEvent.click(canvas.getByRole('link', { name: messages.console.reports }));
      // The section's heading replaces that of its frame.
      const heading = { name: messages.console.reports, level: 1 };
      await waitFor(() => expect(canvas.getByRole('heading', heading)).toHaveFocus());
      await expect(canvas.getByRole('link', { name: messages.console.reports })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(
        canvas.getByRole('link', { name: messages.console.dashboard }),
      ).not.toHaveAttribute('aria-current');
      const title = `${messages.console.reports} · ${messages.console.productName}`;
      await waitFor(() => expect(document.title).toBe(title));
    });
    await step('Sign out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: messages.console.signOut }));
      await expect(await screen.findByText(messages.console.signedOut)).toBeVisible();
      await expect(canvas.getByLabelText(messages.signIn.identifier)).toBeVisible();
      await expect(loaded.router.getLocation().pathname).toBe('/login');
    });
  },
});

export const SideMenu = meta.story({
  name: 'Menú lateral',
  ...startAt('/admin', admin),
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: messages.console.sections }));
    await expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      messages.console.dashboard,
      messages.console.ceremonies,
      messages.console.applications,
      messages.console.titles,
      messages.console.reports,
      messages.console.config,
    ]);
    await expect(
      canvas.queryByRole('button', { name: messages.console.menu }),
    ).not.toBeInTheDocument();
    const bar = canvas.getByRole('banner');
    await expect(bar).toHaveTextContent('Mariela Josefina Rondón Graterol');
    await expect(bar).toHaveTextContent(messages.console.superAdmin);
    const heading = await canvas.findByRole('heading', {
      name: messages.console.dashboard,
      level: 1,
    });
    await expect(heading).not.toHaveFocus();
  },
});

export const MenuButton = meta.story({
  name: 'Menú recogido',
  ...startAt('/admin', admin),
  globals: { viewport: { value: 'w1023' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: messages.console.menu })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

export const MenuOpen = meta.story({
  name: 'Menú abierto',
  ...startAt('/admin/titles', admin),
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: messages.console.menu });
    await canvas.findByText('Marcela Acosta Flores');
    await userEvent.click(button);
    const drawer = canvas.getByRole('dialog', { name: messages.console.menu });
    await expect(
      within(drawer).getByRole('link', { name: messages.console.titles }),
    ).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
  },
});

export const NavigatingClosesTheMenu = meta.story({
  name: 'Navegar cierra el menú',
  tags: ['behavior'],
  ...startAt('/admin', admin),
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.console.menu }));
    await userEvent.click(canvas.getByRole('link', { name: messages.console.titles }));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: messages.titles.title, level: 1 })).toHaveFocus(),
    );
  },
});

export const SkipLink = meta.story({
  name: 'Saltar al contenido',
  tags: ['behavior'],
  ...startAt('/admin', admin),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: messages.console.dashboard, level: 1 });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: messages.console.skip })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

export const RoleFromServer = meta.story({
  name: 'Rol que nombra el servidor',
  ...startAt('/admin', {
    session: {
      ...fakeSession(1),
      user: {
        ...fakeSession(1).user,
        fullName: undefined,
        roleName: 'Jefa de Control de Estudios',
      },
    },
  }),
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('banner');
    await expect(bar).toHaveTextContent('admin');
    await expect(bar).toHaveTextContent('Jefa de Control de Estudios');
  },
});

/** The console is the whole site, without a home page to redirect this role to. */
const wholeSite = {
  ...startAt('/', { role: 2 }),
  args: { basePath: '/', homePath: '/' },
};

export const NoAccess = meta.story({
  name: 'Sin acceso',
  ...wholeSite,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.console.barred)).toBeVisible();
  },
});

export const SignsOutWithoutAccess = meta.story({
  name: 'Salir sin acceso',
  tags: ['behavior'],
  ...wholeSite,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.console.signOut }));
    await expect(await canvas.findByLabelText(messages.signIn.identifier)).toBeVisible();
  },
});

/** After a 401 the console navigates to the sign-in page, which shows the reason. */
export const SessionEnded = meta.story({
  name: 'Sesión terminada',
  ...startAt('/login'),
  beforeEach: () => {
    sessionStorage.setItem('birrete-session-expired', '1');
  },
  play: async ({ canvas }) => {
    await expect(await screen.findByText(messages.failures.unauthorized)).toBeVisible();
    await expect(await canvas.findByLabelText(messages.signIn.identifier)).toBeVisible();
  },
});

/** The heading is replaced as the section's code arrives. */
function expectHeading(canvas: ReturnType<typeof within>, name: string): Promise<void> {
  return waitFor(() => expect(canvas.getByRole('heading', { name, level: 1 })).toBeVisible());
}

export const Ceremonies = meta.story({
  name: 'Actos de Grado',
  ...startAt('/admin/ceremonies', admin),
  play: async ({ canvas }) => {
    await expectHeading(canvas, messages.console.ceremonies);
    await expect(
      await canvas.findByRole('button', { name: matching(messages.ceremonies.create) }),
    ).toBeVisible();
  },
});

export const Applications = meta.story({
  name: 'Solicitudes',
  ...startAt('/admin/applications', admin),
  play: async ({ canvas }) => {
    await expectHeading(canvas, messages.console.applications);
    await expect((await canvas.findAllByText(/^AG-\d{4}-\d+$/))[0]).toBeVisible();
  },
});

export const Titles = meta.story({
  name: 'Títulos',
  ...startAt('/admin/titles', admin),
  play: async ({ canvas }) => {
    await expectHeading(canvas, messages.titles.title);
    await expect(await canvas.findByText(messages.titles.totalTitles)).toBeVisible();
  },
});

export const Reports = meta.story({
  name: 'Reportes',
  ...startAt('/admin/reports', admin),
  play: async ({ canvas }) => {
    await expectHeading(canvas, messages.console.reports);
    await expect(
      await canvas.findByRole('button', { name: messages.reports.generate }),
    ).toBeVisible();
  },
});

export const Configuration = meta.story({
  name: 'Configuración',
  ...startAt('/admin/config/nomenclatures', admin),
  play: async ({ canvas }) => {
    await expectHeading(canvas, messages.config.title);
    await expect(await canvas.findByText(matching(messages.config.shown))).toBeVisible();
  },
});

export const ApplicationsOnATablet = meta.story({
  name: 'Solicitudes en una tableta',
  tags: ['behavior'],
  ...startAt('/admin/applications', admin),
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: matching(messages.applications.selectAll) }),
    ).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

/** The portal around the console offers no action to this user. */
const readOnly = { can: () => false };

export const CeremoniesReadOnly = meta.story({
  name: 'Actos de Grado sin permisos',
  ...startAt('/admin/ceremonies', admin),
  args: readOnly,
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    const main = within(canvas.getByRole('main'));
    await expect(main.queryByRole('button', { name: messages.ceremonies.create })).toBeNull();
    await expect(
      main.queryByRole('columnheader', { name: messages.ceremonies.actions }),
    ).toBeNull();
  },
});

export const ApplicationsReadOnly = meta.story({
  name: 'Solicitudes sin permisos',
  ...startAt('/admin/applications', admin),
  args: readOnly,
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    const main = within(canvas.getByRole('main'));
    await expect(main.queryByRole('checkbox')).toBeNull();
    await expect(
      main.queryByRole('button', { name: matching(messages.applications.approve) }),
    ).toBeNull();
    const space =
      main.getByRole('grid').getBoundingClientRect().top -
      main.getByRole('search').getBoundingClientRect().bottom;
    await expect(space).toBeLessThan(24);
  },
});

export const ReportsNotAllowed = meta.story({
  name: 'Reportes sin permisos',
  ...startAt('/admin/reports', admin),
  args: readOnly,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.reports.notAllowed)).toBeVisible();
  },
});

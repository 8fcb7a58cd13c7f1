import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { storyLook } from '../../.storybook/story-look.ts';
import { matching, words } from '../../.storybook/words.ts';
import { GraduationProvider } from '../provider/graduation-provider.tsx';
import { type MemoryRouter, memoryRouter } from '../routing/memory-router.ts';
import { graduationHandlers } from '../testing/fake-api/graduation-handlers.ts';
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
  title: 'Console/Whole console',
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
  beforeEach: ({ msw }) => {
    msw.use(...graduationHandlers());
  },
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

type StoryContext = Parameters<NonNullable<typeof meta.input.play>>[0];

const admin = { role: 1 } as const;

export const FromSignInToSignOut = meta.story({
  ...startAt('/login'),
  play: async ({ canvas, userEvent, loaded, step }) => {
    await step('Sign in', async () => {
      await userEvent.type(canvas.getByLabelText(words.signIn.identifier), 'admin');
      await userEvent.type(canvas.getByLabelText(words.signIn.password), `${demoPassword}{Enter}`);
      const heading = await canvas.findByRole('heading', {
        name: words.console.dashboard,
        level: 1,
      });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(loaded.router.getLocation().pathname).toBe('/admin');
    });
    await step('The notice leaves the name and the way out uncovered', async () => {
      const notice = await screen.findByText(matching(words.signIn.welcome));
      const bar = canvas.getByRole('banner').getBoundingClientRect();
      await expect(notice.getBoundingClientRect().top).toBeGreaterThan(bar.bottom);
    });
    await step('Go to a section', async () => {
      await userEvent.click(canvas.getByRole('link', { name: words.console.reports }));
      const heading = await canvas.findByRole('heading', { name: words.console.reports, level: 1 });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(canvas.getByRole('link', { name: words.console.reports })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(canvas.getByRole('link', { name: words.console.dashboard })).not.toHaveAttribute(
        'aria-current',
      );
      await expect(document.title).toBe('Reportes · Sistema de Graduaciones');
    });
    await step('Sign out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: words.console.signOut }));
      await expect(await screen.findByText(words.console.signedOut)).toBeVisible();
      await expect(canvas.getByLabelText(words.signIn.identifier)).toBeVisible();
      await expect(loaded.router.getLocation().pathname).toBe('/login');
    });
  },
});

export const Expanded = meta.story({
  ...startAt('/admin', admin),
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: words.console.sections }));
    await expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      words.console.dashboard,
      words.console.ceremonies,
      words.console.applications,
      words.console.titles,
      words.console.reports,
      words.console.config,
    ]);
    await expect(
      canvas.queryByRole('button', { name: words.console.menu }),
    ).not.toBeInTheDocument();
    const bar = canvas.getByRole('banner');
    await expect(bar).toHaveTextContent('Mariela Josefina Rondón Graterol');
    await expect(bar).toHaveTextContent(words.console.superAdmin);
    const heading = await canvas.findByRole('heading', { name: words.console.dashboard, level: 1 });
    await expect(heading).not.toHaveFocus();
  },
});

export const ExpandedInTheDark = meta.story({
  ...startAt('/admin/config', admin),
  globals: { viewport: { value: 'w1280' }, colorScheme: 'dark' },
});

export const Collapsed = meta.story({
  ...startAt('/admin', admin),
  globals: { viewport: { value: 'w1023' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: words.console.menu })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

export const CollapsedOnAPhone = meta.story({
  ...startAt('/admin', admin),
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Mariela Josefina Rondón Graterol')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const DrawerOpen = meta.story({
  ...startAt('/admin/titles', admin),
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: words.console.menu });
    await userEvent.click(button);
    const drawer = canvas.getByRole('dialog', { name: words.console.menu });
    await expect(within(drawer).getByRole('link', { name: words.console.titles })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
  },
});

export const DrawerOpenOnADarkPhone = meta.story({
  ...startAt('/admin/titles', admin),
  globals: { viewport: { value: 'w360' }, colorScheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.console.menu }));
    await expect(canvas.getByRole('dialog', { name: words.console.menu })).toBeVisible();
  },
});

export const GoingSomewhereClosesTheDrawer = meta.story({
  ...startAt('/admin', admin),
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.console.menu }));
    await userEvent.click(canvas.getByRole('link', { name: words.console.titles }));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(
      await canvas.findByRole('heading', { name: words.titles.title, level: 1 }),
    ).toHaveFocus();
  },
});

export const TheSkipLinkLeadsPastTheMenu = meta.story({
  ...startAt('/admin', admin),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: words.console.dashboard, level: 1 });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: words.console.skip })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

export const ARoleInTheServersWords = meta.story({
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

/** Where the guards send a person who opens an address. */
function sends(at: string, role: 1 | 2 | 3 | undefined, to: string) {
  return {
    ...startAt(at, role === undefined ? {} : { role }),
    play: async ({ loaded }: StoryContext) => {
      await waitFor(() => expect(loaded.router.getLocation().pathname).toBe(to));
    },
  };
}

export const NobodyOnAProtectedPage = meta.story(sends('/admin/ceremonies/4', undefined, '/login'));
export const AnAdministratorOnTheSignInPage = meta.story(sends('/login', 1, '/admin'));
export const ARole2InTheBackOffice = meta.story(sends('/admin', 2, '/'));
export const ARole3InTheBackOffice = meta.story(sends('/admin/applications', 3, '/'));
export const ARole2OnTheSignInPage = meta.story(sends('/login', 2, '/'));
export const AnUnknownPathForAnAdministrator = meta.story(sends('/admin/unknown', 1, '/'));
export const AnUnknownPathForNobody = meta.story(sends('/admin/unknown', undefined, '/'));
export const AnythingBeneathASectionWithoutAWildcard = meta.story(
  sends('/admin/reports/7', 1, '/'),
);
export const ASlashAtTheEnd = meta.story(sends('/admin/', 1, '/admin/'));

export const BarredWhereTheConsoleIsTheWholeSite = meta.story({
  ...startAt('/', { role: 2 }),
  args: { basePath: '/', homePath: '/' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(words.console.barred)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.console.signOut }));
    await expect(await canvas.findByLabelText(words.signIn.identifier)).toBeVisible();
  },
});

export const WithTheCeremonies = meta.story({
  ...startAt('/admin/ceremonies', admin),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: words.console.ceremonies, level: 1 }),
    ).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: matching(words.ceremonies.create) }),
    ).toBeVisible();
  },
});

export const WithTheApplications = meta.story({
  ...startAt('/admin/applications', admin),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: words.console.applications, level: 1 }),
    ).toBeVisible();
    await expect((await canvas.findAllByText(/^AG-\d{4}-\d+$/))[0]).toBeVisible();
  },
});

export const WithTheApplicationsOnATablet = meta.story({
  ...startAt('/admin/applications', admin),
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: matching(words.applications.selectAll) }),
    ).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const WithTheApplicationsOnAPhone = meta.story({
  ...startAt('/admin/applications', admin),
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByText(/^AG-\d{4}-\d+$/))[0]).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

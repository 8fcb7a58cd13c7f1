import { expect, screen, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyLook } from '../../../.storybook/story-look.ts';
import { filled, words } from '../../../.storybook/words.ts';
import { GraduationProvider } from '../../provider/graduation-provider.tsx';
import { type MemoryRouter, memoryRouter } from '../../routing/memory-router.ts';
import { never } from '../../testing/fake-api/faults.ts';
import { graduationHandlers } from '../../testing/fake-api/graduation-handlers.ts';
import { createFakeAuth } from '../../testing/fake-auth.ts';
import { AdminConsole } from '../admin-console.tsx';
import { emit, openAndSubmit } from '../titles/bulk-issue/bulk-issue-steps.fixtures.ts';

interface Loaded {
  readonly router: MemoryRouter;
}

const meta = preview.meta({
  title: 'Console/Leaving work behind',
  component: AdminConsole,
  parameters: { bare: true },
  args: { institution: 'Universidad de los Llanos' },
  loaders: [(): Loaded => ({ router: memoryRouter('/admin/config') })],
  beforeEach: ({ msw }) => {
    msw.use(...graduationHandlers());
  },
  decorators: [
    (Story, { globals, loaded }) => (
      <GraduationProvider
        api={{ baseUrl: '' }}
        auth={createFakeAuth({ role: 1 })}
        router={loaded.router}
        {...storyLook(globals)}
      >
        <Story />
      </GraduationProvider>
    ),
  ],
});

type Play = NonNullable<typeof meta.input.play>;
type StoryContext = Parameters<Play>[0];

const formName = () => new RegExp(words.configFaculties.add);
const runName = () => filled(words.bulkApproval.title, { count: 3 });

async function writeAFaculty({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: formName() }));
  const form = within(await screen.findByRole('dialog', { name: formName() }));
  await userEvent.type(
    form.getByRole('textbox', { name: new RegExp(words.configFaculties.name) }),
    'Ciencias',
  );
}

async function approveThree({ canvas, userEvent }: StoryContext) {
  for (const code of ['AG-2026-008', 'AG-2026-009', 'AG-2026-010']) {
    await userEvent.click(
      await canvas.findByRole('checkbox', {
        name: filled(words.applications.select, { row: code }),
      }),
    );
  }
  await userEvent.click(
    canvas.getByRole('button', { name: filled(words.applications.approveSelected, { count: 3 }) }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: runName() }));
  await userEvent.click(dialog.getByRole('button', { name: runName() }));
  await dialog.findByText(words.bulkApproval.running);
}

/** The host's own menu, or the back button. */
async function goToReports({ loaded }: StoryContext, question: string) {
  loaded.router.navigate('/admin/reports');
  return within(await screen.findByRole('alertdialog', { name: question }));
}

const asksAboutTheForm: Play = async (context) => {
  await writeAFaculty(context);
  const question = await goToReports(context, words.console.unsavedChanges);
  await expect(question.getByText(words.console.leavingLoses)).toBeVisible();
  await expect(
    question.getByRole('button', { name: words.console.discardChanges }),
  ).not.toHaveFocus();
  await expect(context.loaded.router.getLocation().pathname).toBe('/admin/config');
};

/** @param loss what the question says that leaving costs */
async function asksAboutTheRun(context: StoryContext, loss: string) {
  const { pathname } = context.loaded.router.getLocation();
  const question = await goToReports(context, words.console.underWay);
  await expect(question.getByText(loss)).toBeVisible();
  await expect(question.getByRole('button', { name: words.console.leaveHere })).toBeVisible();
  await expect(context.loaded.router.getLocation().pathname).toBe(pathname);
}

export const AFormWithChanges = meta.story({ play: asksAboutTheForm });

export const AFormWithChangesOnADarkPhone = meta.story({
  globals: { colorScheme: 'dark', viewport: { value: 'mobile1' } },
  play: asksAboutTheForm,
});

export const GoingBackToTheForm = meta.story({
  play: async (context) => {
    await asksAboutTheForm(context);
    await context.userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(
      screen.getByRole('textbox', { name: new RegExp(words.configFaculties.name) }),
    ).toHaveValue('Ciencias');
  },
});

const approving = {
  loaders: [(): Loaded => ({ router: memoryRouter('/admin/applications') })],
  beforeEach: ({ msw }: Pick<StoryContext, 'msw'>) => {
    msw.use(never('PATCH /api/applications/{id}/confirm'));
  },
  play: async (context: StoryContext) => {
    await approveThree(context);
    await asksAboutTheRun(context, words.console.leavingStops);
  },
};

export const ApprovalsOneByOne = meta.story(approving);

export const ApprovalsOneByOneOnADarkPhone = meta.story({
  ...approving,
  globals: { colorScheme: 'dark', viewport: { value: 'mobile1' } },
});

export const TitlesBeingIssued = meta.story({
  loaders: [(): Loaded => ({ router: memoryRouter('/admin/titles') })],
  beforeEach: ({ msw }) => {
    msw.use(never(emit));
  },
  play: async (context) => {
    await context.canvas.findByRole('button', { name: words.titles.bulkIssue });
    await openAndSubmit(context);
    await asksAboutTheRun(context, words.console.leavingBlinds);
  },
});

import { expect, screen, within } from 'storybook/test';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { type MemoryRouter, memoryRouter } from '#routing/memory-router.ts';
import preview from '#storybook/preview.tsx';
import { storyLook } from '#storybook/story-look.ts';
import { messages } from '#storybook/story-messages.ts';
import { longTimeout } from '#testing/failures/timeouts.fixtures.ts';
import { never } from '#testing/fake-api/faults.ts';
import { createFakeAuth } from '#testing/fake-auth.ts';
import { AdminConsole } from '../admin-console.tsx';
import { approveThree } from '../applications/applications-steps.fixtures.ts';
import { emit, openAndSubmit } from '../titles/bulk-issue/bulk-issue-steps.fixtures.ts';

interface Loaded {
  readonly router: MemoryRouter;
}

const meta = preview.meta({
  title: 'Consola/Marco/Salir con trabajo pendiente',
  component: AdminConsole,
  parameters: { bare: true },
  args: { institution: 'Universidad de los Llanos' },
  loaders: [(): Loaded => ({ router: memoryRouter('/admin/config') })],
  decorators: [
    (Story, { globals, loaded }) => (
      <GraduationProvider
        api={{ baseUrl: '', timeoutMs: longTimeout }}
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

const formName = () => new RegExp(messages.configFaculties.add);

async function writeAFaculty({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: formName() }));
  const form = within(await screen.findByRole('dialog', { name: formName() }));
  await userEvent.type(
    form.getByRole('textbox', { name: new RegExp(messages.configFaculties.name) }),
    'Ciencias',
  );
}

async function approve(context: StoryContext) {
  const dialog = await approveThree(context);
  await dialog.findByText(messages.bulkApproval.running);
}

/** The host's own menu, or the back button. */
async function goToReports({ loaded }: StoryContext, question: string) {
  loaded.router.navigate('/admin/reports');
  return within(await screen.findByRole('alertdialog', { name: question }));
}

const asksAboutTheForm: Play = async (context) => {
  await writeAFaculty(context);
  const question = await goToReports(context, messages.console.unsavedChanges);
  await expect(question.getByText(messages.console.leavingLoses)).toBeVisible();
  await expect(
    question.getByRole('button', { name: messages.console.discardChanges }),
  ).not.toHaveFocus();
  await expect(context.loaded.router.getLocation().pathname).toBe('/admin/config');
};

/** @param loss what the question says that leaving costs */
async function asksAboutTheRun(context: StoryContext, loss: string) {
  const { pathname } = context.loaded.router.getLocation();
  const question = await goToReports(context, messages.console.underWay);
  await expect(question.getByText(loss)).toBeVisible();
  await expect(question.getByRole('button', { name: messages.console.leaveHere })).toBeVisible();
  await expect(context.loaded.router.getLocation().pathname).toBe(pathname);
}

export const UnsavedForm = meta.story({
  name: 'Formulario con cambios',
  play: asksAboutTheForm,
});

export const BackToTheForm = meta.story({
  name: 'Volver al formulario',
  tags: ['behavior'],
  play: async (context) => {
    await asksAboutTheForm(context);
    await context.userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(
      screen.getByRole('textbox', { name: new RegExp(messages.configFaculties.name) }),
    ).toHaveValue('Ciencias');
  },
});

const approving = {
  loaders: [(): Loaded => ({ router: memoryRouter('/admin/applications') })],
  beforeEach: ({ msw }: Pick<StoryContext, 'msw'>) => {
    msw.use(never('PATCH /api/applications/{id}/confirm'));
  },
  play: async (context: StoryContext) => {
    await approve(context);
    await asksAboutTheRun(context, messages.console.leavingStops);
  },
};

export const BulkApprovalRunning = meta.story({
  name: 'Aprobación masiva en curso',
  ...approving,
});

export const BulkIssueRunning = meta.story({
  name: 'Emisión masiva en curso',
  loaders: [(): Loaded => ({ router: memoryRouter('/admin/titles') })],
  beforeEach: ({ msw }) => {
    msw.use(never(emit));
  },
  play: async (context) => {
    await context.canvas.findByRole('button', { name: messages.titles.bulkIssue });
    await openAndSubmit(context);
    await asksAboutTheRun(context, messages.console.leavingBlinds);
  },
});

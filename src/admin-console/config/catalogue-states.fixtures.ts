import type { RequestHandler } from 'msw';
import { expect, screen, type userEvent, waitFor, within } from 'storybook/test';
import { expectFailure } from '#storybook/expect-failure.ts';
import { filled, matching, messages, type StoryMessages } from '#storybook/story-messages.ts';
import { callFailures } from '#testing/failures/call-failures.fixtures.ts';
import type { FakeCall } from '#testing/fake-api/contract-calls.ts';
import { answer, never } from '#testing/fake-api/faults.ts';
import type { CatalogueMessages } from './catalogue/catalogue.ts';

/** The part of a story's context that the states need. */
interface Context {
  readonly canvas: Pick<
    ReturnType<typeof within>,
    'findByRole' | 'findByText' | 'getByRole' | 'getByText' | 'queryByText' | 'getByLabelText'
  >;
  readonly userEvent: Pick<typeof userEvent, 'click' | 'type'>;
  readonly msw: { use(...handlers: RequestHandler[]): void };
}

type Person = Pick<Context, 'canvas' | 'userEvent'>;

/** The data of a catalogue's stories. */
interface Catalogue {
  /** The message for a failed list. */
  readonly loadFailed: () => string;
  readonly list: FakeCall;
  readonly change: FakeCall;
  readonly removal: FakeCall;
  /** The name of a row in its actions. */
  readonly row: string;
  readonly total: number;
}

type Scope = {
  [Name in keyof StoryMessages]: StoryMessages[Name] extends CatalogueMessages ? Name : never;
}[keyof StoryMessages];

/** The text with the number of rows. */
export function shown(count: number, total = count): string {
  return filled(messages.config.shown, { shown: count, total });
}

export async function openNew({ canvas, userEvent }: Person, scope: Scope) {
  await canvas.findByText(matching(messages.config.shown));
  await userEvent.click(canvas.getByRole('button', { name: messages[scope].add }));
  return within(await screen.findByRole('dialog', { name: messages[scope].add }));
}

export async function openEdit({ canvas, userEvent }: Person, scope: Scope, name: string) {
  const action = filled(messages.config.editAction, { name });
  await userEvent.click(await canvas.findByRole('button', { name: action }));
  return within(await screen.findByRole('dialog', { name: messages[scope].editTitle }));
}

export async function openRemoval({ canvas, userEvent }: Person, scope: Scope, name: string) {
  const action = filled(messages.config.removeAction, { name });
  await userEvent.click(await canvas.findByRole('button', { name: action }));
  return within(await screen.findByRole('alertdialog', { name: messages[scope].removeTitle }));
}

/** Selects an option in a form once the list of the field has loaded. */
export async function choose(
  { userEvent }: Pick<Person, 'userEvent'>,
  dialog: Pick<ReturnType<typeof within>, 'findByRole'>,
  field: string,
  option: string | RegExp,
) {
  const select = await dialog.findByRole('combobox', { name: field });
  await waitFor(() => expect(select).toBeEnabled());
  await userEvent.click(select);
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** The stories that every catalogue has. */
export function catalogueStates(
  scope: Scope,
  { loadFailed, list, change, removal, row, total }: Catalogue,
) {
  const server = callFailures.server;
  return {
    loading: {
      beforeEach: ({ msw }: Context) => msw.use(never(list)),
      play: async ({ canvas }: Context) => {
        await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy');
        await expect(canvas.queryByText(matching(messages.config.shown))).not.toBeInTheDocument();
        await expect(canvas.queryByText(messages[scope].empty)).not.toBeInTheDocument();
      },
    },
    empty: {
      beforeEach: ({ msw }: Context) => msw.use(answer(list, [])),
      play: async ({ canvas }: Context) => {
        await expect(await canvas.findByText(messages[scope].empty)).toBeVisible();
        await expect(canvas.getByText(shown(0))).toBeVisible();
      },
    },
    noneFound: {
      play: async ({ canvas, userEvent }: Context) => {
        await canvas.findByText(shown(total));
        await userEvent.type(canvas.getByLabelText(messages.config.search), 'astrología');
        await expect(await canvas.findByText(messages[scope].emptyFiltered)).toBeVisible();
        await expect(canvas.getByText(shown(0, total))).toBeVisible();
      },
    },
    /** An unreadable row is left out, and the list says how many there are. */
    unreadable: {
      beforeEach: ({ msw }: Context) => msw.use(answer(list, [null, { id: 1 }])),
      play: async ({ canvas }: Context) => {
        await expect(await canvas.findByText(shown(1))).toBeVisible();
        await expect(
          canvas.getByText(filled(messages.consoleLists.unreadableRows, { count: 1 })),
        ).toBeVisible();
      },
    },
    /** The catalogue's message replaces the list, and a notice shows the global one. */
    failed: {
      beforeEach: ({ msw }: Context) => msw.use(server.on(list)),
      play: async ({ canvas }: Context) => {
        await expectFailure(canvas, server, loadFailed());
        await expect(canvas.queryByText(matching(messages.config.shown))).not.toBeInTheDocument();
      },
    },
    adding: {
      play: async (context: Context) => {
        await openNew(context, scope);
      },
    },
    saveFailed: {
      beforeEach: ({ msw }: Context) => msw.use(server.on(change)),
      play: async (context: Context) => {
        const dialog = await openEdit(context, scope, row);
        await context.userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
        await expectFailure(dialog, server, messages[scope].saveFailed);
      },
    },
    removing: {
      play: async (context: Context) => {
        const dialog = await openRemoval(context, scope, row);
        await expect(dialog.getByText(messages.config.irreversible)).toBeVisible();
        await expect(dialog.getByRole('button', { name: messages.config.remove })).toBeVisible();
        await expect(dialog.getByRole('button', { name: messages.config.cancel })).toBeVisible();
      },
    },
    removalFailed: {
      beforeEach: ({ msw }: Context) => msw.use(server.on(removal)),
      play: async (context: Context) => {
        const dialog = await openRemoval(context, scope, row);
        await context.userEvent.click(dialog.getByRole('button', { name: messages.config.remove }));
        await expectFailure(dialog, server, messages[scope].removeFailed);
      },
    },
    /** Each catalogue has specific success messages. */
    changesAndRemoves: {
      beforeEach: ({ msw }: Context) => msw.use(answer(removal, { success: true })),
      play: async (context: Context) => {
        const { userEvent } = context;
        const form = await openEdit(context, scope, row);
        await userEvent.click(form.getByRole('button', { name: messages.config.save }));
        await expect(await screen.findByText(messages[scope].updated)).toBeVisible();
        const dialog = await openRemoval(context, scope, row);
        await userEvent.click(dialog.getByRole('button', { name: messages.config.remove }));
        await expect(await screen.findByText(messages[scope].removed)).toBeVisible();
      },
    },
  };
}

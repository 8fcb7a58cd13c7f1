import type { RequestHandler } from 'msw';
import { expect, screen, type userEvent, within } from 'storybook/test';
import { expectFailure } from '../../../.storybook/expect-failure.ts';
import { filled, matching, words } from '../../../.storybook/words.ts';
import { callFailures } from '../../testing/failures/call-failures.fixtures.ts';
import type { ContractCall } from '../../testing/fake-api/contract-calls.ts';
import { answer, never } from '../../testing/fake-api/faults.ts';

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

interface Catalogue {
  /** Names the sentence of a list that couldn't be read. */
  readonly sentence: 'faculties' | 'careerTypes' | 'careers' | 'degreeTitles' | 'users';
  readonly list: ContractCall;
  readonly change: ContractCall;
  readonly removal: ContractCall;
  /** A row of the demonstration, as its actions name it. */
  readonly row: string;
  readonly total: number;
}

const catalogues = {
  configFaculties: {
    sentence: 'faculties',
    list: 'GET /api/faculties',
    change: 'PUT /api/faculties/{id}',
    removal: 'DELETE /api/faculties/{id}',
    row: 'Facultad de Medicina',
    total: 6,
  },
  configCareerTypes: {
    sentence: 'careerTypes',
    list: 'GET /api/career_types',
    change: 'PUT /api/career_types/{id}',
    removal: 'DELETE /api/career_types/{id}',
    row: 'Postgrado',
    total: 3,
  },
  configCareers: {
    sentence: 'careers',
    list: 'GET /api/careers',
    change: 'PUT /api/careers/{id}',
    removal: 'DELETE /api/careers/{id}',
    row: 'Arquitectura',
    total: 19,
  },
  configNomenclatures: {
    sentence: 'degreeTitles',
    list: 'GET /api/degree-titles',
    change: 'PUT /api/degree-titles/{id}',
    removal: 'DELETE /api/degree-titles/{id}',
    row: 'Arquitecta (Arquitectura)',
    total: 36,
  },
  configUsers: {
    sentence: 'users',
    list: 'GET /api/users',
    change: 'PUT /api/users/{id}',
    removal: 'DELETE /api/users/{id}',
    row: 'Ana Lucía Núñez Briceño',
    total: 4,
  },
} as const satisfies Record<string, Catalogue>;

type Room = keyof typeof catalogues;

/** How many rows the list says it shows. */
export function shown(count: number, total = count): string {
  return filled(words.config.shown, { shown: count, total });
}

export async function openNew({ canvas, userEvent }: Person, room: Room) {
  await canvas.findByText(matching(words.config.shown));
  await userEvent.click(canvas.getByRole('button', { name: words[room].add }));
  return within(await screen.findByRole('dialog', { name: words[room].add }));
}

async function openEdit({ canvas, userEvent }: Context, room: Room, name: string) {
  const action = filled(words.config.editAction, { name });
  await userEvent.click(await canvas.findByRole('button', { name: action }));
  return within(await screen.findByRole('dialog', { name: words[room].editTitle }));
}

export async function openRemoval({ canvas, userEvent }: Person, room: Room, name: string) {
  const action = filled(words.config.removeAction, { name });
  await userEvent.click(await canvas.findByRole('button', { name: action }));
  return within(await screen.findByRole('alertdialog', { name: words[room].removeTitle }));
}

/** The states that each catalogue has, to be spread into its stories. */
export function catalogueStates(room: Room) {
  const { sentence, list, change, removal, row, total } = catalogues[room];
  const server = callFailures.server;
  return {
    loading: {
      beforeEach: ({ msw }: Context) => msw.use(never(list)),
      play: async ({ canvas }: Context) => {
        await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy');
        await expect(canvas.queryByText(matching(words.config.shown))).not.toBeInTheDocument();
        await expect(canvas.queryByText(words[room].empty)).not.toBeInTheDocument();
      },
    },
    empty: {
      beforeEach: ({ msw }: Context) => msw.use(answer(list, [])),
      play: async ({ canvas }: Context) => {
        await expect(await canvas.findByText(words[room].empty)).toBeVisible();
        await expect(canvas.getByText(shown(0))).toBeVisible();
      },
    },
    noneFound: {
      play: async ({ canvas, userEvent }: Context) => {
        await canvas.findByText(shown(total));
        await userEvent.type(canvas.getByLabelText(words.config.search), 'astrología');
        await expect(await canvas.findByText(words[room].emptyFiltered)).toBeVisible();
        await expect(canvas.getByText(shown(0, total))).toBeVisible();
      },
    },
    /** A row that can't be read costs no other: the list says how many are left out. */
    unreadable: {
      beforeEach: ({ msw }: Context) => msw.use(answer(list, [null, { id: 1 }])),
      play: async ({ canvas }: Context) => {
        await expect(await canvas.findByText(shown(1))).toBeVisible();
        await expect(
          canvas.getByText(filled(words.consoleLists.unreadableRows, { count: 1 })),
        ).toBeVisible();
      },
    },
    /** The sentence is read in place of the list, the global one in the notice. */
    failed: {
      beforeEach: ({ msw }: Context) => msw.use(server.on(list)),
      play: async ({ canvas }: Context) => {
        await expectFailure(canvas, server, words.consoleLists[sentence]);
        await expect(canvas.queryByText(matching(words.config.shown))).not.toBeInTheDocument();
      },
    },
    adding: {
      play: async (context: Context) => {
        await openNew(context, room);
      },
    },
    saveFailed: {
      beforeEach: ({ msw }: Context) => msw.use(server.on(change)),
      play: async (context: Context) => {
        const dialog = await openEdit(context, room, row);
        await context.userEvent.click(dialog.getByRole('button', { name: words.config.save }));
        await expectFailure(dialog, server, words[room].saveFailed);
      },
    },
    removing: {
      play: async (context: Context) => {
        const dialog = await openRemoval(context, room, row);
        await expect(dialog.getByText(words.config.irreversible)).toBeVisible();
        await expect(dialog.getByRole('button', { name: words.config.remove })).toBeVisible();
        await expect(dialog.getByRole('button', { name: words.config.cancel })).toBeVisible();
      },
    },
    removalFailed: {
      beforeEach: ({ msw }: Context) => msw.use(server.on(removal)),
      play: async (context: Context) => {
        const dialog = await openRemoval(context, room, row);
        await context.userEvent.click(dialog.getByRole('button', { name: words.config.remove }));
        await expectFailure(dialog, server, words[room].removeFailed);
      },
    },
    /** Each catalogue has its own sentences for what succeeded. */
    changesAndRemoves: {
      beforeEach: ({ msw }: Context) => msw.use(answer(removal, { success: true })),
      play: async (context: Context) => {
        const { userEvent } = context;
        const form = await openEdit(context, room, row);
        await userEvent.click(form.getByRole('button', { name: words.config.save }));
        await expect(await screen.findByText(words[room].updated)).toBeVisible();
        const dialog = await openRemoval(context, room, row);
        await userEvent.click(dialog.getByRole('button', { name: words.config.remove }));
        await expect(await screen.findByText(words[room].removed)).toBeVisible();
      },
    },
  };
}

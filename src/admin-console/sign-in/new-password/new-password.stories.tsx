import { expect, screen, waitFor } from 'storybook/test';
import { failEachWay } from '#admin-console/fail-each-way.fixtures.ts';
import { expectFailure } from '#storybook/expect-failure.ts';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import {
  type CallFailure,
  callFailures,
  refused,
} from '#testing/failures/call-failures.fixtures.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { answer, failWith, never } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { lostAnswer } from '#testing/fake-api/lost-answer.ts';
import { createFakeAuth } from '#testing/fake-auth.ts';
import { demoPassword } from '#testing/university/users.ts';
import { SignIn } from '../sign-in.tsx';
import { signInPage } from '../sign-in-story.fixtures.tsx';

const call = 'POST /api/auth/password';
const chosen = 'una frase bien larga';

/** A university whose administrator came with a one-time password. */
function aUniversity() {
  const university = createFakeUniversity();
  university.oneTimePasswords.add(1);
  return university;
}

const meta = preview.meta({
  title: 'Consola/Iniciar sesión/Contraseña nueva',
  component: SignIn,
  parameters: { bare: true },
  loaders: [() => ({ auth: createFakeAuth() })],
  beforeEach: ({ msw }) => {
    msw.use(...handlers());
  },
  decorators: [signInPage],
});

type StoryContext = Parameters<NonNullable<typeof meta.input.play>>[0];

function handlers(university = aUniversity()) {
  return graduationHandlers({ university, extras: ['password', 'sign-out'] });
}

async function signIn({ canvas, userEvent }: StoryContext, password = demoPassword) {
  await userEvent.type(canvas.getByLabelText(messages.signIn.identifier), 'admin');
  await userEvent.type(canvas.getByLabelText(messages.signIn.password), `${password}{Enter}`);
}

/** Signs in with the one-time password and comes to the second step. */
async function arrive(context: StoryContext) {
  await signIn(context);
  const field = await context.canvas.findByLabelText(messages.newPassword.password);
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

async function choose({ canvas, userEvent }: StoryContext, password = chosen) {
  await userEvent.type(canvas.getByLabelText(messages.newPassword.password), password);
  await userEvent.type(canvas.getByLabelText(messages.newPassword.repetition), password);
  await userEvent.click(canvas.getByRole('button', { name: messages.newPassword.submit }));
}

const welcome = () => filled(messages.signIn.welcome, { name: 'Mariela Josefina Rondón Graterol' });

export const Empty = meta.story({
  name: 'Vacía',
  play: async (context) => {
    const field = await arrive(context);
    const { canvas, loaded } = context;
    await expect(
      canvas.getByRole('heading', { name: messages.newPassword.title, level: 2 }),
    ).toBeVisible();
    await expect(canvas.getByText(matching(messages.newPassword.text))).toBeVisible();
    for (const input of [field, canvas.getByLabelText(messages.newPassword.repetition)]) {
      await expect(input).toHaveAttribute('autocomplete', 'new-password');
      await expect(input).toHaveAttribute('type', 'password');
    }
    const { form } = field as HTMLInputElement;
    const username = form?.querySelector('[autocomplete=username]');
    await expect(username).toHaveValue('admin');
    await expect(loaded.auth.getSession()).toBeUndefined();
  },
});

export const Shown = meta.story({
  name: 'A la vista',
  play: async (context) => {
    const field = await arrive(context);
    const { canvas, userEvent } = context;
    await userEvent.type(field, chosen);
    const eyes = canvas.getAllByRole('button', { name: messages.newPassword.show });
    for (const eye of eyes) await userEvent.click(eye);
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByLabelText(messages.newPassword.repetition)).toHaveAttribute(
      'type',
      'text',
    );
  },
});

export const Problems = meta.story({
  name: 'Con problemas',
  play: async (context) => {
    const field = await arrive(context);
    const { canvas, userEvent } = context;
    await userEvent.type(field, chosen);
    const repetition = canvas.getByLabelText(messages.newPassword.repetition);
    await userEvent.type(repetition, 'otra{Enter}');
    await expect(canvas.getByText(messages.newPassword.different)).toBeVisible();
    await expect(repetition).toHaveFocus();
  },
});

export const EachProblem = meta.story({
  name: 'Cada problema',
  tags: ['behavior'],
  play: async (context) => {
    const field = await arrive(context);
    const { canvas, userEvent } = context;
    const save = canvas.getByRole('button', { name: messages.newPassword.submit });
    await userEvent.click(save);
    await expect(canvas.getByText(messages.newPassword.required)).toBeVisible();
    await expect(field).toHaveFocus();

    await userEvent.type(field, 'corta{Enter}');
    await expect(canvas.getByText(messages.newPassword.tooShort)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, `${demoPassword}{Enter}`);
    await expect(canvas.getByText(messages.newPassword.same)).toBeVisible();

    await userEvent.clear(field);
    await userEvent.type(field, chosen);
    const repetition = canvas.getByLabelText(messages.newPassword.repetition);
    await userEvent.type(repetition, 'otra{Enter}');
    await userEvent.type(repetition, 'x');
    await expect(canvas.queryByText(messages.newPassword.different)).toBeNull();
  },
});

export const Sending = meta.story({
  name: 'Guardando',
  beforeEach: ({ msw }) => {
    msw.use(never(call));
  },
  play: async (context) => {
    await arrive(context);
    await choose(context);
    const { canvas } = context;
    await expect(
      await canvas.findByRole('button', { name: messages.newPassword.submitting }),
    ).toBeDisabled();
    await expect(canvas.getByLabelText(messages.newPassword.password)).toBeDisabled();
    await expect(canvas.getByRole('button', { name: messages.newPassword.back })).toBeDisabled();
  },
});

export const SignedIn = meta.story({
  name: 'Entra',
  tags: ['behavior'],
  play: async (context) => {
    await arrive(context);
    await choose(context);
    await expect(await screen.findByText(welcome())).toBeVisible();
    await expect(screen.getByText(messages.newPassword.changed)).toBeVisible();
    const session = context.loaded.auth.getSession();
    await expect(session?.token).toMatch(/-renewed$/);
    await expect(session?.user.roleId).toBe(1);
  },
});

/** Nobody is signed in, and what was typed is still there. */
async function expectValues({ canvas, loaded }: StoryContext) {
  await waitFor(() => expect(canvas.getByLabelText(messages.newPassword.password)).toHaveFocus());
  await expect(canvas.getByLabelText(messages.newPassword.password)).toHaveValue(chosen);
  await expect(loaded.auth.getSession()).toBeUndefined();
  await expect(loaded.auth.recoveries).toBe(0);
}

function failing(failure: CallFailure) {
  return {
    beforeEach: ({ msw }: StoryContext) => {
      msw.use(failure.on(call));
    },
    play: async (context: StoryContext) => {
      await arrive(context);
      await choose(context);
      await expectFailure(context.canvas, failure, messages.newPassword.failed);
      await expectValues(context);
    },
  };
}

export const Refused = meta.story({
  name: 'Rechazada por el servidor',
  ...failing(refused(422, 'Esa contraseña es demasiado común.')),
});

export const NoAnswer = meta.story({
  name: 'Sin conexión',
  ...failing(callFailures.noAnswer),
});

export const FailsEachWay = meta.story({
  name: 'Falla de cada modo',
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await arrive(context);
    await userEvent.type(canvas.getByLabelText(messages.newPassword.password), chosen);
    await userEvent.type(canvas.getByLabelText(messages.newPassword.repetition), chosen);
    await failEachWay(context, canvas, {
      call,
      button: messages.newPassword.submit,
      defaultMessage: messages.newPassword.failed,
      failures: [callFailures.server],
      keeps: () => expectValues(context),
    });
  },
});

const lost = aUniversity();

export const LostAnswer = meta.story({
  name: 'Respuesta perdida',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    const university = Object.assign(lost, aUniversity());
    msw.use(lostAnswer(call, { university, extras: ['password'] }), ...handlers(university));
  },
  play: async (context) => {
    await arrive(context);
    await choose(context);
    await expect(await screen.findByText(welcome())).toBeVisible();
    await expect(context.loaded.auth.getSession()?.user.roleId).toBe(1);
    await expect(lost.passwords.get(1)).toBe(chosen);
  },
});

export const Expired = meta.story({
  name: 'La primera entrada venció',
  beforeEach: ({ msw }) => {
    msw.use(failWith(call, { status: 401, error: 'Vencido' }));
  },
  play: async (context) => {
    await arrive(context);
    await choose(context);
    await expect(await screen.findByText(messages.failures.unauthorized)).toBeVisible();
    await expect(await context.canvas.findByLabelText(messages.signIn.identifier)).toBeVisible();
  },
});

export const BackToSignIn = meta.story({
  name: 'Volver a la entrada',
  tags: ['behavior'],
  play: async (context) => {
    await arrive(context);
    const { canvas, userEvent, loaded } = context;
    await userEvent.click(canvas.getByRole('button', { name: messages.newPassword.back }));
    await expect(await canvas.findByLabelText(messages.signIn.identifier)).toBeVisible();
    await expect(loaded.auth.getSession()).toBeUndefined();
  },
});

export const NotOffered = meta.story({
  name: 'Servidor sin contraseña nueva',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    const user = { username: 'admin', role_id: 1, must_change_password: true };
    msw.use(...graduationHandlers());
    msw.use(answer('POST /api/auth/login', { token: 't', user }));
  },
  play: async (context) => {
    await signIn(context);
    await expect(
      await screen.findByText(filled(messages.signIn.welcome, { name: 'admin' })),
    ).toBeVisible();
    await expect(context.loaded.auth.getSession()?.token).toBe('t');
  },
});

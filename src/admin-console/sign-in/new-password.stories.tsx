import type { HttpHandler } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyLook } from '../../../.storybook/story-look.ts';
import { GraduationProvider } from '../../provider/graduation-provider.tsx';
import { createFakeUniversity } from '../../testing/fake-api/fake-university.ts';
import { answer, answerHtml, failWith, never, noAnswer } from '../../testing/fake-api/faults.ts';
import { graduationHandlers } from '../../testing/fake-api/graduation-handlers.ts';
import { lostAnswer } from '../../testing/fake-api/lost-answer.ts';
import { createFakeAuth } from '../../testing/fake-auth.ts';
import { demoPassword } from '../../testing/university/users.ts';
import { SignIn } from './sign-in.tsx';

const call = 'POST /api/auth/password';
const chosen = 'una frase bien larga';

/** A university whose administrator came with a one-time password. */
function aUniversity() {
  const university = createFakeUniversity();
  university.oneTimePasswords.add(1);
  return university;
}

const meta = preview.meta({
  title: 'Console/Sign-in/New password',
  component: SignIn,
  parameters: { bare: true },
  loaders: [() => ({ auth: createFakeAuth() })],
  beforeEach: ({ msw }) => {
    msw.use(...handlers());
  },
  decorators: [
    (Story, { globals, loaded }) => (
      <GraduationProvider
        api={{ baseUrl: '', timeoutMs: 800 }}
        auth={loaded.auth}
        {...storyLook(globals)}
      >
        <div style={{ maxWidth: '27em', margin: 'auto' }}>
          <Story />
        </div>
      </GraduationProvider>
    ),
  ],
});

type StoryContext = Parameters<NonNullable<typeof meta.input.play>>[0];

function handlers(university = aUniversity()) {
  return graduationHandlers({ university, extras: ['password', 'sign-out'] });
}

async function signIn({ canvas, userEvent }: StoryContext, password = demoPassword) {
  await userEvent.type(canvas.getByLabelText('Usuario o Email'), 'admin');
  await userEvent.type(canvas.getByLabelText('Contraseña'), `${password}{Enter}`);
}

/** Signs in with the one-time password and comes to the second step. */
async function arrive(context: StoryContext) {
  await signIn(context);
  const field = await context.canvas.findByLabelText('Nueva contraseña');
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

async function choose({ canvas, userEvent }: StoryContext, password = chosen) {
  await userEvent.type(canvas.getByLabelText('Nueva contraseña'), password);
  await userEvent.type(canvas.getByLabelText('Repite la nueva contraseña'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Guardar y entrar' }));
}

const welcome = '¡Bienvenido, Mariela Josefina Rondón Graterol!';

export const Asked = meta.story({
  play: async (context) => {
    const field = await arrive(context);
    const { canvas, loaded } = context;
    await expect(
      canvas.getByRole('heading', { name: 'Elige tu contraseña', level: 2 }),
    ).toBeVisible();
    await expect(canvas.getByText(/contraseña de un solo uso/)).toBeVisible();
    for (const input of [field, canvas.getByLabelText('Repite la nueva contraseña')]) {
      await expect(input).toHaveAttribute('autocomplete', 'new-password');
      await expect(input).toHaveAttribute('type', 'password');
    }
    const { form } = field as HTMLInputElement;
    const username = form?.querySelector('[autocomplete=username]');
    await expect(username).toHaveValue('admin');
    await expect(loaded.auth.getSession()).toBeUndefined();
  },
});

export const AskedInTheDark = meta.story({
  globals: { colorScheme: 'dark' },
  play: async (context) => {
    await arrive(context);
  },
});

export const AskedOnAPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await arrive(context);
  },
});

export const ShowsWhatIsTyped = meta.story({
  play: async (context) => {
    const field = await arrive(context);
    const { canvas, userEvent } = context;
    await userEvent.type(field, chosen);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mostrar lo que escribo' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByLabelText('Repite la nueva contraseña')).toHaveAttribute(
      'type',
      'text',
    );
  },
});

export const Mistakes = meta.story({
  play: async (context) => {
    const field = await arrive(context);
    const { canvas, userEvent } = context;
    const save = canvas.getByRole('button', { name: 'Guardar y entrar' });
    await userEvent.click(save);
    await expect(canvas.getByText('La contraseña es requerida')).toBeVisible();
    await expect(field).toHaveFocus();

    await userEvent.type(field, 'corta{Enter}');
    await expect(
      canvas.getByText('La nueva contraseña debe tener al menos 10 caracteres'),
    ).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, `${demoPassword}{Enter}`);
    await expect(
      canvas.getByText('La nueva contraseña debe ser distinta de la actual'),
    ).toBeVisible();

    await userEvent.clear(field);
    await userEvent.type(field, chosen);
    const repetition = canvas.getByLabelText('Repite la nueva contraseña');
    await userEvent.type(repetition, 'otra{Enter}');
    await expect(canvas.getByText('Las contraseñas no coinciden')).toBeVisible();
    await expect(repetition).toHaveFocus();
    await userEvent.type(repetition, 'x');
    await expect(canvas.queryByText('Las contraseñas no coinciden')).toBeNull();
  },
});

export const Saving = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(never(call));
  },
  play: async (context) => {
    await arrive(context);
    await choose(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('button', { name: 'Guardando...' })).toBeDisabled();
    await expect(canvas.getByLabelText('Nueva contraseña')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Entrar con otro usuario' })).toBeDisabled();
  },
});

export const LetsIn = meta.story({
  play: async (context) => {
    await arrive(context);
    await choose(context);
    await expect(await screen.findByText(welcome)).toBeVisible();
    await expect(screen.getByText('Contraseña actualizada correctamente')).toBeVisible();
    const session = context.loaded.auth.getSession();
    await expect(session?.token).toMatch(/-renewed$/);
    await expect(session?.user.roleId).toBe(1);
  },
});

/** The sentence in its place, the global one in a notice, nobody signed in, and what was typed still there. */
function failure(fault: HttpHandler, place: string, notice?: string) {
  return {
    beforeEach: ({ msw }: StoryContext) => {
      msw.use(fault);
    },
    play: async (context: StoryContext) => {
      await arrive(context);
      await choose(context);
      const { canvas, loaded } = context;
      await expect(await canvas.findByText(place)).toBeVisible();
      if (notice !== undefined) await expect(await screen.findByText(notice)).toBeVisible();
      await expect(screen.getAllByText(place)).toHaveLength(1);
      await waitFor(() => expect(canvas.getByLabelText('Nueva contraseña')).toHaveFocus());
      await expect(canvas.getByLabelText('Nueva contraseña')).toHaveValue(chosen);
      await expect(loaded.auth.getSession()).toBeUndefined();
      await expect(loaded.auth.recoveries).toBe(0);
    },
  };
}

const failed = 'Error al cambiar la contraseña';

export const RefusedInTheServersWords = meta.story(
  failure(
    failWith(call, { status: 422, error: 'Esa contraseña es demasiado común.' }),
    'Esa contraseña es demasiado común.',
  ),
);
export const TooManyAttempts = meta.story(
  failure(
    failWith(call, { status: 429, error: 'Demasiados intentos. Espera unos minutos.' }),
    'Demasiados intentos. Espera unos minutos.',
  ),
);
export const TheServerBreaks = meta.story(
  failure(
    failWith(call, { status: 500 }),
    failed,
    'Error del servidor. Intenta nuevamente más tarde.',
  ),
);
export const APageInsteadOfAnAnswer = meta.story(
  failure(
    answerHtml(call),
    failed,
    'La respuesta del servidor no se pudo leer. Intenta nuevamente más tarde.',
  ),
);
export const NoAnswerAndNothingChanged = meta.story(
  failure(noAnswer(call), failed, 'Error de conexión. Por favor, verifica tu internet.'),
);

const lost = aUniversity();

export const NoAnswerButChangedAllTheSame = meta.story({
  beforeEach: ({ msw }) => {
    const university = Object.assign(lost, aUniversity());
    msw.use(lostAnswer(call, { university, extras: ['password'] }), ...handlers(university));
  },
  play: async (context) => {
    await arrive(context);
    await choose(context);
    await expect(await screen.findByText(welcome)).toBeVisible();
    await expect(context.loaded.auth.getSession()?.user.roleId).toBe(1);
    await expect(lost.passwords.get(1)).toBe(chosen);
  },
});

export const TheFirstSignInHasExpired = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(failWith(call, { status: 401, error: 'Vencido' }));
  },
  play: async (context) => {
    await arrive(context);
    await choose(context);
    await expect(
      await screen.findByText('Sesión expirada. Por favor, inicia sesión nuevamente.'),
    ).toBeVisible();
    await expect(context.canvas.getByLabelText('Usuario o Email')).toBeVisible();
  },
});

export const BackToTheForm = meta.story({
  play: async (context) => {
    await arrive(context);
    const { canvas, userEvent, loaded } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar con otro usuario' }));
    await expect(await canvas.findByLabelText('Usuario o Email')).toBeVisible();
    await expect(loaded.auth.getSession()).toBeUndefined();
  },
});

export const AServerThatDoesNotOfferItLetsIn = meta.story({
  beforeEach: ({ msw }) => {
    const user = { username: 'admin', role_id: 1, must_change_password: true };
    msw.use(...graduationHandlers());
    msw.use(answer('POST /api/auth/login', { token: 't', user }));
  },
  play: async (context) => {
    await signIn(context);
    await expect(await screen.findByText('¡Bienvenido, admin!')).toBeVisible();
    await expect(context.loaded.auth.getSession()?.token).toBe('t');
  },
});

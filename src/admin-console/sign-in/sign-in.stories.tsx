import type { HttpHandler } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyLook } from '../../../.storybook/story-look.ts';
import { GraduationProvider } from '../../provider/graduation-provider.tsx';
import {
  answer,
  answerEmpty,
  answerHtml,
  answerUnsuccessful,
  failWith,
  never,
  noAnswer,
} from '../../testing/fake-api/faults.ts';
import { graduationHandlers } from '../../testing/fake-api/graduation-handlers.ts';
import { createFakeAuth } from '../../testing/fake-auth.ts';
import { demoPassword } from '../../testing/university/users.ts';
import { SignIn } from './sign-in.tsx';

const call = 'POST /api/auth/login';

const meta = preview.meta({
  title: 'Console/Sign-in',
  component: SignIn,
  parameters: { bare: true },
  loaders: [() => ({ auth: createFakeAuth() })],
  beforeEach: ({ msw }) => {
    msw.use(...graduationHandlers());
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

async function fillIn({ canvas, userEvent }: StoryContext, identifier = 'admin') {
  await userEvent.type(canvas.getByLabelText('Usuario o Email'), identifier);
  await userEvent.type(canvas.getByLabelText('Contraseña'), demoPassword);
}

async function send(context: StoryContext, identifier?: string) {
  await fillIn(context, identifier);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Iniciar Sesión' }));
}

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Sistema de Graduaciones', level: 1 }),
    ).toBeVisible();
    const identifier = canvas.getByLabelText('Usuario o Email');
    await expect(identifier).toHaveAttribute('autocomplete', 'username');
    await expect(identifier).toHaveAttribute(
      'placeholder',
      expect.stringMatching(/^\S+@\S+\.\S+$/),
    );
    const password = canvas.getByLabelText('Contraseña');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveProperty('form', (identifier as HTMLInputElement).form);
  },
});

export const EmptyInTheDark = meta.story({ globals: { colorScheme: 'dark' } });

export const OfAUniversity = meta.story({
  args: { institution: 'Universidad Nacional Experimental de los Llanos' },
});

export const FilledIn = meta.story({
  play: async (context) => {
    await fillIn(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mostrar lo que escribo' }));
    await expect(canvas.getByLabelText('Contraseña')).toHaveAttribute('type', 'text');
  },
});

export const BothAreRequired = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Usuario o Email'), '   ');
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar Sesión' }));
    await expect(canvas.getByLabelText('Usuario o Email')).toHaveFocus();
    await expect(canvas.getByText('El usuario o email es requerido')).toBeVisible();
    await expect(canvas.getByText('La contraseña es requerida')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Contraseña'), 'x');
    await expect(canvas.queryByText('La contraseña es requerida')).not.toBeInTheDocument();
  },
});

export const SigningIn = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(never(call));
  },
  play: async (context) => {
    await send(context);
    const { canvas } = context;
    await expect(canvas.getByRole('button', { name: 'Iniciando sesión...' })).toBeDisabled();
    await expect(canvas.getByLabelText('Usuario o Email')).toBeDisabled();
    await expect(canvas.getByLabelText('Contraseña')).toBeDisabled();
  },
});

export const SignedIn = meta.story({
  play: async (context) => {
    await send(context, 'admin@universidad.edu');
    await expect(
      await screen.findByText('¡Bienvenido, Mariela Josefina Rondón Graterol!'),
    ).toBeVisible();
    await expect(context.loaded.auth.getSession()?.user.roleId).toBe(1);
  },
});

/** One notice, no end of a session, the identifier kept (ruling 2). */
function failure(fault: HttpHandler, lead: string, detail?: string) {
  return {
    beforeEach: ({ msw }: StoryContext) => {
      msw.use(fault);
    },
    play: async (context: StoryContext) => {
      await send(context);
      const notice = await screen.findByRole('alert');
      await expect(notice).toHaveTextContent(lead);
      if (detail !== undefined) await expect(notice).toHaveTextContent(detail);
      await expect(screen.getAllByText(lead)).toHaveLength(1);
      await expect(screen.queryByText(/Sesión expirada/)).not.toBeInTheDocument();
      const { canvas, loaded } = context;
      await expect(canvas.getByLabelText('Usuario o Email')).toHaveValue('admin');
      await waitFor(() => expect(canvas.getByLabelText('Contraseña')).toHaveFocus());
      await expect(loaded.auth.recoveries).toBe(0);
      await expect(loaded.auth.getSession()).toBeUndefined();
    },
  };
}

const failed = 'Error al iniciar sesión';
const invalid = 'Credenciales inválidas';

export const AWrongPassword = meta.story(
  failure(
    failWith(call, { status: 401, error: 'Usuario o contraseña incorrectos' }),
    'Usuario o contraseña incorrectos',
  ),
);
export const AWrongPasswordWithoutASentence = meta.story(
  failure(failWith(call, { status: 401 }), failed),
);
export const AnErrorThatIsNoText = meta.story(
  failure(failWith(call, { status: 401, error: { code: 7 } }), failed),
);
export const TooManyAttempts = meta.story(
  failure(
    failWith(call, { status: 429, error: 'Demasiados intentos. Espera un minuto.' }),
    'Demasiados intentos. Espera un minuto.',
  ),
);
export const RefusedWithStatus200 = meta.story(
  failure(answerUnsuccessful(call, { error: 'Usuario inactivo' }), 'Usuario inactivo'),
);
export const TheServerBreaks = meta.story(
  failure(
    failWith(call, { status: 500 }),
    failed,
    'Error del servidor. Intenta nuevamente más tarde.',
  ),
);
export const NoAnswer = meta.story(
  failure(noAnswer(call), failed, 'Error de conexión. Por favor, verifica tu internet.'),
);
export const TheAnswerTakesTooLong = meta.story(
  failure(never(call), failed, 'Error de conexión. Por favor, verifica tu internet.'),
);
export const AnAnswerWithoutAToken = meta.story(
  failure(answer(call, { success: true, data: { user: { username: 'admin' } } }), invalid),
);
export const AnAnswerWithoutAUser = meta.story(
  failure(answer(call, { data: { token: 't' } }), invalid),
);
export const AnEmptyAnswer = meta.story(failure(answerEmpty(call), invalid));
export const APageInsteadOfAnAnswer = meta.story(failure(answerHtml(call), invalid));
export const AGatewaysPage = meta.story(failure(answerHtml(call, { status: 502 }), failed));

export const ForgottenPasswordExplained = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('button', { name: '¿Olvidaste tu contraseña?' });
    await expect(link).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(link);
    await expect(canvas.getByText(/^Pide una contraseña nueva/)).toBeVisible();
  },
});

export const ForgottenPasswordWithAPageOfTheHosts = meta.story({
  args: { forgotPassword: '/recuperar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '¿Olvidaste tu contraseña?' })).toHaveAttribute(
      'href',
      '/recuperar',
    );
  },
});

export const ForgottenPasswordInTheHostsHands = meta.story({
  args: { forgotPassword: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '¿Olvidaste tu contraseña?' }));
    await expect(args.forgotPassword).toHaveBeenCalledOnce();
  },
});

export const WhereAPortalSignsPeopleIn = meta.story({
  loaders: [
    () => {
      const { begin: _, ...auth } = createFakeAuth();
      return { auth };
    },
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tu sesión no está activa')).toBeVisible();
    await expect(canvas.queryByLabelText('Contraseña')).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'mobile1' } } });

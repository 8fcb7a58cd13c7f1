import { describe, expect, test } from 'vitest';
import { ApiError, type ApiErrorKind, pageReceived } from '../api/api-error.ts';
import { describeFailure } from './describe-failure.ts';
import { failureMessages } from './failure.messages.ts';

const messages = failureMessages.defaults;
const feature = { message: 'Error al enviar la solicitud' };

function failure(kind: ApiErrorKind, serverMessage?: string) {
  return new ApiError({ kind, call: 'POST /api/public/apply', serverMessage });
}

describe("the feature's message leads, the global one is below", () => {
  test.each([
    ['network', undefined, 'Error de conexión. Por favor, verifica tu internet.'],
    ['timeout', undefined, 'Error de conexión. Por favor, verifica tu internet.'],
    ['unauthorized', undefined, 'Sesión expirada. Por favor, inicia sesión nuevamente.'],
    ['forbidden', undefined, 'No tienes permisos para realizar esta acción.'],
    ['not-found', undefined, 'Recurso no encontrado.'],
    ['server', undefined, 'Error del servidor. Intenta nuevamente más tarde.'],
    ['invalid', undefined, 'Error desconocido'],
    ['conflict', undefined, 'Error desconocido'],
    ['rate-limited', undefined, 'Error desconocido'],
    ['refused', undefined, 'Error desconocido'],
  ] as const)('%s', (kind, server, global) => {
    expect(describeFailure(failure(kind, server), feature, messages)).toEqual({
      lead: 'Error al enviar la solicitud',
      global,
    });
  });

  test("the server's message replaces the feature's", () => {
    expect(describeFailure(failure('server', 'Sin cupo.'), feature, messages)).toEqual({
      lead: 'Sin cupo.',
      global: 'Error del servidor. Intenta nuevamente más tarde.',
    });
  });
});

test.each([
  [500, undefined, 'Error del servidor. Intenta nuevamente más tarde.'],
  [502, undefined, 'Error desconocido'],
  [503, 'En mantenimiento.', 'En mantenimiento.'],
  [504, undefined, 'Error desconocido'],
])('a %d with the message %s', (status, serverMessage, global) => {
  const error = new ApiError({ kind: 'server', status, call: 'GET /api/genders', serverMessage });
  const load = { message: 'Error al cargar los datos', prefersServer: false };
  expect(describeFailure(error, load, messages)?.global).toBe(global);
});

test('a page in place of an answer asks to check the connection, other bodies to wait', () => {
  const received = (reason: string) => {
    const cause = new Error(reason);
    const error = new ApiError({
      kind: 'unreadable',
      status: 200,
      call: 'GET /api/genders',
      cause,
    });
    return describeFailure(error, feature, messages)?.global;
  };
  expect(received(pageReceived)).toBe(
    'Respondió otra página en lugar del servidor. Verifica tu conexión a internet.',
  );
  expect(received('body: not JSON')).toBe(
    'La respuesta del servidor no se pudo leer. Intenta nuevamente más tarde.',
  );
});

test('the same message appears once', () => {
  expect(describeFailure(failure('invalid', 'La cédula no es válida.'), feature, messages)).toEqual(
    {
      lead: 'La cédula no es válida.',
      global: undefined,
    },
  );
});

test("a feature may keep its message; the server's is then the global one", () => {
  const load = { message: 'Error al cargar los datos', prefersServer: false };
  expect(describeFailure(failure('refused', 'Mantenimiento.'), load, messages)).toEqual({
    lead: 'Error al cargar los datos',
    global: 'Mantenimiento.',
  });
});

test('an aborted call shows nothing', () => {
  expect(describeFailure(failure('abandoned'), feature, messages)).toBeUndefined();
});

test("a bug shows the feature's message, never its own text", () => {
  expect(describeFailure(new TypeError('x is undefined'), feature, messages)).toEqual({
    lead: 'Error al enviar la solicitud',
    global: undefined,
  });
});

import { describe, expect, test } from 'vitest';
import { ApiError, type ApiErrorKind } from '../api/api-error.ts';
import { describeFailure } from './describe-failure.ts';
import { failureMessages } from './failure.messages.ts';

const messages = failureMessages.defaults;
const feature = { message: 'Error al enviar la solicitud' };

function failure(kind: ApiErrorKind, serverMessage?: string) {
  return new ApiError({ kind, call: 'POST /api/public/apply', serverMessage });
}

describe("the feature's message leads, the global one is below", () => {
  test.each([
    ['no-answer', undefined, 'Error de conexión. Por favor, verifica tu internet.'],
    ['unauthorized', undefined, 'Sesión expirada. Por favor, inicia sesión nuevamente.'],
    ['forbidden', undefined, 'No tienes permisos para realizar esta acción.'],
    ['missing', undefined, 'Recurso no encontrado.'],
    ['server', undefined, 'Error del servidor. Intenta nuevamente más tarde.'],
    ['invalid', undefined, 'Error desconocido'],
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

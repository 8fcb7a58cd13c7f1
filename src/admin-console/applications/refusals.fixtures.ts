import type { HttpHandler } from 'msw';
import { expect, screen, type within } from 'storybook/test';
import type { ContractCall } from '../../testing/fake-api/contract-calls.ts';
import {
  answerHtml,
  answerUnsuccessful,
  failWith,
  never,
  noAnswer,
} from '../../testing/fake-api/faults.ts';

/** What is read when a change fails (spec §8). */
export interface Told {
  /** The sentence in the dialog that asked for the change. */
  readonly place: string;
  readonly notice?: string;
}

export interface Refusal extends Told {
  readonly handler: HttpHandler;
}

/** Every way in which a change of an application can fail, but for the conflict, which shows the fresh row. */
export function refusalsOf(call: ContractCall, failed: string) {
  const invalid = 'El dato ya está registrado.';
  return {
    noAnswer: {
      handler: noAnswer(call),
      place: failed,
      notice: 'Error de conexión. Por favor, verifica tu internet.',
    },
    tooLate: {
      handler: never(call),
      place: failed,
      notice: 'Error de conexión. Por favor, verifica tu internet.',
    },
    malformed: { handler: failWith(call, { status: 400, error: invalid }), place: invalid },
    sessionEnded: { handler: failWith(call, { status: 401 }), place: failed },
    notAllowed: {
      handler: failWith(call, { status: 403 }),
      place: failed,
      notice: 'No tienes permisos para realizar esta acción.',
    },
    gone: {
      handler: failWith(call, { status: 404 }),
      place: failed,
      notice: 'Recurso no encontrado.',
    },
    invalid: { handler: failWith(call, { status: 422, error: invalid }), place: invalid },
    serverError: {
      handler: failWith(call, { status: 500, error: { code: 7 } }),
      place: failed,
      notice: 'Error del servidor. Intenta nuevamente más tarde.',
    },
    gatewaysPage: {
      handler: answerHtml(call, { status: 502 }),
      place: failed,
      notice: 'Error desconocido',
    },
    noSuccess: {
      handler: answerUnsuccessful(call),
      place: failed,
      notice: 'Error desconocido',
    },
  } satisfies Record<string, Refusal>;
}

/** The failure stands in its place, and there alone, with one notice. */
export async function expectTold(
  dialog: ReturnType<typeof within>,
  { place, notice }: Told,
): Promise<void> {
  await expect(await dialog.findByText(place, {}, { timeout: 3000 })).toBeVisible();
  if (notice !== undefined) await expect(await screen.findByText(notice)).toBeVisible();
  await expect(screen.getAllByText(place)).toHaveLength(1);
}

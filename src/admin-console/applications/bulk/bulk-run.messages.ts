import { defineMessages, type PluralMessage } from '#messages/define-messages.ts';

/** Messages that bulk approval and bulk rejection share. */
export const bulkRunMessages = defineMessages('bulkRun', {
  stop: 'Detener',
  stopping: 'Deteniendo…',
  resume: { one: 'Continuar con la que falta', other: 'Continuar con las {count} restantes' },
  retry: { one: 'Reintentar la que falló', other: 'Reintentar las {count} fallidas' },
  cancel: 'Cancelar',
  close: 'Cerrar',

  progress: 'Avance',
  progressText: '{settled} de {total}',
  results: 'Resultado por solicitud',
  waiting: 'En espera',
  unnamed: 'Sin nombre',
  someLeft: { one: '{count} quedó sin enviar', other: '{count} quedaron sin enviar' },
});

/** The messages in which approval and rejection differ. */
export interface BulkDecisionMessages {
  readonly title: PluralMessage;
  readonly start: PluralMessage;
  readonly running: string;
  readonly done: string;
  readonly failedMark: string;
  readonly finished: PluralMessage;
  readonly someFailed: PluralMessage;
  readonly stopped: string;
}

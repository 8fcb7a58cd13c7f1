import { defineMessages } from '../messages/define-messages.ts';

/** Messages of the component kit: all other texts are props. */
export const uiMessages = defineMessages('ui', {
  required: 'obligatorio',
  optional: '(opcional)',
  loading: 'Cargando…',
  close: 'Cerrar',
  dismiss: 'Descartar aviso',
  completed: 'Completado',
  stepOf: 'Paso {step} de {total}',
  error: 'Error',
  success: 'Listo',
  warning: 'Advertencia',
  info: 'Información',
  chooseOption: 'Elige una opción',
  optionCount: { one: '{count} opción disponible', other: '{count} opciones disponibles' },
  noOptions: 'No hay opciones que coincidan',
  options: 'Opciones',
  clearValue: 'Borrar selección',
  shortYear: 'Escribe el año con cuatro cifras',
  datePlaceholder: 'DD/MM/AAAA',
});

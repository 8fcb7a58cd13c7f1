import { defineMessages } from '#messages/define-messages.ts';

/** Messages of the questions before unsaved work is lost. Hosts override them in `console`. */
export const leaveMessages = defineMessages('console', {
  unsavedChanges: 'Hay cambios sin guardar',
  keepEditing: 'Seguir editando',
  discardChanges: 'Descartar cambios',
  leavingLoses: 'Si sales de esta página, se pierde lo que escribiste.',
  underWay: 'Hay una tarea en curso',
  leavingBlinds: 'Si sales de esta página, no verás cómo termina.',
  leavingStops: 'Si sales de esta página, la tarea se detiene y lo que falta no se envía.',
  stayHere: 'Quedarme aquí',
  leaveHere: 'Salir de la página',
});

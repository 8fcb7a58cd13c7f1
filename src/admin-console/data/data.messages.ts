import { defineMessages } from '../../messages/define-messages.ts';

/** What stands in place of a list that could not be read (spec §8). */
export const dataMessages = defineMessages('consoleLists', {
  ceremonies: 'Error al cargar los actos de grado',
  applications: 'Error al cargar las solicitudes',
  careers: 'Error al cargar carreras',
  degreeTitles: 'Error al cargar nomenclaturas',
});

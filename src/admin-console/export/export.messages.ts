import { defineMessages } from '#messages/define-messages.ts';

/** Messages of the files that the console makes of its lists. */
export const exportMessages = defineMessages('consoleExport', {
  excel: 'Excel (.xlsx)',
  sheet: 'Datos',
  failed: 'No se pudo crear el archivo. Inténtalo otra vez.',
});

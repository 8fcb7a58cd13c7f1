import { defineMessages } from '#messages/define-messages.ts';

/** Messages of a title's verification code, where the server announces `verification`. */
export const titleCodeMessages = defineMessages('titleCode', {
  heading: 'Código de verificación',
  explanation: 'Está impreso en el título. Con él, cualquiera puede verificarlo.',
  copy: 'Copiar código',
  copied: 'Código copiado',
  copyFailed: 'No se pudo copiar: el código quedó seleccionado.',
  open: 'Verificar título',
  neverVerified: 'Nadie lo ha verificado todavía.',
  verified: { one: 'Se ha verificado {count} vez.', other: 'Se ha verificado {count} veces.' },
  countFailed: 'No se pudo leer cuántas veces se ha verificado.',
});

import { defineMessages } from '#messages/define-messages.ts';

/** Messages of the field for a picture. */
export const pictureFieldMessages = defineMessages('pictureField', {
  choose: 'Elegir imagen',
  change: 'Cambiar imagen',
  current: 'Imagen actual',
  remove: 'Quitar imagen',
  wrongKind: 'Elige una imagen de tipo {kinds}',
  tooHeavy: 'La imagen pesa {size} KB. El máximo es {most} KB.',
  unreadable: 'No se pudo leer la imagen. Elige otra.',
});

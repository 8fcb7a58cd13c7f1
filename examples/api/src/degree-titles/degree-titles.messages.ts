import { fieldMessages } from '../input/fields.messages.ts';

/** Words about nomenclatures (degree titles). */
export const degreeTitleMessages = {
  careerRequired: 'La carrera es requerida',
  careerUnknown: 'La carrera seleccionada no existe.',
  genderRequired: fieldMessages.required('El género'),
  genderUnknown: 'El género seleccionado no es válido.',
  titleRequired: fieldMessages.required('El título'),
  notFound: 'La nomenclatura no existe.',
  duplicate: 'La carrera ya tiene una nomenclatura para ese género.',
  created: 'Nomenclatura creada exitosamente',
  updated: 'Nomenclatura actualizada exitosamente',
  deleted: 'Nomenclatura eliminada exitosamente',
};

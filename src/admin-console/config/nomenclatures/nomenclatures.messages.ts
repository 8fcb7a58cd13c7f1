import { defineMessages } from '#messages/define-messages.ts';

/** Messages of the nomenclatures. */
export const nomenclaturesMessages = defineMessages('configNomenclatures', {
  tab: 'Nomenclaturas',
  rowCount: { one: '{count} nomenclatura', other: '{count} nomenclaturas' },
  add: 'Nueva Nomenclatura',
  editTitle: 'Editar nomenclatura',
  removeTitle: 'Eliminar nomenclatura',
  removeText: 'Se eliminará la nomenclatura:',
  removeName: '{title} ({career})',
  searchPlaceholder: 'Carrera, título o género',
  empty: 'No hay nomenclaturas registradas',
  emptyFiltered: 'No se encontraron nomenclaturas con los filtros aplicados',

  id: 'ID',
  career: 'Carrera',
  gender: 'Género',
  everyGender: 'Todos los géneros',
  titleName: 'Título',
  masculine: 'Masculino',
  feminine: 'Femenino',
  otherGender: 'Género {id}',
  maleTitle: 'Título masculino',
  femaleTitle: 'Título femenino',
  different: 'Forma femenina diferente',
  differentHint: 'Si lo desactivas, se usará el título masculino para ambos géneros.',
  careerRequired: 'La carrera es requerida',
  genderRequired: 'El género es requerido',
  maleRequired: 'El título masculino es requerido',
  femaleRequired: 'El título femenino es requerido',
  titleRequired: 'El título es requerido',
  hasBoth: 'Ya tiene nomenclaturas',
  hasOne: 'Ya tiene una nomenclatura',
  halfDone: 'La forma masculina ya se guardó. Si guardas otra vez, no se duplicará.',

  saveFailed: 'Error al guardar la nomenclatura',
  removeFailed: 'Error al eliminar la nomenclatura',
  created: 'Nomenclaturas creadas exitosamente (masculino y femenino)',
  updated: 'Nomenclatura actualizada exitosamente',
  removed: 'Nomenclatura eliminada exitosamente',
});

/** Messages of the preview 'Así se leerá en el título' and of the matrix of careers and genders. */
export const degreePreviewMessages = defineMessages('configDegreePreview', {
  heading: 'Así se leerá en el título',
  confers: 'Esta universidad confiere el título de',
  male: 'a José Gregorio Peña',
  female: 'a María Inés Núñez',
  other: 'a quien se gradúa',
  untyped: '…',
});

export const nomenclatureMatrixMessages = defineMessages('configMatrix', {
  open: 'Ver por carrera y género',
  back: 'Ver la lista',
  label: 'Nomenclaturas por carrera y género',
  missing: {
    one: 'Falta {count} nomenclatura: ese título saldría como «Pendiente».',
    other: 'Faltan {count} nomenclaturas: esos títulos saldrían como «Pendiente».',
  },
  complete: 'Todas las carreras activas tienen sus nomenclaturas.',
  onlyMissing: 'Solo carreras con faltantes',
  rowCount: { one: '{count} carrera', other: '{count} carreras' },
  career: 'Carrera',
  inactive: 'Inactiva',
  unnamed: 'Sin nombre',
  none: 'Falta',
  fillLabel: 'Agregar {title} a {career}, {gender}',
  writeLabel: 'Escribir el título de {career}, {gender}',
  writeOtherLabel: 'Escribir otro título de {career}, {gender}',
  several: { one: '{count} repetida', other: '{count} repetidas' },
  fillTitle: 'Completar nomenclatura',
  careerStands: 'La carrera y el género son los de la casilla elegida.',
  filled: 'Nomenclatura creada exitosamente',
  empty: 'No hay carreras registradas',
  emptyFiltered: 'No se encontraron carreras con los filtros aplicados',
  nothingMissing: 'A ninguna carrera le falta una nomenclatura',
});

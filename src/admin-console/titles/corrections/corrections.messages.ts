import { defineMessages } from '#messages/define-messages.ts';
import { fieldLabels } from '#ui/application-fields/application-fields.messages.ts';

/** Messages of annulled, rectified and duplicated titles, and of the dialogs that correct one. */
export const titleCorrectionsMessages = defineMessages('titleCorrections', {
  standingFilter: 'Estado',
  everyStanding: 'Todos',
  valid: 'Vigente',
  onHold: 'En revisión',
  annulled: 'Anulado',
  rectified: 'Rectificado',
  duplicated: 'Con duplicado',
  marginalNote: 'Nota marginal',
  marginalNotes: 'Notas marginales',
  annulledNote: 'Anulado por la resolución {number} ({date}).',
  rectifiedNote:
    'Rectificado por la resolución {number} ({date}). Lo reemplaza el título con acta {record}.',
  duplicatedNote: 'Duplicado por la resolución {number} ({date}).',
  replacesNote:
    'Reemplaza al título con acta {record}, rectificado por la resolución {number} ({date}).',
  hiddenNote: 'El nombre anterior está oculto para el público.',
  heldNote: 'Puesto en revisión: {time}.',
  liftedNote: 'Revisión levantada: {time}.',
  noDate: 'sin fecha',
  noRecord: 'sin número',
  causeNote: 'Causa del error: {cause}.',
  enteredBy: 'Asentado por {name}, {time}',
  seeSuccessor: 'Ver el título que lo reemplaza',
  seeOrigin: 'Ver el título rectificado',

  correct: 'Corregir el título',
  correctText:
    'Un título emitido no se edita: se anula, se rectifica o se duplica con una resolución, y la nota queda al margen.',
  annul: 'Anular título',
  rectify: 'Rectificar título',
  duplicate: 'Emitir duplicado',
  hold: 'Poner en revisión',
  lift: 'Levantar revisión',
  onHoldText:
    'La universidad está revisando este título: hasta que se levante la revisión no se imprime, no se entrega, no se rectifica ni se duplica. Se puede anular.',

  annulText:
    'El título de {name}, con acta {record}, queda anulado y no se puede recuperar. Se conserva en la lista con una nota marginal, y sus números no se vuelven a usar.',
  rectifyText:
    'Se emite otro título de {name} con los datos corregidos y los números siguientes de su acto de grado. El de acta {record} se conserva con una nota marginal.',
  duplicateText:
    'Se anota que hay un duplicado del título de {name}, con acta {record}. El título sigue vigente y conserva sus números.',
  holdText:
    'Mientras dura la revisión, el título de {name}, con acta {record}, no se imprime, no se entrega, no se rectifica ni se duplica, y quien lo verifica lee que la universidad lo está revisando. Termina cuando se levanta o cuando el título se anula.',
  liftText:
    'El título de {name}, con acta {record}, vuelve a estar vigente. La revisión queda anotada.',
  resolution: 'Resolución',
  number: 'Número',
  date: 'Fecha',
  body: 'Órgano',
  reason: 'Motivo',
  corrected: 'Datos corregidos',
  firstName: fieldLabels.firstName,
  secondName: fieldLabels.secondName,
  thirdName: fieldLabels.thirdName,
  lastName: fieldLabels.lastName,
  secondLastName: fieldLabels.secondLastName,
  idNumber: fieldLabels.idNumber,
  degreeTitle: 'Título',
  birthDate: fieldLabels.dateOfBirth,
  birthPlace: fieldLabels.placeOfBirth,
  birthErased: 'Los datos de nacimiento se borraron con los de la persona, y no se rectifican.',
  gender: 'Género del texto',
  masculine: 'Masculino',
  feminine: 'Femenino',
  both: 'Las dos formas',
  ceremonyName: 'Nombre del acto',
  ceremonyLocation: 'Lugar del acto',
  cause: 'Causa del error',
  causeHint: 'Queda en el registro y no se publica.',
  ofUniversity: 'De la universidad',
  ofGraduate: 'De la persona graduada',
  hideFormerName: 'Ocultar el nombre anterior',
  hideFormerNameText:
    'Para un cambio de nombre o de género: quien verifique el título anterior leerá solo que fue sustituido, sin nombre ni enlace al nuevo. El registro conserva los dos.',
  compare: 'Comparar los cambios',
  compareText:
    'Compara lo que dice el título con lo que dirá el que lo reemplaza. Lo demás queda igual.',
  datum: 'Dato',
  before: 'Dice',
  after: 'Dirá',
  nothing: 'nada',
  back: 'Volver',
  cancel: 'Cancelar',

  numberRequired: 'Escribe el número de la resolución',
  dateRequired: 'Escribe la fecha de la resolución',
  dateInvalid: 'La fecha no es válida',
  dateFuture: 'La fecha no puede ser posterior a hoy',
  bodyRequired: 'Escribe el órgano que resuelve',
  reasonRequired: 'Escribe el motivo',
  fieldRequired: 'Este dato es obligatorio',
  causeRequired: 'Elige la causa',
  nothingChanged: 'Ningún dato cambia. Si solo hace falta otro ejemplar, emite un duplicado.',
  failed: 'No se pudo corregir el título',
  contentFailed: 'No se pudo leer lo que dice el título',
  holdFailed: 'No se pudo cambiar la revisión del título',
  holdDone: 'Título puesto en revisión',
  liftDone: 'Revisión levantada',
  annulDone: 'Título anulado',
  rectifyDone: 'Título rectificado',
  duplicateDone: 'Duplicado registrado',
});

export type TitleCorrectionsMessages = typeof titleCorrectionsMessages.defaults;

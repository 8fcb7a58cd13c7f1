import { defineMessages } from '#messages/define-messages.ts';
import { fieldLabels } from '../application-fields/application-fields.messages.ts';

/** Findings on a name and the number of a document, for graduates and registrars. */
export const nameFindingsMessages = defineMessages('nameFindings', {
  firstName: fieldLabels.firstName,
  secondName: fieldLabels.secondName,
  thirdName: fieldLabels.thirdName,
  lastName: fieldLabels.lastName,
  secondLastName: fieldLabels.secondLastName,
  idNumber: fieldLabels.idNumber,

  noLetters: '{part}: «{text}» no tiene letras y no aparecerá',
  digits: '{part}: «{text}» tiene números',
  filler: '{part}: «{text}» no parece un nombre',
  honorific: '{part}: «{text}» empieza con un tratamiento o un título, que no es parte del nombre',
  repeatedName: '{part}: «{text}» ya está en el primer nombre',
  repeatedSurname: 'El segundo apellido se repite al final del primero',
  allCapitals: 'Todo el nombre está en mayúsculas',
  noCapitals: 'El nombre no tiene mayúsculas',
  mixedCapitals: 'Revisa las mayúsculas y minúsculas: {parts}',
  unprintable: 'Puede que los documentos no tengan estas letras: {characters}',
  tooLong: 'Es tan largo que puede no caber en los documentos',
  incompleteNumber: '{part}: «{text}» parece incompleto',
});

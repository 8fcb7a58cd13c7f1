/** The labels of an application's fields, for every feature that shows them. */
export const fieldLabelsPortuguese = {
  identificationType: 'Tipo de identificação',
  idNumber: 'Número de identificação',
  firstName: 'Primeiro nome',
  secondName: 'Segundo nome',
  thirdName: 'Terceiro nome',
  lastName: 'Primeiro sobrenome',
  secondLastName: 'Segundo sobrenome',
  phone: 'Telefone',
  dateOfBirth: 'Data de nascimento',
  placeOfBirth: 'Local de nascimento',
  gender: 'Gênero',
  notes: 'Observações',
} as const;

/** The labels of fields that the look-up also shows, below the name and the document. */
export const statusLabelsPortuguese = {
  email: 'E-mail',
} as const;

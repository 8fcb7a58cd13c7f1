/** The labels of what an application holds, in every room that shows it. */
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

/** Of what the look-up shows too, beneath the name and the document. */
export const statusLabelsPortuguese = {
  email: 'E-mail',
} as const;

/** The labels of what an application holds, in every room that shows it. */
export const fieldLabelsCatalan = {
  identificationType: 'Tipus d’identificació',
  idNumber: 'Número d’identificació',
  firstName: 'Primer nom',
  secondName: 'Segon nom',
  thirdName: 'Tercer nom',
  lastName: 'Primer cognom',
  secondLastName: 'Segon cognom',
  phone: 'Telèfon',
  dateOfBirth: 'Data de naixement',
  placeOfBirth: 'Lloc de naixement',
  gender: 'Gènere',
  notes: 'Notes',
} as const;

/** Of what the look-up shows too, beneath the name and the document. */
export const statusLabelsCatalan = {
  email: 'Adreça electrònica',
} as const;

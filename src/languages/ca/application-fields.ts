/** The labels of an application's fields, for every feature that shows them. */
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

/** The labels of fields that the look-up also shows, below the name and the document. */
export const statusLabelsCatalan = {
  email: 'Adreça electrònica',
} as const;

/** The labels of an application's fields, for every feature that shows them. */
export const fieldLabelsEnglish = {
  identificationType: 'Identification type',
  idNumber: 'Identification number',
  firstName: 'First name',
  secondName: 'Second name',
  thirdName: 'Third name',
  lastName: 'First surname',
  secondLastName: 'Second surname',
  phone: 'Phone',
  dateOfBirth: 'Date of birth',
  placeOfBirth: 'Place of birth',
  gender: 'Gender',
  notes: 'Notes',
} as const;

/** The labels of fields that the look-up also shows, below the name and the document. */
export const statusLabelsEnglish = {
  email: 'Email address',
} as const;

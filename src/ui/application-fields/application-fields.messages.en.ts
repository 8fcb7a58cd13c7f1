/** Labels of the application fields for all features, in English. */
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

/** Labels of fields that the look-up also shows, below name and document. */
export const statusLabelsEnglish = {
  email: 'Email address',
} as const;

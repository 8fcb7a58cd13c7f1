/** The labels of what an application holds, in English, in every room that shows it. */
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

/** Of what the look-up shows too, beneath the name and the document. */
export const statusLabelsEnglish = {
  email: 'Email address',
} as const;

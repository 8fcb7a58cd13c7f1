/** Labels of the application fields for all features. A host overrides them per namespace. */
export const fieldLabels = {
  identificationType: 'Tipo de identificación',
  idNumber: 'Número de identificación',
  firstName: 'Primer nombre',
  secondName: 'Segundo nombre',
  thirdName: 'Tercer nombre',
  lastName: 'Primer apellido',
  secondLastName: 'Segundo apellido',
  phone: 'Teléfono',
  dateOfBirth: 'Fecha de nacimiento',
  placeOfBirth: 'Lugar de nacimiento',
  gender: 'Género',
  notes: 'Notas',
} as const;

/** Labels of fields that the look-up also shows, below name and document. */
export const lookUpLabels = {
  email: 'Correo electrónico',
} as const;

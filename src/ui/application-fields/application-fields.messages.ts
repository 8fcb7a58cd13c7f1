/** The labels of what an application holds, in every room that shows it. A host overrides them room by room. */
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

/** Of what the look-up shows too, beneath the name and the document. */
export const statusLabels = {
  email: 'Correo electrónico',
} as const;

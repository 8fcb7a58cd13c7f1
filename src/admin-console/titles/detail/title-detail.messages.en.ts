/** The detail of an issued degree in English. */
export const titleDetailEnglish = {
  title: 'Degree Details',
  code: 'Application code',
  issued: 'Issued',
  close: 'Close',

  student: 'Student information',
  fullName: 'Full name',
  idNumber: 'Identification number',
  career: 'Program',
  faculty: 'Faculty',

  ceremony: 'Ceremony information',
  ceremonyName: 'Ceremony',
  ceremonyDate: 'Date of the ceremony',
  issueDate: 'Date of issue',
  degreeTitle: 'Degree title',
  pending: 'Pending',

  registry: 'Registry numbers',
  record: 'Record',
  assigned: 'Assigned',
  folio: 'Folio',

  notes: 'Notes',
  times: 'Registry dates',
  createdAt: 'Created',
  updatedAt: 'Last updated',
  missing: 'Not available',
};

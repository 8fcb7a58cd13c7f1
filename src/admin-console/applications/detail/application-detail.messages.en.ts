import {
  fieldLabelsEnglish,
  statusLabelsEnglish,
} from '../../../ui/application-fields/application-fields.messages.en.ts';

/** The detail of an application and its edit mode, in English. */
export const applicationDetailEnglish = {
  ...fieldLabelsEnglish,
  ...statusLabelsEnglish,
  title: 'Application {code}',
  editTitle: 'Edit application {code}',
  studentSection: 'Student',
  academicSection: 'Academic information',
  ceremonySection: 'Ceremony',
  notesSection: 'Notes',

  fullName: 'Full name',
  masculine: 'Male',
  feminine: 'Female',
  career: 'Program',
  faculty: 'Faculty',
  ceremony: 'Name of the ceremony',
  ceremonyDate: 'Date of the ceremony',
  appliedAt: 'Date of application',
  updatedAt: 'Last updated',
  noNotes: 'No notes',
  missing: 'Not available',

  duplicates: {
    one: 'There is another application with the same identification number for this ceremony',
    other:
      'There are {count} other applications with the same identification number for this ceremony',
  },
  duplicateItem: '{code} ({status}), {career}',

  edit: 'Edit',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  nameGroup: 'Name',
  contactGroup: 'Identification and contact',
  birthGroup: 'Birth',

  incomplete: 'Please fill in all required fields',
  missingField: '“{field}” is missing',
  fieldRequired: 'Required field',
  invalidEmail: 'Please enter a valid email address',
  invalidDate: 'Enter a date that exists, such as 03/05/2000',
  futureDate: 'The date of birth cannot be in the future',
  statusElsewhere: 'Someone else changed the status meanwhile. It is “{status}” now.',

  failed: 'The application could not be updated',
  updated: 'Application updated',
};

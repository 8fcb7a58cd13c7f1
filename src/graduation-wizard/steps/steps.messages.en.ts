import {
  fieldLabelsEnglish,
  statusLabelsEnglish,
} from '../../ui/application-fields/application-fields.messages.en.ts';

/** Messages of the steps after the first, in English. */
export const stepsEnglish = {
  ...fieldLabelsEnglish,
  ...statusLabelsEnglish,
  nameTerm: 'Name',
  career: 'Program',
  careerType: 'Type',
  faculty: 'Faculty',
  noCareers: 'No programs available',
  noCareersText: 'The university has not published any active programs yet.',
  groupIdentification: 'Identification',
  groupName: 'Given names and surnames',
  groupBirth: 'Birth and gender',
  groupContact: 'Contact',
  identificationTypeHint: 'V Venezuelan, E foreign resident, P passport',
  emailHint: 'We will use it to notify you about your application.',
  placeOfBirthHint: 'City and country',
  dateOfBirthHint: 'Day, month and year',
  idNumberHint: 'As it appears on your document',
  noGenders:
    'The university has not published the gender options, so this step cannot be completed.',
  fullName: 'Full name',
  identification: 'Identification',
  edit: 'Edit',
  editCeremony: 'the ceremony',
  editCareer: 'the program',
  editDetails: 'the personal details',
  keptTitle: 'Your application has not been submitted yet',
  keptNoAnswer:
    'The university did not answer. Your details are still here: check your connection and submit again.',
  keptRefused:
    'The university did not accept it. Your details are still here: correct what is needed and submit again, or refresh the list of ceremonies and programs.',
  keptOther: 'Your details are still here: wait a moment and submit again.',
  refresh: 'Refresh the list',
};

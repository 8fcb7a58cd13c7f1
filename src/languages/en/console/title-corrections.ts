import type { CompleteMessages } from '#languages/complete-messages.ts';
import { fieldLabelsEnglish } from '../application-fields.ts';

export const titleCorrectionsEnglish = {
  titleCorrections: {
    standingFilter: 'Status',
    everyStanding: 'All',
    valid: 'Valid',
    annulled: 'Annulled',
    rectified: 'Rectified',
    duplicated: 'With a duplicate',
    marginalNote: 'Marginal note',
    marginalNotes: 'Marginal notes',
    annulledNote: 'Annulled by resolution {number} ({date}).',
    rectifiedNote:
      'Rectified by resolution {number} ({date}). Replaced by the degree with record {record}.',
    duplicatedNote: 'Duplicate by resolution {number} ({date}).',
    replacesNote:
      'Replaces the degree with record {record}, rectified by resolution {number} ({date}).',
    noDate: 'no date',
    noRecord: 'no number',
    enteredBy: 'Entered by {name}, {time}',
    seeSuccessor: 'View the degree that replaces it',
    seeOrigin: 'View the rectified degree',
    correct: 'Correct the degree',
    correctText:
      'An issued degree is not edited: a resolution annuls, rectifies or duplicates it, and the note stays in the margin.',
    annul: 'Annul degree',
    rectify: 'Rectify degree',
    duplicate: 'Issue duplicate',
    annulText:
      'The degree of {name}, with record {record}, is annulled and cannot be recovered. It stays in the list with a marginal note, and its numbers are not used again.',
    rectifyText:
      'Another degree of {name} is issued with the corrected data and the next numbers of its ceremony. The one with record {record} stays with a marginal note.',
    duplicateText:
      'A duplicate of the degree of {name}, with record {record}, is noted. The degree stays valid and keeps its numbers.',
    resolution: 'Resolution',
    number: 'Number',
    date: 'Date',
    body: 'Body',
    reason: 'Reason',
    corrected: 'Corrected data',
    firstName: fieldLabelsEnglish.firstName,
    secondName: fieldLabelsEnglish.secondName,
    thirdName: fieldLabelsEnglish.thirdName,
    lastName: fieldLabelsEnglish.lastName,
    secondLastName: fieldLabelsEnglish.secondLastName,
    idNumber: fieldLabelsEnglish.idNumber,
    degreeTitle: 'Degree title',
    cancel: 'Cancel',
    numberRequired: 'Enter the number of the resolution',
    dateRequired: 'Enter the date of the resolution',
    dateInvalid: 'The date is not valid',
    dateFuture: 'The date cannot be after today',
    bodyRequired: 'Enter the body that decided',
    reasonRequired: 'Enter the reason',
    fieldRequired: 'This field is required',
    nothingChanged: 'Nothing changes. If only another copy is needed, issue a duplicate.',
    failed: 'The degree could not be corrected',
    annulDone: 'Degree annulled',
    rectifyDone: 'Degree rectified',
    duplicateDone: 'Duplicate recorded',
  },
} satisfies Pick<CompleteMessages, 'titleCorrections'>;

import type { CompleteMessages } from '../complete-messages.ts';
import { fieldLabelsEnglish, statusLabelsEnglish } from './application-fields.ts';

export const applicationsEnglish = {
  applications: {
    title: 'Applications',
    search: 'Search',
    searchPlaceholder: 'Code, name or identification',
    statusFilter: 'Status',
    everyStatus: 'All',
    ceremonyFilter: 'Ceremony',
    everyCeremony: 'All',
    ceremonyWithDate: '{name} ({date})',
    careerFilter: 'Program',
    everyCareer: 'All',
    showing: 'Showing {shown} of {total} applications',
    clearFilters: 'Clear filters',
    rowCount: { one: '{count} application', other: '{count} applications' },

    code: 'Code',
    student: 'Student',
    idNumber: 'Identification',
    career: 'Program',
    ceremony: 'Ceremony',
    status: 'Status',
    date: 'Date',
    actions: 'Actions',

    missing: 'Not available',
    duplicate: 'Duplicate?',

    view: 'View details of {row}',
    approve: 'Approve {row}',
    reject: 'Reject {row}',
    changeStatus: 'Change status',
    changeStatusOf: 'Change status of {row}',
    markConfirmed: 'Mark as Confirmed',
    markRejected: 'Mark as Rejected',
    unnamedRow: 'application {id}',

    select: 'Select {row}',
    selectAll: { one: 'Select {count} pending', other: 'Select {count} pending' },
    selectNone: 'Clear selection',
    approveSelected: { one: 'Approve selected ({count})', other: 'Approve selected ({count})' },
    rejectSelected: { one: 'Reject selected ({count})', other: 'Reject selected ({count})' },

    empty: 'No applications were found',
    ceremoniesUnknown:
      'The ceremonies could not be loaded: all applications are shown, including those for completed ceremonies.',
  },
  applicationDetail: {
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
    authorisation: 'Data authorisation',
    authorisationVersion: 'Version {version}',
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
    tooEarlyDate: 'Check the year of the date of birth',
    tooLong: 'Use {most} characters at most',
    statusElsewhere: 'Someone else changed the status meanwhile. It is “{status}” now.',

    failed: 'The application could not be updated',
    updated: 'Application updated',
  },
} satisfies Pick<CompleteMessages, 'applications' | 'applicationDetail'>;

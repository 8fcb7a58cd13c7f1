import type { CompleteMessages } from '#languages/complete-messages.ts';

export const titlesEnglish = {
  titles: {
    title: 'Issued Degrees',
    bulkIssue: 'Bulk Issue',
    exportCsv: 'Export CSV',
    checkBook: 'Check register',

    totalTitles: 'Total degrees',
    uniqueCeremonies: 'Distinct ceremonies',
    uniqueCareers: 'Distinct programs',

    search: 'Search',
    searchPlaceholder: 'Name, code or number',
    ceremonyFilter: 'Ceremony',
    everyCeremony: 'All ceremonies',
    ceremonyWithDate: '{name} ({date})',
    careerFilter: 'Program',
    everyCareer: 'All programs',
    clearFilters: 'Clear filters',

    student: 'Student',
    career: 'Program',
    ceremony: 'Ceremony',
    record: 'Record',
    assigned: 'Assigned',
    folio: 'Folio',
    actions: 'Actions',
    view: 'View details of {row}',
    handOver: 'Record handover of {row}',
    handoverBook: 'Handover book',
    printRow: 'Print document of {row}',
    unnamedRow: 'degree {id}',
    missing: 'Not available',

    empty: 'No degrees have been issued',
    emptyFiltered: 'No degrees match the filters',
    showing: 'Showing {first}–{last} of {total}',
    pages: 'Pages of degrees',
    found: { one: '{count} degree', other: '{count} degrees' },
    pageRead: {
      one: '{count} degree, page {page} of {pages}',
      other: '{count} degrees, page {page} of {pages}',
    },

    csvName: 'issued-degrees-{date}.csv',
    exported: { one: '{count} degree was exported', other: '{count} degrees were exported' },
  },
  titleDetail: {
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
    handover: 'Hand-over',
    deliveredTo: 'Handed over on {date} to {name}',
    deliveredOn: 'Handed over on {date}',
    times: 'Registry dates',
    createdAt: 'Created',
    updatedAt: 'Last updated',
    missing: 'Not available',
  },
} satisfies Pick<CompleteMessages, 'titles' | 'titleDetail'>;

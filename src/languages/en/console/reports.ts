import type { CompleteMessages } from '#languages/complete-messages.ts';

export const reportsEnglish = {
  reports: {
    title: 'Reports',
    notAllowed: 'You have no permission to generate reports',

    kind: 'Kind of report',
    graduatedApplications: 'Graduate Applications',
    confirmedStudents: 'Confirmed Students',
    contactListApplicants: 'Contact List of Applicants',
    contactListConfirmed: 'Contact List of Confirmed Students',
    graduatedApplicationsText: 'All degree applications, with status, program and ceremony.',
    confirmedStudentsText:
      'Who was confirmed for a ceremony, by surname. A ceremony must be chosen.',
    contactListApplicantsText: 'Email address and phone of those who applied for their degree.',
    contactListConfirmedText:
      'Email address and phone of those who were confirmed. A ceremony must be chosen.',
    kindMissing: 'Choose one of the four reports',

    options: 'Report options',
    format: 'Format',
    ceremony: 'Ceremony',
    everyCeremony: 'All ceremonies',
    chooseCeremony: 'Choose a ceremony',
    loadingCeremonies: 'Loading ceremonies…',
    ceremonyWithDate: '{name} · {date}',
    ceremonyById: 'Ceremony no. {id}',
    ceremonyMissing: 'Choose a ceremony from the list',
    ceremonyGone: 'The chosen ceremony no longer exists. Choose another',
    generate: 'Generate and Download Report',
    generating: 'Generating the report…',

    noKind: 'Please choose a kind of report',
    noCeremony: 'This report requires a ceremony',
    goneCeremony: 'Ceremony not found',
    failed: 'The report could not be generated. Check your connection.',
    decodeFailed: 'The PDF could not be decoded',
    viewFailed: 'The PDF could not be shown',
    generated: 'Report {name} generated with {count} records',

    lastReport: 'Last report generated',
    fileName: 'File',
    lastFormat: 'File format',
    totalRecords: 'Total records',
    recordCount: '{count}',
    generatedAt: 'Generated',
    lastCeremony: 'Ceremony of the report',
    missing: 'Not available',
    noRecords: 'No records match your choice: the file has only the headings.',
    downloadAgain: 'Download Again',
    viewPdf: 'View PDF',
    blocked: 'The browser blocked the PDF window. You can open it with this link:',
    openPdf: 'Open the PDF in another tab',
    fallbackFile: 'report',

    formats: 'About the formats',
    csvFormat: 'CSV format',
    csvText:
      'A table that Excel, LibreOffice and Google Sheets open. Good for filtering, sorting and mail merge.',
    pdfFormat: 'PDF format',
    pdfText:
      'A document with numbered pages, to read, print or file. It can be viewed in another tab.',
  },
  callScript: {
    title: 'Call script',
    about:
      'The order in which the graduates of a ceremony are called: by faculty, program and surnames, with the degree each person receives and the record number if already issued.',
    prepare: 'Prepare call script',

    ceremony: 'Ceremony',
    chooseCeremony: 'Choose a ceremony',
    ceremonyWithDate: '{name} · {date}',
    ceremonyById: 'Ceremony no. {id}',
    loading: 'Preparing the script…',
    ready: {
      one: '{count} person in the calling order',
      other: '{count} people in the calling order',
    },
    empty: 'This ceremony has no confirmed applications',
    emptyText: 'Those whose application for the ceremony is confirmed are called.',
    choose: 'Choose a ceremony to see its calling order',
    close: 'Close',
    print: 'Print script',
    printFailed: 'The print-out could not be prepared. Download the CSV or try again.',
    download: 'Download script as CSV',

    pending: {
      one: '{count} pending application for this ceremony is not in the script.',
      other: '{count} pending applications for this ceremony are not in the script.',
    },
    undecided: {
      one: '{count} confirmed person names a ceremony that has the same name as another and is not in the script.',
      other:
        '{count} confirmed people name a ceremony that has the same name as another and are not in the script.',
    },
    untitled: {
      one: "{count} person has no degree title: the gender or the program's degree title is missing.",
      other:
        "{count} people have no degree title: the gender or the program's degree title is missing.",
    },
    ambiguousCareers: {
      one: '{count} person names a program that has the same name as another: the faculty or the degree title is not known.',
      other:
        '{count} people name programs that have the same name as others: their faculties or degree titles are not known.',
    },

    place: 'Order',
    name: 'Full name',
    degreeTitle: 'Degree title',
    record: 'Record',
    career: 'Program',
    faculty: 'Faculty',
    code: 'Code',
    noFaculty: 'No faculty',
    noCareer: 'No program',
    noName: 'Unnamed',
    noTitle: 'Pending',
    noRecord: 'Not issued',
    missing: 'Not available',

    system: 'Graduation System',
    printedOn: 'Printed on {date}',
    file: 'call-script-{name}-{day}',
    fallbackFile: 'call-script',
  },
} satisfies Pick<CompleteMessages, 'reports' | 'callScript'>;

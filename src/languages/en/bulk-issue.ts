import type { CompleteMessages } from '../complete-messages.ts';

export const bulkIssueEnglish = {
  bulkIssue: {
    title: 'Bulk Issue of Degrees',
    ceremony: 'Ceremony',
    ceremonyPlaceholder: 'Choose a completed ceremony',
    ceremonyDetail: '{date} · {location}',
    noneCompleted: 'There are no completed ceremonies',
    noneCompletedText: 'Degrees are issued once a ceremony is completed.',
    unnamedCeremony: 'Unnamed',
    date: 'Date of issue',
    loading: 'Loading ceremonies and applications…',
    refreshing: 'Updating the data…',

    recordInitial: 'First record number',
    assignedInitial: 'First assigned number',
    folioInitial: 'First folio number',
    confirmed: 'Confirmed applications',
    titled: 'Already have a degree',
    missing: 'Not available',

    summary: 'Summary',
    summaryTitles: 'Degrees to issue',
    summaryCeremony: 'Ceremony',
    summaryDate: 'Dated',
    summaryNumbers: 'Numbers (estimate)',
    recordSpan: 'Record {span}',
    assignedSpan: 'Assigned {span}',
    folioSpan: 'Folio {span}',
    span: '{first} to {last}',

    submit: 'Issue Degrees',
    submitting: 'Issuing…',
    cancel: 'Cancel',
    close: 'Close',

    incomplete: 'Choose a ceremony and a date of issue',
    unreadableDate: 'The date of issue is not valid',
    ceremonyGone: 'Ceremony not found',
    noneConfirmed: 'There are no confirmed applications for this ceremony',
    allTitled: {
      one: 'The only confirmed application already has its degree: nothing is left to issue.',
      other:
        'All {count} confirmed applications already have their degrees: nothing is left to issue.',
    },
    undecided: {
      one: '{count} confirmed application does not say which of the ceremonies of this name it belongs to and is not counted.',
      other:
        '{count} confirmed applications do not say which of the ceremonies of this name they belong to and are not counted.',
    },
    misnamed: {
      one: '{count} confirmed application for this ceremony carries another ceremony name and is not counted.',
      other:
        '{count} confirmed applications for this ceremony carry another ceremony name and are not counted.',
    },

    issued: 'Degrees issued: {count}',
    failed: 'The degrees could not be issued',

    issuing: { one: 'Issuing {count} degree…', other: 'Issuing {count} degrees…' },
    progress: 'Issue in progress',
    elapsed: '{seconds} s',
    limit:
      'The answer is awaited for up to {limit} seconds. If it does not come, the degrees will be read to find out which were issued.',
    verifying: 'Reading the degrees to find out which were issued…',
    unverifiedText:
      'It is not known how many degrees were issued: they could not be read. They must be read before issuing again.',
    readTitles: 'Read the degrees',
    readAgain: 'Read again',
    issuedCount: '{issued} of {of} were issued',
    allIssued: 'The answer did not come, but all degrees are in the register.',
    missingCount: {
      one: '{count} is left to issue. If the server is still working, the number may grow: read it again before issuing.',
      other:
        '{count} are left to issue. If the server is still working, the number may grow: read it again before issuing.',
    },

    closingTitle: 'The issue is still in progress',
    closingText:
      'Closing does not stop it: the server will finish it all the same. The result will arrive as a notice and can be seen when you open this window again.',
    keepWaiting: 'Keep waiting',
    closeAnyway: 'Close anyway',
  },
  bulkIssueRehearsal: {
    title: 'Estimate',
    explanation:
      'This is how the degrees would come out now. It is an estimate: the server assigns the final numbers when issuing.',
    table: 'Estimate of degrees and numbers',
    loading: 'Preparing the estimate…',
    unavailable: 'No estimate. The degrees can be issued all the same.',
    titlesUnread:
      'The degrees already issued could not be read: the estimate starts from the first numbers and does not see repeated ones.',
    empty: 'There is nobody to issue a degree to',
    rows: { one: '{count} estimated degree', other: '{count} estimated degrees' },

    person: 'Person',
    degree: 'Degree title',
    record: 'Record',
    assigned: 'Assigned',
    folio: 'Folio',
    remarks: 'Remarks',
    pending: 'Pending',
    unnamed: 'Unnamed',
    none: 'None',
    noNumber: 'No number',
    noNomenclature: 'No degree title',
    noGender: 'No gender',
    ambiguousCareer: 'Program not identified',
    takenRecord: 'Record number {number} already belongs to {name}',
    takenAssigned: 'Assigned number {number} already belongs to {name}',
    takenFolio: 'Folio number {number} already belongs to {name}',

    remarksTitle: 'Worth checking before issuing',
    countTaken: {
      one: '{count} number is already on another issued degree',
      other: '{count} numbers are already on other issued degrees',
    },
    countNoNomenclature: {
      one: '{count} degree will read “Pending”: its program has no degree title',
      other: '{count} degrees will read “Pending”: their programs have no degree title',
    },
    countNoGender: {
      one: '{count} degree will read “Pending”: the person has no gender',
      other: '{count} degrees will read “Pending”: the people have no gender',
    },
    countAmbiguousCareers: {
      one: '{count} application names a program that has the same name as another: its degree and the numbers may differ',
      other:
        '{count} applications name programs that have the same name as others: their degrees and the numbers may differ',
    },
    unnumberedRecord: 'Numbering cannot start from the first record number: it contains no number',
    unnumberedAssigned:
      'Numbering cannot start from the first assigned number: it contains no number',
    unnumberedFolio: 'Numbering cannot start from the first folio number: it contains no number',
    showRemarked: {
      one: 'Show only the one with remarks',
      other: 'Show only the {count} with remarks',
    },
    showAll: { one: 'Show all', other: 'Show all {count}' },

    comparing: 'Comparing with the estimate…',
    notCompared: 'The degrees could not be read to compare them with the estimate.',
    same: {
      one: 'The degree came out as estimated.',
      other: 'All {count} degrees came out as estimated.',
    },
    differ: {
      one: '{count} degree differs from the estimate',
      other: '{count} degrees differ from the estimate',
    },
    lastDiffer: {
      one: 'In the last issue {count} degree differed from the estimate',
      other: 'In the last issue {count} degrees differed from the estimate',
    },
    showDifferences: 'Show differences',
    differences: 'Differences from the estimate',
    difference: 'Difference',
    absent: 'Not among the issued degrees',
    unplanned: 'Issued without being in the estimate',
    changed: '{field}: {issued} instead of {estimated}',
  },
} satisfies Pick<CompleteMessages, 'bulkIssue' | 'bulkIssueRehearsal'>;

import type { CompleteMessages } from '#languages/complete-messages.ts';

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
      one: 'It is not known which of the ceremonies with this name {count} confirmed application belongs to: it is not included.',
      other:
        'It is not known which of the ceremonies with this name {count} confirmed applications belong to: they are not included.',
    },
    misnamed: {
      one: '{count} confirmed application for this ceremony has the name of another ceremony and is not included.',
      other:
        '{count} confirmed applications for this ceremony have the name of another ceremony and are not included.',
    },

    issued: 'Degrees issued: {count}',
    failed: 'The degrees could not be issued',

    issuing: { one: 'Issuing {count} degree…', other: 'Issuing {count} degrees…' },
    progress: 'Issuing degrees…',
    elapsed: '{seconds} s',
    limit:
      'We wait up to {limit} seconds for an answer. If none comes, we check the degrees to find out which were issued.',
    verifying: 'Checking the degrees to find out which were issued…',
    unverifiedText:
      'We do not know how many degrees were issued, because the list could not be loaded. Check it before issuing again.',
    readTitles: 'Check the degrees',
    readAgain: 'Check again',
    issuedCount: '{issued} of {of} were issued',
    allIssued: 'The server did not answer, but all degrees are in the register.',
    missingCount: {
      one: '{count} is left to issue. If the server is still working, more may be issued: check the degrees again before issuing.',
      other:
        '{count} are left to issue. If the server is still working, more may be issued: check the degrees again before issuing.',
    },

    closingTitle: 'Degrees are still being issued',
    closingText:
      'The server finishes even if you close this window. The result will appear as a notice, and when you open this window again.',
    keepWaiting: 'Keep waiting',
    closeAnyway: 'Close anyway',
  },
  bulkIssueRehearsal: {
    proofTitle: 'Proofread by the graduates',
    proofConfirmed: 'Confirmed the text',
    proofAsked: 'Asked for a correction',
    proofUnanswered: 'Looked at it and have not confirmed',
    proofNeverLooked: 'Never looked at it',
    proofOptional: 'Answering is optional: everybody’s title is issued.',
    proofOpen: {
      one: 'There is {count} undecided correction: {codes}',
      other: 'There are {count} undecided corrections: {codes}',
    },
    proofOpenAdvice:
      'Decide them first in Applications. After the issue, a title can only be corrected by a rectification.',
    title: 'Estimate',
    explanation:
      'This is how the degrees would look if they were issued now. It is an estimate: the server assigns the final numbers when issuing.',
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
    refusedTitle: 'The degrees cannot be issued: the register already has some of their numbers',
    refusedAdvice:
      'Change the initial numbers of the ceremony or, if it already has degrees, issue the missing ones in another ceremony.',
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

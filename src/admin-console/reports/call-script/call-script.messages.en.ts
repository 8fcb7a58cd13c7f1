/** The call script in English, on the screen, on paper and in its file. */
export const callScriptEnglish = {
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
};

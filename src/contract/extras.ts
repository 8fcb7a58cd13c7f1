/**
 * The additions that a server may offer beyond the API contract, by the names with which it announces them in the
 * header `Birrete-Extras`.
 */
export const extras = {
  'idempotency-key':
    'a repeated application with the same `Idempotency-Key` returns the first result',
  'sign-out': 'the console revokes the token on sign-out',
  password: 'users change their own password, and replace a one-time password after sign-in',
  'password-reset':
    'an administrator replaces the password of another user with a one-time password',
  sessions: 'users see and end their own sessions',
  'other-sessions': 'users end all their other sessions at once',
  'session-end':
    'each answer to a signed-in user says in `Birrete-Session-Ends` how many seconds the session lasts without a further call; the console warns before it ends',
  openid: 'users sign in through an OpenID provider',
  passkeys: 'administrators sign in with a passkey',
  'no-passwords':
    'administrators sign in with a passkey or through the provider alone; a one-time password lets them add a passkey, and nothing else',
  'step-up':
    'an action that gives access or has legal effect is declined (403) unless the user proved their identity recently; `Birrete-Step-Up` lists the means to prove it again: `password`, `passkey` and `openid`',
  summary: 'the dashboard reads its figures and the latest activity in one call',
  'one-register':
    'all ceremonies share one register: an issue that would give a number again is declined (409) with its holder',
  'yearly-registers':
    "the ceremonies of a year share a register: an issue that would give one of the year's numbers again is declined (409) with its holder",
  'skipped-numbers':
    'a ceremony whose numbers a restore left out, because they may be on paper, has `skipped_to`',
  today:
    'each answer has the day of the university in `Birrete-Today`, by which the forms propose and check days; the refusal of a day names it',
  'if-match': 'a change of a row that somebody else has changed since is declined (412)',
  'if-none-match': 'a list that has not changed is not sent again (304)',
  'look-up-proof':
    "the look-up names the person only to callers who know the end of the document's number",
  privacy:
    'an application carries the version of the authorisation that the graduate has given; the server stores it with the time, and answers the text in force',
  'receipt-key':
    'the answer to an application has a key for the links of its receipt, with which alone the look-up names the person',
  verification:
    'anybody verifies an issued title by the code printed on it; the rows of titles have the additional keys `verification_code` and `verification_url`',
  'verification-datum':
    'the verification states one more datum that tells people of one name apart: `document_end` (the last three characters of the identity document) or `birth_year`',
  'verification-record':
    'the server counts the verifications of each title, without who made them, and the printed documents by the address of the verification that they carry',
  'internal-notes':
    'applications have notes that only administrators read, beside the reason of a rejection, which the applicant reads',
  proof:
    'with a proof of identity, the look-up shows how the title will read; the graduate confirms it or asks for a correction, which administrators accept or answer',
  'proof-edits':
    'a correction of a proof is accepted together with the edit of its application: the acceptance has `application`, and both are stored or neither',
  documents:
    'administrators edit templates of documents and the officials who sign them, and print documents of issued titles; each print is recorded',
  'deleted-templates':
    'administrators list the deleted templates of documents, and restore one as it was when it was deleted',
  'issue-check':
    'before an issue, the server lays out the titles that it would create, and names what would be wrong on paper',
  editions:
    'documents of an issued title state what was issued, in the form of their first print; a check with `edition` names where they differ from those of today, and a print with `edition_reason` has the form of today',
  handover:
    'a book of hand-overs says who collected which title, and names those that nobody collects; a wrong entry is corrected by a further one',
  corrections:
    'issued titles are annulled, rectified and duplicated by further entries with a resolution; the rows of `GET /api/titles` have `middle_name` and `third_name`, and the status of an application whose title is annulled or rectified has `title`',
  'hidden-names':
    'a rectification can hide the former name: the code of the former title then answers `replaced`, without a name and without the title that replaces it',
  'title-contents':
    'administrators read the values that the documents of a title state, and whether an upgrade sealed them; a rectification can change the birth, the gender of the wording, the name and the place of the ceremony and the additional fields too, and records the cause of the error',
  holds:
    'an issued title is put on hold while the university reviews it: it is neither printed, duplicated, rectified nor handed over, and its verification answers `on-hold`, until the hold is lifted or the title annulled',
  xlsx: 'reports in the format `XLSX`, a workbook whose cells are texts, as base64',
  audit: 'administrators read the audit trail; birrete does not use it',
  'known-device':
    'a device with which a user has signed in before is never locked out; birrete does not use it',
} as const;

/** A feature that a server can offer beyond the API contract. */
export type Extra = keyof typeof extras;

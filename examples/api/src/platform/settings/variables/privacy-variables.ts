import { isSafe } from './accepted-values.ts';
import { checked, choice, text, type Variable, wholeNumber } from './variable.ts';

const theNotice =
  'set BIRRETE_PRIVACY_URL to the page that says how the university uses personal data, such as ' +
  'https://universidad.edu/privacidad, or to none if another page informs the graduates';

/** The text about the use of personal data, and the ages of applicants. */
export const privacyVariables = {
  BIRRETE_PRIVACY_URL: checked(
    'an address, `none`',
    'be an https address, a path of the site, or none',
    (found) => (found === 'none' || /^\/(?!\/)/.test(found) || isSafe(found) ? found : undefined),
    'the page about the use of personal data, to which the wizard links',
    { production: { demands: theNotice } },
  ),
  BIRRETE_PRIVACY_KIND: choice(
    'notice',
    ['notice', 'authorisation'],
    '`authorisation`: graduates must accept `BIRRETE_PRIVACY_TEXT` before they apply, and the API refuses an application without it',
  ),
  BIRRETE_PRIVACY_TEXT: text(
    'the text of the notice or of the authorisation; the API keeps each version',
  ),
  BIRRETE_PRIVACY_VERSION: checked(
    'at most 100 characters',
    'have at most 100 characters',
    (found) => (found.length <= 100 ? found : undefined),
    'the name of the text, such as `2026-1`: another text needs another name',
  ),
  BIRRETE_MINORS_AGE: wholeNumber(
    18,
    [0, 30],
    'below this age in years, the wizard says beside the birth date that somebody must authorise the use of the data; 0 for never. Needs `BIRRETE_PRIVACY_URL`',
  ),
  BIRRETE_MINORS_TEXT: text("replaces the wizard's text for minors"),
  BIRRETE_MINIMUM_AGE: wholeNumber(
    14,
    [0, 30],
    'the least age of an applicant in years; below, the API refuses the birth date',
  ),
} satisfies Readonly<Record<string, Variable>>;

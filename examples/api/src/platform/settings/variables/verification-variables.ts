import { identityNumberStyles } from 'birrete/rules';
import { isSafe } from './accepted-values.ts';
import { checked, choice, onOrOff, text, type Variable } from './variable.ts';

/** The public verification of titles, and the choice of what it and the documents state. */
export const verificationVariables = {
  BIRRETE_UNIVERSITY: text("the university's name in the verification of a title"),
  BIRRETE_VERIFICATION: onOrOff(
    false,
    '`on`: the example host serves `/verificar` ([verification](verification.md))',
  ),
  BIRRETE_VERIFICATION_URL: checked(
    'an address',
    'be an https address with {code} once',
    (found) =>
      found.split('{code}').length === 2 && isSafe(found.replace('{code}', 'X'))
        ? found
        : undefined,
    "the page that verifies titles, with `{code}`; with `BIRRETE_VERIFICATION=on` the site's `/verificar`",
  ),
  BIRRETE_VERIFICATION_DATUM: choice(
    'none',
    ['none', 'document-end', 'birth-year'],
    'one more datum that tells people of one name apart in the verification: `document-end` (the last three characters of the identity document) or `birth-year`; both are personal data that anybody with the code reads',
  ),
  BIRRETE_VERIFICATION_DOCUMENT: onOrOff(
    false,
    '`on`: the code of a title also opens its document, marked as a copy for comparison',
  ),
  BIRRETE_ID_NUMBER_STYLE: choice(
    'thousands',
    identityNumberStyles,
    'how documents print identity numbers: `thousands` (V-12.345.678), `plain` (V-12345678), or `typed`, as the person wrote them; titles that were issued keep theirs',
  ),
  BIRRETE_HIDDEN_NAMES_ON_DOCUMENTS: choice(
    'omit',
    ['omit', 'print'],
    'where a rectification hides the former name: `omit` leaves the resolution and the former numbers out of the documents of the new title',
  ),
} satisfies Readonly<Record<string, Variable>>;

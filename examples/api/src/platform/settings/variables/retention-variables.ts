import { type Variable, wholeNumber } from './variable.ts';

/** The terms after which `npm run api -- retention --apply` deletes data, in years. */
export const retentionVariables = {
  BIRRETE_RETAIN_PENDING_YEARS: wholeNumber(
    1,
    [1, 10],
    'years after the ceremony that an application is stored which nobody has decided',
  ),
  BIRRETE_RETAIN_REJECTED_YEARS: wholeNumber(
    2,
    [1, 10],
    'years after its last change that a rejected application is stored',
  ),
  BIRRETE_RETAIN_CONFIRMED_YEARS: wholeNumber(
    5,
    [1, 30],
    'years after the ceremony that a confirmed application without a title is stored',
  ),
  BIRRETE_RETAIN_NOTES_YEARS: wholeNumber(
    2,
    [1, 10],
    'years that notes about an application are stored after its last change, and corrections that graduates requested after their answer',
  ),
  BIRRETE_RETAIN_REASONS_YEARS: wholeNumber(
    5,
    [1, 30],
    'years that the reason of an annulment, rectification, duplicate or review is stored',
  ),
  BIRRETE_RETAIN_PROXIES_YEARS: wholeNumber(
    5,
    [1, 20],
    'years that the proxies, notes and reasons of hand-overs are stored',
  ),
  BIRRETE_RETAIN_ACCOUNTS_YEARS: wholeNumber(
    2,
    [1, 10],
    'years that a deactivated account is stored',
  ),
  BIRRETE_RETAIN_SIGNATURES_YEARS: wholeNumber(
    5,
    [1, 30],
    'years after the end of an office that the picture of the signature is stored, and longer while a title to issue needs it',
  ),
  BIRRETE_RETAIN_TEMPLATES_YEARS: wholeNumber(
    10,
    [1, 50],
    'years after its last print or change that a template of documents is stored',
  ),
} satisfies Readonly<Record<string, Variable<number>>>;

export type RetentionVariable = keyof typeof retentionVariables;

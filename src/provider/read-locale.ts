import { useSyncExternalStore } from 'react';
import { warnDeveloper } from '../messages/warn-developer.ts';

const usual = 'es-ES';
const never = () => () => undefined;

/** The page's language if it is a Spanish locale such as 'es-VE'. A server, which has no page, renders the default. */
export function usePageLocale(): string {
  return useSyncExternalStore(never, pageLocale, () => usual);
}

function pageLocale(): string {
  const { lang } = document.documentElement;
  return /^es-[a-z\d-]+$/i.test(lang) && isTag(lang) ? lang : usual;
}

/**
 * The locale, or the default if it is invalid. Without `messages` the page stays Spanish, with the date format of
 * another language; production builds drop the warning about it.
 */
export function readLocale(locale: string, hasMessages: boolean): string {
  const isDevelopment = process.env.NODE_ENV !== 'production';
  if (!isTag(locale)) {
    if (isDevelopment)
      warnDeveloper(
        'B025',
        `locale must be a language tag such as 'es-VE', not ${locale}; ${usual} is used.`,
      );
    return usual;
  }
  if (isDevelopment && !hasMessages && !/^es\b/i.test(locale))
    warnDeveloper(
      'B026',
      `locale is ${locale}, but the messages are Spanish. Give messages too, such as { english } of birrete/messages/en.`,
    );
  return locale;
}

function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

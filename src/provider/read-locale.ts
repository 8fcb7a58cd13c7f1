import { warnDeveloper } from '../messages/warn-developer.ts';

const usual = 'es-ES';

/**
 * The locale, or the default if it is invalid. Without `messages` the page stays Spanish, with the date format of
 * another language; production builds drop the warning about it.
 */
export function readLocale(locale: string = usual, hasMessages: boolean): string {
  const isDevelopment = process.env.NODE_ENV !== 'production';
  try {
    Intl.getCanonicalLocales(locale);
  } catch {
    if (isDevelopment)
      warnDeveloper(
        `locale must be a language tag such as 'es-VE', not ${locale}; ${usual} is used.`,
      );
    return usual;
  }
  if (isDevelopment && !hasMessages && !/^es\b/i.test(locale))
    warnDeveloper(
      `locale is ${locale}, but the messages are Spanish. Give messages too, such as { english } of birrete/messages/en.`,
    );
  return locale;
}

import { warnDeveloper } from '../messages/warn-developer.ts';

const usual = 'es-ES';

/**
 * The locale as it can be used. It brings no words: they come by `messages`, without which a page is in Spanish with
 * the dates of another language. What is said of it leaves the build for production.
 */
export function readLocale(locale: string = usual, hasWords: boolean): string {
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
  if (isDevelopment && !hasWords && !/^es\b/i.test(locale))
    warnDeveloper(
      `locale is ${locale}, but the messages are Spanish. Give messages too, such as { english } of birrete/messages/en.`,
    );
  return locale;
}

import { checkApi } from './check-api.ts';
import { checkFirstScreens } from './check-first-screens.ts';
import { checkClock, checkLinks } from './check-links.ts';
import { checkPage } from './check-page.ts';
import { checkStyles } from './check-styles.ts';
import { checkSurroundings } from './check-surroundings.ts';
import { describeFinding } from './describe-finding.ts';
import { type DoctorMessages, doctorMessages } from './doctor.messages.ts';
import { type DescribedFinding, worstFirst } from './finding.ts';

/** Options of `doctor` and `showDoctor`. */
export interface DoctorOptions {
  /** The API as in the provider or the element; without it the API is not checked. */
  readonly api?: { readonly baseUrl: string; readonly timeoutMs?: number | undefined } | undefined;
  /** Deep links of the console, such as '/portal/grados/applications'. */
  readonly deepLinks?: readonly string[] | undefined;
  /** The container of dialogs, if the provider has one. @default the page's body */
  readonly portalContainer?: Element | undefined;
  /** The nonce for styles, if the provider has one. */
  readonly nonce?: string | undefined;
  /** Language of the messages. @default 'es' */
  readonly language?: 'es' | 'en' | undefined;
  /** Another page, such as a frame's. @default this one */
  readonly page?: Document | undefined;
}

/**
 * Checks a page for problems that affect its widgets and describes them in plain language, the worst first. It only
 * reads, requests the API's public lists, and leaves the page unchanged. It can't detect problems with a server's
 * sign-in, nor a `Content-Security-Policy-Report-Only`.
 *
 * @example console.table(await doctor({ api: { baseUrl: 'https://grados.universidad.edu' } }));
 */
export async function doctor(options: DoctorOptions = {}): Promise<readonly DescribedFinding[]> {
  const { api, deepLinks = [], nonce, portalContainer, page = document, language = 'es' } = options;
  const asked = await Promise.all([
    api === undefined ? [] : checkApi(api.baseUrl, page, api.timeoutMs),
    checkLinks(page, deepLinks),
    checkClock(page),
  ]);
  const messages = await messagesIn(language);
  return [
    ...checkStyles(page, nonce),
    ...asked.flat(),
    ...checkSurroundings(page, portalContainer),
    ...checkPage(page),
    ...checkFirstScreens(page),
  ]
    .map((finding) => describeFinding(finding, messages, language))
    .sort(worstFirst);
}

/** English is loaded on demand. */
export async function messagesIn(language: 'es' | 'en'): Promise<DoctorMessages> {
  if (language === 'es') return doctorMessages.defaults;
  const { english } = await import('../languages/english.ts');
  return english.doctor as unknown as DoctorMessages;
}

import { checkApi } from './check-api.ts';
import { checkClock, checkLinks } from './check-links.ts';
import { checkPage } from './check-page.ts';
import { checkStyles } from './check-styles.ts';
import { checkSurroundings } from './check-surroundings.ts';
import { describeFinding } from './describe-finding.ts';
import { type DoctorWords, doctorMessages } from './doctor.messages.ts';
import { type DescribedFinding, worstFirst } from './finding.ts';

export interface DoctorOptions {
  /** The API as the provider or the element has it; without one it is not asked. */
  readonly api?: { readonly baseUrl: string; readonly timeoutMs?: number | undefined } | undefined;
  /** Addresses of the console that only its router knows, such as '/portal/grados/applications'. */
  readonly deepLinks?: readonly string[] | undefined;
  /** The element that dialogs are put into, where the provider has one. @default the page's body */
  readonly overlays?: Element | undefined;
  /** The page's style nonce, where the provider has one. */
  readonly nonce?: string | undefined;
  /** Language of the sentences. @default 'es' */
  readonly language?: 'es' | 'en' | undefined;
  /** Another page, such as a frame's. @default this one */
  readonly page?: Document | undefined;
}

/**
 * Checks a page for what breaks the widgets on it and describes it in plain words, the worst first. It reads, asks the
 * API for its public lists, and leaves the page as it was. It can't see what a server does with a sign-in, nor a
 * `Content-Security-Policy-Report-Only`.
 *
 * @example console.table(await doctor({ api: { baseUrl: 'https://grados.universidad.edu' } }));
 */
export async function doctor(options: DoctorOptions = {}): Promise<readonly DescribedFinding[]> {
  const { api, deepLinks = [], nonce, overlays, page = document, language = 'es' } = options;
  const asked = await Promise.all([
    api === undefined ? [] : checkApi(api.baseUrl, page, api.timeoutMs),
    checkLinks(page, deepLinks),
    checkClock(page),
  ]);
  const words = await wordsIn(language);
  return [
    ...checkStyles(page, nonce),
    ...asked.flat(),
    ...checkSurroundings(page, overlays),
    ...checkPage(page),
  ]
    .map((finding) => describeFinding(finding, words, language))
    .sort(worstFirst);
}

/** Fetched only for English. */
export async function wordsIn(language: 'es' | 'en'): Promise<DoctorWords> {
  if (language === 'es') return doctorMessages.defaults;
  const { doctorEnglish } = await import('../languages/en/doctor.ts');
  return doctorEnglish.doctor as unknown as DoctorWords;
}

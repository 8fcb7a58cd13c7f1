import { type DoctorOptions, doctor, messagesIn } from './doctor.ts';
import { openPanel } from './doctor-panel.ts';
import type { DescribedFinding } from './finding.ts';

/**
 * Examines the page and shows what was found in a small panel in its corner, and as a table in the console. The panel
 * has its own shadow root, takes no focus and is gone when it is closed. Asked for several elements of a page, it is
 * one panel that shows each finding once.
 *
 * @param host the element on the page that is to be examined with its attributes (`api-base`, `locale`), or any other
 * @param options what the element does not say
 * @returns the findings
 */
export async function showDoctor(
  host: Element = document.body,
  options: DoctorOptions = {},
): Promise<readonly DescribedFinding[]> {
  const settled = { ...readHost(host), ...options };
  const language = settled.language ?? 'es';
  const showInPanel = openPanel(host, await messagesIn(language), language).addPending(host);
  const findings = await doctor(settled);
  logFindings(findings);
  showInPanel(findings);
  return findings;
}

function logFindings(findings: readonly DescribedFinding[]): void {
  console.table(findings.map(({ severity, title, advice }) => ({ severity, title, advice })));
}

/** The settings that an embedded element has as attributes. */
function readHost(host: Element): DoctorOptions {
  const baseUrl = host.getAttribute('api-base');
  const isEnglish = host.getAttribute('locale')?.startsWith('en') === true;
  return {
    ...(baseUrl !== null && { api: { baseUrl } }),
    ...(isEnglish && { language: 'en' }),
  };
}

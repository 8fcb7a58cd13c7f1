import { type DoctorOptions, doctor, messagesIn } from './doctor.ts';
import { openPanel } from './doctor-panel.ts';
import type { DescribedFinding } from './finding.ts';

/**
 * Examines the page and shows the findings in a small panel in its corner, and as a table in the console. The panel is
 * in a shadow root, takes no focus and is removed when it is closed. Several elements of a page share one panel that
 * shows each finding once.
 *
 * @param host an element whose attributes (`api-base`, `locale`) are used as settings, or any other
 * @param options settings that the element lacks
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
  const rows = findings.map(({ code, severity, title, advice }) => {
    return { severity, title, advice, see: `docs/errors.md#${code}` };
  });
  console.table(rows);
}

/** The settings in an element's attributes. */
function readHost(host: Element): DoctorOptions {
  const baseUrl = host.getAttribute('api-base');
  const isEnglish = host.getAttribute('locale')?.startsWith('en') === true;
  return {
    ...(baseUrl !== null && { api: { baseUrl } }),
    ...(isEnglish && { language: 'en' }),
  };
}

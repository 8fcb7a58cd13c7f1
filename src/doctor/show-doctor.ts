import { formatMessage } from '../messages/format-message.ts';
import type { DoctorWords } from './doctor.messages.ts';
import { type DoctorOptions, doctor, wordsIn } from './doctor.ts';
import { panelStyles } from './doctor-panel.styles.ts';
import type { ToldFinding } from './finding.ts';
import { tellFindings } from './tell-findings.ts';

/**
 * Examines the page and shows what was found in a small panel in its corner, and as a table in the console. The panel
 * has its own shadow root, takes no focus and is gone when it is closed.
 *
 * @param host the element on the page that is to be examined with its attributes (`api-base`, `locale`), or any other
 * @param options what the element does not say
 * @returns the findings
 */
export async function showDoctor(
  host: Element = document.body,
  options: DoctorOptions = {},
): Promise<readonly ToldFinding[]> {
  const settled = { ...readHost(host), ...options };
  const language = settled.language ?? 'es';
  const words = await wordsIn(language);
  const panel = openPanel(words, language);
  panel.say(words.running);
  const findings = await doctor(settled);
  tellFindings(findings);
  panel.say(
    findings.length === 0
      ? words.healthy
      : formatMessage(words.found, { count: findings.length }, language),
  );
  panel.list(findings.map((finding) => row(finding, words)));
  return findings;
}

/** What an embedded element says of itself. */
function readHost(host: Element): DoctorOptions {
  const baseUrl = host.getAttribute('api-base');
  const isEnglish = host.getAttribute('locale')?.startsWith('en') === true;
  return {
    ...(baseUrl !== null && { api: { baseUrl } }),
    ...(isEnglish && { language: 'en' }),
  };
}

const hostName = 'birrete-doctor';

function openPanel(words: DoctorWords, language: string) {
  document.querySelector(hostName)?.remove();
  const host = document.createElement(hostName);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(panelStyles);
  root.adoptedStyleSheets = [sheet];

  const box = element('section', '');
  box.lang = language;
  box.setAttribute('aria-labelledby', 'heading');
  const heading = element('h2', words.heading);
  heading.id = 'heading';
  const status = element('p', '');
  status.setAttribute('role', 'status');
  const close = element('button', words.close);
  close.addEventListener('click', () => host.remove());
  const list = element('ul', '');
  box.append(heading, close, status, list);
  root.append(box);
  document.body.append(host);
  return {
    say: (sentence: string) => {
      status.textContent = sentence;
    },
    list: (rows: readonly HTMLElement[]) => list.replaceChildren(...rows),
  };
}

function row(finding: ToldFinding, words: DoctorWords): HTMLElement {
  const item = element('li', '');
  item.dataset.severity = finding.severity;
  item.append(
    element('em', words[finding.severity]),
    element('strong', finding.title),
    element('p', finding.advice),
  );
  return item;
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

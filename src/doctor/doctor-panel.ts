import { formatMessage } from '../messages/format-message.ts';
import { adoptStyles } from '../ui/isolation/adopt-styles.ts';
import type { DoctorMessages } from './doctor.messages.ts';
import { panelStyles } from './doctor-panel.styles.ts';
import { type DescribedFinding, worstFirst } from './finding.ts';

/** The panel in the page's corner, shared by all examined hosts on a page. */
interface DoctorPanel {
  /** Adds a host whose findings are pending. A finding that is already shown is not repeated. */
  addPending(host: Element): (findings: readonly DescribedFinding[]) => void;
  isPending(host: Element): boolean;
}

const panelName = 'birrete-doctor';

/** By element, so that a closed panel is garbage-collected. */
const panels = new WeakMap<Element, DoctorPanel>();

/** The page's panel. Opening it again for the same host starts over. */
export function openPanel(host: Element, messages: DoctorMessages, language: string): DoctorPanel {
  const former = document.querySelector(panelName);
  const shared = former === null ? undefined : panels.get(former);
  if (shared !== undefined && !shared.isPending(host)) return shared;
  former?.remove();

  const { element, status, list } = drawPanel(messages, language);
  const hosts = new Set<Element>();
  let running = 0;
  let found: readonly DescribedFinding[] = [];
  const say = () => {
    if (running > 0) status.textContent = messages.running;
    else if (found.length === 0) status.textContent = messages.healthy;
    else status.textContent = formatMessage(messages.found, { count: found.length }, language);
    list.replaceChildren(...found.map((finding) => row(finding, messages)));
  };
  const panel: DoctorPanel = {
    isPending: (one) => hosts.has(one),
    addPending: (one) => {
      hosts.add(one);
      running += 1;
      say();
      return (findings) => {
        running -= 1;
        const isNew = ({ title }: DescribedFinding) =>
          found.every((known) => known.title !== title);
        found = [...found, ...findings.filter(isNew)].sort(worstFirst);
        say();
      };
    },
  };
  panels.set(element, panel);
  document.body.append(element);
  return panel;
}

function drawPanel(messages: DoctorMessages, language: string) {
  const element = document.createElement(panelName);
  const root = element.attachShadow({ mode: 'open' });
  adoptStyles(root, panelStyles);

  const box = make('section', '');
  box.lang = language;
  box.setAttribute('aria-labelledby', 'heading');
  const heading = make('h2', messages.heading);
  heading.id = 'heading';
  const status = make('p', '');
  status.setAttribute('role', 'status');
  const close = make('button', messages.close);
  close.addEventListener('click', () => element.remove());
  const list = make('ul', '');
  const header = make('header', '');
  header.append(heading, close, status);
  box.append(header, list);
  root.append(box);
  return { element, status, list };
}

function row(finding: DescribedFinding, messages: DoctorMessages): HTMLElement {
  const item = make('li', '');
  item.dataset.severity = finding.severity;
  item.append(
    make('em', messages[finding.severity]),
    make('strong', finding.title),
    make('p', `${finding.advice} (docs/errors.md#${finding.code})`),
  );
  return item;
}

function make(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

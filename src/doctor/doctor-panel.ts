import { formatMessage } from '../messages/format-message.ts';
import { adoptStyles } from '../ui/isolation/adopt-styles.ts';
import type { DoctorMessages } from './doctor.messages.ts';
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

/** System colours, so that the panel is legible on any page; it is for developers, not for students. */
const panelStyles = `
:host {
  all: initial;
  position: fixed;
  inset-block-end: 16px;
  inset-inline-end: 16px;
  z-index: 2147483647;
  color-scheme: light dark;
}
section {
  box-sizing: border-box;
  inline-size: min(440px, calc(100vw - 32px));
  max-block-size: min(70vh, 560px);
  overflow: auto;
  padding: 0 16px 16px;
  border: 1px solid GrayText;
  border-radius: 6px;
  background: Canvas;
  color: CanvasText;
  font: 400 15px/1.5 system-ui, sans-serif;
}
header { position: sticky; inset-block-start: 0; padding-block: 16px 12px; background: Canvas; }
h2 { margin: 0; padding-inline-end: 88px; font-size: 17px; }
header p { margin: 4px 0 0; }
button {
  position: absolute;
  inset-block-start: 12px;
  inset-inline-end: -4px;
  min-block-size: 32px;
  padding: 0 12px;
  border: 1px solid ButtonBorder;
  border-radius: 4px;
  background: ButtonFace;
  color: ButtonText;
  font: inherit;
  cursor: pointer;
}
button:focus-visible { outline: 2px solid Highlight; outline-offset: 2px; }
ul { margin: 0; padding: 0; list-style: none; }
li { padding: 10px 0 10px 12px; border-block-start: 1px solid GrayText; border-inline-start: 4px solid GrayText; }
li[data-severity='error'] { border-inline-start-color: light-dark(#a22517, #f3a594); }
li[data-severity='warning'] { border-inline-start-color: light-dark(#784a06, #e6bf70); }
em { display: block; font-size: 13px; font-style: normal; }
strong { display: block; font-weight: 600; overflow-wrap: anywhere; }
li p { margin: 2px 0 0; overflow-wrap: anywhere; }
`;

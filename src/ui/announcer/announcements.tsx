import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocale } from '#messages/messages-context.tsx';
import { type Announcement, type Announcer, createAnnouncer } from './announcer.ts';

const AnnouncerContext = createContext<Announcer | undefined>(undefined);

/** Time until content is announced: the regions exist by then, and a load that is over is not announced. */
const delayMs = { polite: 100, assertive: 100, load: 500 } as const;

interface AnnouncementsProps {
  /** Container of the live regions. @default the document's body */
  readonly container?: HTMLElement | RefObject<HTMLElement | null> | undefined;
  readonly children: ReactNode;
}

/** Announces what appears below it, in one pair of live regions. */
export function Announcements({ container, children }: AnnouncementsProps) {
  const [announcer] = useState(createAnnouncer);
  const lang = useLocale();
  useEffect(() => {
    const element =
      container !== undefined && 'current' in container ? container.current : container;
    return announcer.open(element ?? document.body, lang);
  }, [announcer, container, lang]);
  return <AnnouncerContext.Provider value={announcer}>{children}</AnnouncerContext.Provider>;
}

interface AnnouncedProps {
  readonly by: Announcement | 'off';
  readonly children: ReactNode;
}

/** Silences parts of a content that is announced as a whole. */
export function AnnouncedOnce({ by, children }: AnnouncedProps) {
  const announcer = useContext(AnnouncerContext);
  return (
    <AnnouncerContext.Provider value={by === 'off' ? announcer : undefined}>
      {children}
    </AnnouncerContext.Provider>
  );
}

/**
 * Announces an element's text when it appears and when it changes; with an `occasion`, when that changes.
 *
 * @returns the element's ref
 */
export function useAnnounced<Element extends HTMLElement>(
  by: Announcement | 'off',
  occasion?: number,
): RefObject<Element | null> {
  const announcer = useContext(AnnouncerContext);
  const element = useRef<Element>(null);
  const announced = useRef<string | number>('');
  useEffect(() => {
    if (announcer === undefined || by === 'off') return;
    const timer = setTimeout(() => {
      const text = element.current === null ? '' : spokenText(element.current);
      const current = occasion ?? text;
      if (current === announced.current) return;
      announced.current = current;
      announcer.announce(text, by);
    }, delayMs[by]);
    return () => clearTimeout(timer);
  });
  return element;
}

/** An element's text as one passage: each block ends with a full stop, so that a screen reader pauses between them. */
function spokenText(element: HTMLElement): string {
  return spokenLines(element)
    .map((line, index, { length }) => (index === length - 1 ? line : ended(line)))
    .join(' ');
}

const inlineElements = 'a, abbr, b, bdi, button, code, em, span, strong, time';

function spokenLines(element: HTMLElement): readonly string[] {
  const lines = new Map<Element | null, string>();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (parentElement?.closest('[aria-hidden="true"], svg') !== null) continue;
    const block = parentElement.closest(`:not(${inlineElements})`);
    lines.set(block, `${lines.get(block) ?? ''}${nodeValue}`);
  }
  return [...lines.values()]
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

function ended(line: string): string {
  return /[.,:;!?…]$/.test(line) ? line : `${line}.`;
}

/** `assertive` interrupts the screen reader, `polite` waits until it has finished. */
type Politeness = 'polite' | 'assertive';

/** `load` is a polite announcement that many parts of a page may have at once. */
export type Announcement = Politeness | 'load';

/** A pair of live regions. Screen readers ignore a region that enters the page together with its text, so they stay. */
export interface Announcer {
  announce(text: string, by: Announcement): void;
  /**
   * Adds the regions to a container. Those of the page stay audible behind an open dialog; those of a dialog behind
   * another do not, so that it is inert as a whole. @returns a function that removes them
   */
  open(container: HTMLElement, lang: string): () => void;
}

/** Long enough for a busy screen reader, and short enough that nobody comes across the text afterwards. */
const lifetimeMs = 5_000;

/** Time in which the same text is not repeated. Parts of a page that load one after another say 'Cargando…' once. */
const repetitionMs = { polite: 500, assertive: 500, load: lifetimeMs } as const;

/** Invisible, and outside of the layout around it. */
const hostStyles = {
  all: 'initial',
  position: 'fixed',
  'inset-block-start': '0',
  'inset-inline-start': '0',
  'inline-size': '1px',
  'block-size': '1px',
  overflow: 'hidden',
  'clip-path': 'inset(50%)',
};

export function createAnnouncer(): Announcer {
  let regions: Readonly<Record<Politeness, HTMLElement>> | undefined;
  const recent = new Map<string, number>();

  return {
    announce: (text, by) => {
      const now = Date.now();
      const isRepetition = now - (recent.get(text) ?? 0) < repetitionMs[by];
      if (regions === undefined || text === '' || isRepetition) return;
      recent.set(text, now);
      const message = document.createElement('p');
      message.textContent = text;
      regions[by === 'load' ? 'polite' : by].append(message);
      setTimeout(() => {
        message.remove();
        if (recent.get(text) === now) recent.delete(text);
      }, lifetimeMs);
    },
    open: (container, lang) => {
      const { host, ...created } = createRegions(lang);
      const isInDialog = container.closest('[aria-modal]') !== null;
      // React Aria hides what is outside of a dialog, except elements with this attribute.
      if (!isInDialog) host.dataset.liveAnnouncer = '';
      container.append(host);
      regions = created;
      return () => {
        host.remove();
        if (regions === created) regions = undefined;
      };
    },
  };
}

/**
 * The regions are in a closed shadow root: a text that the page shows already is not found twice by scripts of the page,
 * and no rule of the page hides it.
 */
function createRegions(lang: string) {
  const host = document.createElement('div');
  host.lang = lang;
  for (const [name, value] of Object.entries(hostStyles)) {
    host.style.setProperty(name, value, 'important');
  }
  const root = host.attachShadow({ mode: 'closed' });
  const polite = createRegion('polite');
  const assertive = createRegion('assertive');
  root.append(polite, assertive);
  return { host, polite, assertive };
}

function createRegion(politeness: Politeness): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('aria-live', politeness);
  region.setAttribute('aria-relevant', 'additions');
  region.setAttribute('aria-atomic', 'false');
  return region;
}

/** A page that a budget is kept for. */
export interface SizedPage {
  readonly name: string;
  readonly source: string;
  /**
   * Chunks behind a dynamic import that the first screen is waiting for before it can be used, by the beginning of their
   * names. The rest is fetched ahead of its use.
   */
  readonly usableWith: readonly string[];
  /**
   * KB of gzip with React; the build fails above. `first` is what is fetched to draw the first screen: the entry with its
   * static imports, which is how the peers were weighed too.
   */
  readonly gates: { readonly first: number; readonly all?: number };
  /** What we aim at, with React. */
  readonly aims: { readonly first: number; readonly all?: number };
}

function page(widget: string, entry: string): string {
  return `
    import { createRoot } from 'react-dom/client';
    import { GraduationProvider, ${widget} } from '${entry}';
    createRoot(document.getElementById('root')).render(
      <GraduationProvider api={{ baseUrl: '' }}><${widget} /></GraduationProvider>
    );`;
}

/** React and ReactDOM alone, what every page below stands on. */
export const reactAlone = `
  import { createRoot } from 'react-dom/client';
  createRoot(document.getElementById('root')).render(<p>x</p>);`;

/**
 * The budgets of the widgets. The wizard can be used when a ceremony can be chosen, so with the sender that
 * fetches them (their readers stand in the entry); the look-up, where a code can be typed at once, when one can be looked
 * up, so with the sender and what reads and shows an answer; the console, when one can sign in.
 */
export const sizedPages: readonly SizedPage[] = [
  {
    name: 'wizard',
    source: page('GraduationWizard', 'birrete/graduation-wizard'),
    usableWith: ['second-wave'],
    gates: { first: 110, all: 145 },
    aims: { first: 98, all: 125 },
  },
  {
    name: 'status look-up',
    source: page('StatusLookup', 'birrete/status-lookup'),
    usableWith: ['second-wave', 'result-part'],
    gates: { first: 92 },
    aims: { first: 84 },
  },
  {
    name: 'console',
    source: page('AdminConsole', 'birrete/admin-console'),
    usableWith: ['second-wave'],
    gates: { first: 140, all: 270 },
    aims: { first: 120, all: 230 },
  },
];

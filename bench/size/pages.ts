/** A page that a budget is kept for. */
export interface SizedPage {
  readonly name: string;
  readonly source: string;
  /**
   * Chunks behind a dynamic import that the first screen can't do without, by the beginning of their names. The rest is
   * fetched when it is needed.
   */
  readonly firstScreenNeeds: readonly string[];
  /** KB of gzip with React; the build fails above. */
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
 * The budgets of the public widgets. The first screen of the wizard is counted until a ceremony can be chosen, so with
 * the transport that fetches them; the look-up's until a code can be typed.
 */
export const sizedPages: readonly SizedPage[] = [
  {
    name: 'wizard',
    source: page('GraduationWizard', 'birrete/graduation-wizard'),
    firstScreenNeeds: ['second-wave'],
    gates: { first: 110, all: 145 },
    aims: { first: 98, all: 125 },
  },
  {
    name: 'status look-up',
    source: page('StatusLookup', 'birrete/status-lookup'),
    firstScreenNeeds: [],
    gates: { first: 92 },
    aims: { first: 84 },
  },
];

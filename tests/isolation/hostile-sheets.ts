import bootstrap5 from 'bootstrap/dist/css/bootstrap.css?inline';
import bootstrap3 from 'bootstrap-3/dist/css/bootstrap.css?inline';
import tailwind from 'tailwindcss/preflight.css?inline';

/** A theme that styles all content of an article, by ids, classes and decorations. */
const wordPress = `
  body { color: #444; font: 18px/1.9 Georgia, serif; letter-spacing: 0.03em; word-spacing: 2px; }
  #page #main .entry-content h1, .entry-content h2, .entry-content h3 {
    margin: 2em 0 1em; color: #c00; font: italic 700 40px/1 Impact, sans-serif; text-transform: uppercase;
    border-bottom: 4px double #c00;
  }
  .entry-content p { margin: 0 0 2em; font-size: 22px; text-align: justify; text-indent: 2em; }
  .entry-content p::first-letter { font-size: 3em; float: left; }
  .entry-content span, .entry-content dd { color: #060; }
  .entry-content a { color: #06c; text-decoration: underline wavy; border-bottom: 1px dotted; }
  .entry-content a::after { content: ' »'; }
  .entry-content li { margin-left: 3em; list-style: square inside; }
  .entry-content li::before { content: '• '; color: #c00; }
  #main button, #main input[type='button'] {
    min-width: 12em; padding: 1.5em 3em; border: 3px solid #060; border-radius: 0; background: #0a0; color: #ff0;
    box-shadow: 4px 4px #000; text-transform: uppercase;
  }
  #main button:focus, #main input:focus { outline: 5px dashed #f0f; }
  .entry-content label { display: block; width: 100%; margin: 1em 0; color: #808; font-weight: 700; }
  .entry-content label::after { content: ':'; }
  .entry-content input, .entry-content select, .entry-content textarea {
    width: 100%; height: 4px; padding: 0; border: 1px solid #c00; background: #ffc;
  }
  .entry-content input::placeholder { color: #f0f; font-style: italic; text-transform: uppercase; }
  .entry-content fieldset { padding: 2em; border: 5px groove #999; }
  .entry-content legend { float: left; font-size: 30px; }
  .entry-content table { width: auto; border: 2px solid #000; border-collapse: separate; border-spacing: 4px; }
  .entry-content th, .entry-content td { padding: 3em; border: 1px solid #000; text-align: right; }
  .entry-content tr:nth-child(odd) { background: #eee; }
  .entry-content svg { width: 80px; height: 80px; fill: #f0f; }
  .entry-content ul, .entry-content ol, .entry-content dl { padding-left: 4em; }
  .entry-content nav, .entry-content header, .entry-content section { background: #fed; padding: 20px; }
  .entry-content dialog, [role='dialog'] { margin: 3em; padding: 3em; background: #fed; color: #c00; }
  body [role='dialog'] h2, body [role='dialog'] label { color: #c00; font: 700 40px/1 Impact, sans-serif; }
  body > div button { background: #0a0; color: #ff0; }
`;

/** Style sheets of host pages, by name. */
export const hostileSheets = {
  'Bootstrap 3': bootstrap3,
  'Bootstrap 5': bootstrap5,
  "Tailwind's preflight": tailwind,
  'WordPress theme': wordPress,
  'all !important': 'body * { all: initial !important; }',
  'root of 62.5 %': 'html { font-size: 62.5%; } body { font-size: 1.6rem; }',
  'right to left': 'html { direction: rtl; text-align: right; }',
  'forced colours': 'html { background: Canvas; color: CanvasText; }',
} as const;

export type HostileSheet = keyof typeof hostileSheets;

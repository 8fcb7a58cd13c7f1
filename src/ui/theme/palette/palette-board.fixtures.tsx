import type { Theme } from '../theme.ts';
import { type ColorPair, checkTheme, type NamedColor } from './check-theme.ts';
import type { Scheme } from './palette.ts';

interface PaletteBoardProps {
  readonly theme: Theme;
  readonly scheme: Scheme;
}

/** Every pair of colours with its contrast and its requirement, for the palette's story. */
export function PaletteBoard({ theme, scheme }: PaletteBoardProps) {
  const pairs = checkTheme(theme).pairs.filter((pair) => pair.scheme === scheme);
  return (
    <ul style={{ ...board, color: 'var(--birrete-text)' }}>
      {pairs.map((pair) => (
        <Pair key={`${pair.foreground.token} ${pair.background.token}`} pair={pair} />
      ))}
    </ul>
  );
}

const board = {
  display: 'grid',
  gap: '1em',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18em, 100%), 1fr))',
  padding: 0,
  margin: 0,
  listStyle: 'none',
} as const;

function Pair({ pair: { foreground, background, ratio, needed } }: { readonly pair: ColorPair }) {
  return (
    <li style={{ display: 'grid', gap: '0.25em', justifyItems: 'start' }}>
      <Sample foreground={foreground} background={background} isText={needed === 4.5} />
      <span>
        {foreground.token} {foreground.color}
      </span>
      <span>
        sobre {background.token} {background.color}
      </span>
      <span>
        Contraste {ratio.toFixed(2)}, necesita {needed}
      </span>
    </li>
  );
}

interface SampleProps {
  readonly foreground: NamedColor;
  readonly background: NamedColor;
  readonly isText: boolean;
}

/** A mark is an edge; a text beside it must not be judged. */
function Sample({ foreground, background, isText }: SampleProps) {
  const style = { background: background.color, padding: '0.25em 0.75em' };
  return isText ? (
    <span style={{ ...style, color: foreground.color }}>Título de grado</span>
  ) : (
    <span style={{ ...style, display: 'inline-block', border: `3px solid ${foreground.color}` }} />
  );
}

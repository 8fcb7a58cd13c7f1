import type { Theme } from '../theme.ts';
import { type ColorPair, checkTheme, type NamedColor } from './check-theme.ts';
import type { Scheme } from './palette.ts';

interface PaletteBoardProps {
  readonly theme: Theme;
  readonly scheme: Scheme;
}

/** For the story of the palette: every pair of colours as it looks, with its contrast and what it needs. */
export function PaletteBoard({ theme, scheme }: PaletteBoardProps) {
  const pairs = checkTheme(theme).pairs.filter((pair) => pair.scheme === scheme);
  return (
    <table style={{ borderCollapse: 'collapse', font: 'inherit', color: 'var(--birrete-text)' }}>
      <thead>
        <tr>
          {['Muestra', 'Encima', 'Debajo', 'Contraste', 'Necesita'].map((heading) => (
            <th key={heading} scope="col" style={{ padding: '0.25em 1em', textAlign: 'start' }}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <PairRow key={`${pair.foreground.token} ${pair.background.token}`} pair={pair} />
        ))}
      </tbody>
    </table>
  );
}

function PairRow({
  pair: { foreground, background, ratio, needed },
}: {
  readonly pair: ColorPair;
}) {
  const cell = { padding: '0.25em 1em' };
  return (
    <tr>
      <td style={cell}>
        <Sample foreground={foreground} background={background} isText={needed === 4.5} />
      </td>
      <td style={cell}>
        {foreground.token} {foreground.color}
      </td>
      <td style={cell}>
        {background.token} {background.color}
      </td>
      <td style={cell}>{ratio.toFixed(2)}</td>
      <td style={cell}>{needed}</td>
    </tr>
  );
}

interface SampleProps {
  readonly foreground: NamedColor;
  readonly background: NamedColor;
  readonly isText: boolean;
}

/** A mark is an edge; what is written beside it must not be judged as a text. */
function Sample({ foreground, background, isText }: SampleProps) {
  const style = { background: background.color, padding: '0.25em 0.75em' };
  return isText ? (
    <span style={{ ...style, color: foreground.color }}>Título de grado</span>
  ) : (
    <span style={{ ...style, display: 'inline-block', border: `3px solid ${foreground.color}` }} />
  );
}

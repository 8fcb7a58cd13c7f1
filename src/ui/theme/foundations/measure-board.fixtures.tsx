import type { CSSProperties, ReactNode } from 'react';
import { measureTokens } from '../palette/tokens.ts';
import type { Theme } from '../theme.ts';
import { WidgetRoot } from '../widget-root.tsx';

interface MeasureBoardProps {
  readonly theme: Theme;
  /** Prefix of the names: `space-`, `size-`. */
  readonly names: string;
  readonly sample: (token: string) => ReactNode;
}

/** The measures of a theme with a common prefix: name, value and a sample at its size. */
export function MeasureBoard({ theme, names, sample }: MeasureBoardProps) {
  const tokens = Object.entries(measureTokens(theme)).filter(([name]) => name.startsWith(names));
  return (
    <WidgetRoot theme={theme} background="none">
      <table style={{ borderCollapse: 'collapse', tableLayout: 'fixed', width: '100%' }}>
        <thead>
          <tr>
            {['Nombre', 'Valor', 'Muestra'].map((heading) => (
              <th key={heading} scope="col" style={cell}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tokens.map(([name, value]) => (
            <tr key={name}>
              <th scope="row" style={{ ...cell, fontWeight: 400 }}>
                <code>{name}</code>
              </th>
              <td style={{ ...cell, color: 'var(--birrete-text-muted)' }}>{value}</td>
              <td style={cell}>{sample(`var(--birrete-${name})`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WidgetRoot>
  );
}

const cell: CSSProperties = {
  padding: '0.5em 1em 0.5em 0',
  textAlign: 'start',
  verticalAlign: 'middle',
  borderBottom: '1px solid var(--birrete-border)',
  overflowWrap: 'anywhere',
};

import type { Scheme } from '../palette/palette.ts';
import { colorTokens } from '../palette/tokens.ts';
import type { Theme } from '../theme.ts';
import { WidgetRoot } from '../widget-root.tsx';

interface ColorBoardProps {
  readonly theme: Theme;
  readonly scheme: Scheme;
}

/** Purpose of each group of colours, by the prefix of their names. */
const groups: readonly (readonly [heading: string, about: string, names: RegExp])[] = [
  ['Fondos', 'La página, la tarjeta y lo que flota sobre ambas.', /^(page|surface.*)$/],
  [
    'Tinta y líneas',
    'Texto, texto secundario, separadores y bordes de controles.',
    /^(text|border)/,
  ],
  ['Acento', 'Sale de la marca: botones, enlaces, lo elegido y el foco.', /^(on-)?(accent|focus)/],
  ['Éxito', 'Lo que salió bien: solicitud confirmada, cambios guardados.', /^success/],
  ['Advertencia', 'Lo que espera o pide atención: solicitud pendiente.', /^warning/],
  ['Peligro', 'Errores, rechazos y lo que no se puede deshacer.', /^(on-)?danger/],
  ['Información', 'Avisos que no piden nada.', /^info/],
  ['Sombra', 'De qué están hechas las sombras.', /^shade$/],
];

/** Every colour of a theme in one scheme, as the widgets derive it. */
export function ColorBoard({ theme, scheme }: ColorBoardProps) {
  const tokens = Object.entries(colorTokens(theme, scheme));
  return (
    <WidgetRoot theme={{ ...theme, colorScheme: scheme }}>
      <div style={{ display: 'grid', gap: '2em', padding: '1.5em' }}>
        {groups.map(([heading, about, names]) => (
          <section key={heading} style={{ display: 'grid', gap: '0.75em' }}>
            <h3 style={{ margin: 0, fontFamily: 'var(--birrete-heading-font)' }}>{heading}</h3>
            <p style={{ margin: 0, color: 'var(--birrete-text-muted)' }}>{about}</p>
            <ul style={{ ...swatches, padding: 0, margin: 0, listStyle: 'none' }}>
              {tokens
                .filter(([name]) => names.test(name))
                .map(([name, value]) => (
                  <Swatch key={name} name={name} value={value} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </WidgetRoot>
  );
}

const swatches = {
  display: 'grid',
  gap: '1em',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11em, 1fr))',
} as const;

function Swatch({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <li>
      <div
        style={{
          height: '3.5em',
          background: `var(--birrete-${name})`,
          border: '1px solid var(--birrete-border)',
          borderRadius: 'var(--birrete-radius-medium)',
        }}
      />
      <code style={{ display: 'block', marginTop: '0.5em' }}>{name}</code>
      <span style={{ color: 'var(--birrete-text-muted)', fontSize: '0.875em' }}>{value}</span>
    </li>
  );
}

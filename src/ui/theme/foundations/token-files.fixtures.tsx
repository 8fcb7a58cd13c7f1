import { Stack } from '#ui/stack/stack.styles.ts';
import { designTokenSheet } from '../palette/design-token-sheet.ts';
import { designTokens } from '../palette/design-tokens.ts';
import type { Theme } from '../theme.ts';

/** Downloads of a theme's values: for design tools, and for style sheets. */
export function TokenFiles({ theme }: { readonly theme: Theme }) {
  const json = `${JSON.stringify(designTokens(theme), undefined, 2)}\n`;
  return (
    <Stack $gap={2}>
      <TokenFile name="birrete.tokens.json" type="application/json" text={json}>
        Para herramientas de diseño (Design Tokens, W3C Community Group)
      </TokenFile>
      <TokenFile name="birrete.tokens.css" type="text/css" text={designTokenSheet(theme)}>
        Para hojas de estilo (propiedades <code>--birrete-*</code>)
      </TokenFile>
    </Stack>
  );
}

interface TokenFileProps {
  readonly name: string;
  readonly type: string;
  readonly text: string;
  readonly children: React.ReactNode;
}

function TokenFile({ name, type, text, children }: TokenFileProps) {
  return (
    <p style={{ margin: 0 }}>
      <a
        download={name}
        href={`data:${type};charset=utf-8,${encodeURIComponent(text)}`}
        style={{ color: 'var(--birrete-accent-text)' }}
      >
        {name}
      </a>
      {'. '}
      {children}
    </p>
  );
}

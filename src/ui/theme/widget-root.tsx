import { type HTMLAttributes, type ReactNode, useMemo } from 'react';
import { useLocale } from '#messages/messages-context.tsx';
import { part } from '../styled/part.ts';
import { tokenStyles } from './palette/tokens.styles.ts';
import { partStyles } from './parts/part-styles.ts';
import { defaultTheme, type Theme } from './theme.ts';
import { ThemeProvider, useWidgetTheme } from './theme-context.tsx';
import { WidgetRootBox } from './widget-root.styles.ts';

interface WidgetRootProps {
  /** @default the theme of the nearest `ThemeProvider` or root */
  readonly theme?: Theme | undefined;
  /** Language of the texts, for pronunciation and hyphenation. @default the provider's locale ('es') */
  readonly lang?: string | undefined;
  /** The host's attributes. */
  readonly attributes?: HTMLAttributes<HTMLElement> | undefined;
  /**
   * `page` paints the page's background and is a query container named `birrete` (`@container birrete (width < 40em)`);
   * `none` is for overlays, which paint themselves and must not be positioned by a container.
   * @default 'page'
   */
  readonly background?: 'page' | 'none' | undefined;
  readonly children: ReactNode;
}

/**
 * The outermost element of a widget, and the only one with the theme: its custom properties, font and colours end here,
 * so that two roots on a page are independent and nothing outside is affected.
 */
export function WidgetRoot({
  theme,
  lang,
  attributes,
  background = 'page',
  children,
}: WidgetRootProps) {
  const inherited = useWidgetTheme();
  const locale = useLocale();
  const current = theme ?? inherited;
  const parts = useMemo(() => partStyles(current.parts).rules, [current.parts]);
  const tokens = useMemo(() => tokenStyles(current), [current]);

  return (
    <ThemeProvider theme={current}>
      <WidgetRootBox
        {...attributes}
        data-birrete-root=""
        {...part('root')}
        lang={lang ?? locale}
        $tokens={tokens}
        $background={background}
        $size={current.baseSize ?? defaultTheme.baseSize}
        $parts={parts}
      >
        {children}
      </WidgetRootBox>
    </ThemeProvider>
  );
}

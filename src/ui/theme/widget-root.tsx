import { type HTMLAttributes, type ReactNode, useMemo } from 'react';
import { useLocale } from '#messages/messages-context.tsx';
import { part } from '../styled/part.ts';
import { styledWithoutReset } from '../styled/styled.ts';
import { tokenStyles } from './palette/tokens.styles.ts';
import { partStyles } from './parts/part-styles.ts';
import { defaultTheme, type Theme } from './theme.ts';
import { ThemeProvider, useWidgetTheme } from './theme-context.tsx';

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

interface WidgetRootStyles {
  readonly $tokens: string;
  readonly $background: 'page' | 'none';
  readonly $size: string;
  /** Rules for the parts, from the theme. */
  readonly $parts: string;
}

/**
 * Every inherited property is declared, so that the page around does not change the widget. `font-size: medium` is the
 * user's setting in the browser, whatever the host's `html { font-size }`. The family has a separate declaration: if it
 * is `inherit`, a shorthand with it would inherit the rest too. Hyphenation is for narrow lines: a phone with a double
 * font size.
 *
 * The rules at the end undo a page's rules for elements without our styles, and for pseudo-elements. They have less
 * precedence than any of ours; the theme's rules for parts, which come last, have more. Inside an icon, attributes are the styles: nothing is undone there. The attribute
 * `hidden` is a style too in Chromium, and is undone with the rest.
 */
const WidgetRootBox = styledWithoutReset.div<WidgetRootStyles>`
  ${({ $tokens }) => $tokens}
  ${({ $background }) => ($background === 'page' ? pageStyles : '')}
  box-sizing: border-box;
  color: var(--birrete-text);
  font: 400 ${({ $size }) => $size}/1.55 serif;
  font-family: var(--birrete-font);
  direction: ltr;
  letter-spacing: normal;
  word-spacing: normal;
  text-align: start;
  text-align-last: auto;
  text-indent: 0;
  text-transform: none;
  text-shadow: none;
  -webkit-text-fill-color: currentcolor;
  white-space: normal;
  word-break: normal;
  overflow-wrap: break-word;
  hyphens: manual;
  list-style: none;
  border-collapse: separate;
  border-spacing: 0;
  cursor: auto;
  forced-color-adjust: auto;
  writing-mode: horizontal-tb;
  user-select: text;
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  -webkit-tap-highlight-color: transparent;

  &:lang(ar, fa, he, ur) {
    direction: rtl;
  }

  @media (max-width: 16em) {
    hyphens: auto;
  }

  :where(& :not([class], svg *)) {
    all: revert;
  }

  :where(& [hidden]:not([class])) {
    display: none;
  }

  :where(& *)::before,
  :where(& *)::after,
  :where(& p)::first-letter {
    all: unset;
  }

  :where(& *)::placeholder {
    all: revert;
  }

  ${({ $parts }) => $parts}
`;

/**
 * A query container, so that widgets follow the width of their column. A column that follows its content, such as a float or
 * an item of a flex row, would otherwise have no width.
 */
const pageStyles = `
  container: birrete / inline-size;
  contain-intrinsic-inline-size: min(15em, 80vw);
  display: block;
  inline-size: 100%;
  background-color: var(--birrete-background);
`;

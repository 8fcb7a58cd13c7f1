import { type ReactNode, useContext, useMemo } from 'react';
import { type IStyleSheetContext, StyleSheetContext, StyleSheetManager } from 'styled-components';
import type { Isolation } from './isolation.ts';

/**
 * Prefix of every selector. It matches any element around a widget's root and counts as five ids; a theme's `#page
 * #main .entry-content h1` counts as two.
 */
const guard = ':not(#birrete)'.repeat(5);

interface IsolatedStylesProps {
  readonly isolation: Isolation;
  readonly children: ReactNode;
}

/** Sets the precedence of the widgets' styles over the page's. */
export function IsolatedStyles({ isolation, children }: IsolatedStylesProps) {
  if (isolation === 'layer') return <LayeredStyles>{children}</LayeredStyles>;
  if (isolation === 'shadow') return children;
  return <StyleSheetManager namespace={guard}>{children}</StyleSheetManager>;
}

function LayeredStyles({ children }: Pick<IsolatedStylesProps, 'children'>) {
  const outer = useContext(StyleSheetContext);
  const layered = useMemo(() => ({ ...outer, stylis: inLayer(outer.stylis) }), [outer]);
  return <StyleSheetContext.Provider value={layered}>{children}</StyleSheetContext.Provider>;
}

type Stringifier = IStyleSheetContext['stylis'];

/** styled-components derives class names from `hash`: the same styles inside and outside the layer are two classes. */
function inLayer(stringify: Stringifier): Stringifier {
  const write = (...styles: Parameters<Stringifier>) =>
    stringify(...styles).map((rule) => `@layer birrete{${rule}}`);
  return Object.assign(write, { hash: `${stringify.hash}1` });
}

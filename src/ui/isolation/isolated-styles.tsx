import { type ReactNode, useContext, useMemo } from 'react';
import { type IStyleSheetContext, StyleSheetContext, StyleSheetManager } from 'styled-components';
import type { Isolation } from './isolation.ts';

/**
 * Put before every selector. It is true of any element around a widget's root and counts as five ids; what a theme says of
 * `#page #main .entry-content h1` counts as two.
 */
const guard = ':not(#birrete)'.repeat(5);

interface IsolatedStylesProps {
  readonly isolation: Isolation;
  readonly children: ReactNode;
}

/** Decides what the styles of the widgets below weigh against those of the page. */
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

/** styled-components makes class names from `hash`: the same styles in and out of the layer are two classes. */
function inLayer(stringify: Stringifier): Stringifier {
  const write = (...styles: Parameters<Stringifier>) =>
    stringify(...styles).map((rule) => `@layer birrete{${rule}}`);
  return Object.assign(write, { hash: `${stringify.hash}1` });
}

import { type ReactNode, useContext, useInsertionEffect, useState } from 'react';
import { StyleSheetContext, StyleSheetManager } from 'styled-components';

type StyledSheet = NonNullable<Parameters<typeof StyleSheetManager>[0]['sheet']>;

export interface ConstructedStylesProps {
  /** The document or shadow root that the widgets below are in. @default the page's document */
  readonly root?: Document | ShadowRoot | undefined;
  /** The page's style nonce, for the browsers that have no constructed style sheets (Safari before 16.4). */
  readonly nonce?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Writes the styles of the widgets below into a constructed style sheet in place of a `<style>` element: a
 * Content-Security-Policy of `style-src 'self'` lets it pass without a nonce. The sheet is adopted while this is
 * mounted, beside the root's own. On a server it changes nothing.
 */
export function ConstructedStyles({ root, nonce, children }: ConstructedStylesProps) {
  const { styleSheet: outer } = useContext(StyleSheetContext);
  const [styles] = useState(() => (canConstruct() ? constructSheet(outer) : undefined));

  useInsertionEffect(() => {
    if (styles === undefined) return;
    const place = root ?? document;
    place.adoptedStyleSheets = [...place.adoptedStyleSheets, styles.rules];
    return () => {
      place.adoptedStyleSheets = place.adoptedStyleSheets.filter((own) => own !== styles.rules);
    };
  }, [styles, root]);

  if (styles === undefined) {
    const place = root === undefined || root instanceof Document ? {} : { target: root };
    return (
      <StyleSheetManager {...place} {...(nonce === undefined ? {} : { nonce })}>
        {children}
      </StyleSheetManager>
    );
  }
  return <StyleSheetManager sheet={styles.sheet}>{children}</StyleSheetManager>;
}

/** Whether this browser has constructed style sheets (Safari since 16.4). */
function canConstruct(): boolean {
  return typeof Document !== 'undefined' && 'adoptedStyleSheets' in Document.prototype;
}

/**
 * A sheet of styled-components whose rules go into a constructed one. It asks for its tag only here, with a target that
 * is in no page, so that no `<style>` element is ever seen by the page or its policy.
 */
function constructSheet(outer: StyledSheet) {
  const rules = new CSSStyleSheet();
  const nowhere = document.createElement('div');
  const sheet = outer.reconstructWithOptions({ target: nowhere, useCSSOMInjection: false }, false);
  sheet.getTag().tag = tagOver(rules);
  return { rules, sheet };
}

/** What styled-components asks of a tag. */
function tagOver(rules: CSSStyleSheet): ReturnType<StyledSheet['getTag']>['tag'] {
  return {
    get length() {
      return rules.cssRules.length;
    },
    insertRule: (index, rule) => {
      try {
        rules.insertRule(rule, index);
        return true;
      } catch {
        // A rule this browser does not know; the others are kept.
        return false;
      }
    },
    deleteRule: (index) => rules.deleteRule(index),
    getRule: (index) => rules.cssRules[index]?.cssText ?? '',
  };
}

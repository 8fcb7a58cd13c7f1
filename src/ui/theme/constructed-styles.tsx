import { type ReactNode, useContext, useInsertionEffect, useState } from 'react';
import { StyleSheetContext, StyleSheetManager } from 'styled-components';

type StyledSheet = NonNullable<Parameters<typeof StyleSheetManager>[0]['sheet']>;

/** Props of `ConstructedStyles`. */
export interface ConstructedStylesProps {
  /** The document or shadow root of the widgets. @default the page's document */
  readonly root?: Document | ShadowRoot | undefined;
  /** The nonce for styles, for browsers without constructed style sheets (Safari before 16.4). */
  readonly nonce?: string | undefined;
  /** The provider and its widgets. */
  readonly children: ReactNode;
}

/**
 * Writes the widgets' styles into a constructed style sheet instead of a `<style>` element: a Content-Security-Policy
 * of `style-src 'self'` allows it without a nonce. The sheet is adopted while this is mounted, in addition to the
 * root's. On a server it changes nothing.
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

/** True if this browser has constructed style sheets (Safari since 16.4). */
function canConstruct(): boolean {
  return typeof Document !== 'undefined' && 'adoptedStyleSheets' in Document.prototype;
}

/**
 * A sheet of styled-components whose rules go into a constructed one. It requests its tag only here, with a detached
 * target, so that the page and its policy never see a `<style>` element.
 */
function constructSheet(outer: StyledSheet) {
  const rules = new CSSStyleSheet();
  const nowhere = document.createElement('div');
  const sheet = outer.reconstructWithOptions({ target: nowhere, useCSSOMInjection: false }, false);
  sheet.getTag().tag = tagOver(rules);
  return { rules, sheet };
}

/** The interface of a styled-components tag. */
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
        // This browser does not support the rule; the others stay.
        return false;
      }
    },
    deleteRule: (index) => rules.deleteRule(index),
    getRule: (index) => rules.cssRules[index]?.cssText ?? '',
  };
}

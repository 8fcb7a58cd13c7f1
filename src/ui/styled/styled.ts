import { styled as base } from 'styled-components';

/** `styled.div` or `styled(Button)`: the tag function of a style sheet. */
interface Template {
  (strings: readonly string[], ...values: readonly unknown[]): unknown;
  attrs(attributes: unknown): Template;
  withConfig(config: {
    readonly componentId: string;
    readonly shouldForwardProp: () => boolean;
  }): Template;
}

/**
 * `styled` of styled-components with three additions.
 *
 * Every element starts with a reset. It reverts the host's element rules (`button { … }`, `p { … }`) and the browser's
 * style sheet, except `display`; inherited properties come from the widget's root.
 *
 * Class names are hashes of the styles. styled-components numbers its components in the order in which modules run. A
 * server, which renders several pages, runs them in a different order than the browser, so elements would have the classes
 * of other components after hydration.
 *
 * Every attribute reaches the element. Otherwise styled-components warns of `part` in a host's development build, and a
 * host's `<StyleSheetManager shouldForwardProp={isPropValid}>` removes it.
 */
export const styled = createStyled('all: unset; box-sizing: border-box; display: revert;');

/** `styled` without the reset, for elements that the host's style sheet may position, and for icons in long lists. */
export const styledWithoutReset = createStyled('');

function createStyled(reset: string) {
  return new Proxy(base, {
    get: (target, tag) => named(Reflect.get(target, tag), String(tag), reset),
    // The extended component has the reset; another one would revert its styles.
    apply: (target, _this, [component]) =>
      named(templateFor(target, component), component.styledComponentId ?? '', ''),
  });
}

function templateFor(target: typeof base, component: Parameters<typeof base>[0]): Template {
  return target(component) as unknown as Template;
}

/** @param seed distinguishes equal styles on different elements or extended components */
function named(template: Template, seed: string, reset: string) {
  const write = (strings: readonly string[], ...values: readonly unknown[]) =>
    template.withConfig({
      componentId: `b-${hash(seed + strings)}`,
      shouldForwardProp: () => true,
    })(
      strings.map((part, index) => (index === 0 ? reset + part : part)),
      ...values,
    );
  write.attrs = (attributes: unknown) => named(template.attrs(attributes), seed, reset);
  return write;
}

/** djb2: a short hash, sufficient for a few hundred names. */
function hash(text: string): string {
  let sum = 5381;
  for (let at = 0; at < text.length; at++) sum = (sum * 33) ^ text.charCodeAt(at);
  return (sum >>> 0).toString(36);
}

import { styled as counted } from 'styled-components';

/** A template tag, such as `styled.div` and `styled(Button)`. */
interface Template {
  (strings: readonly string[], ...values: readonly unknown[]): unknown;
  attrs(attributes: unknown): Template;
  withConfig(config: { readonly componentId: string }): Template;
}

/**
 * `styled` with two additions.
 *
 * Every element starts from a reset, which undoes a host's element rules (`button { … }`, `p { … }`) and the browser's
 * style sheet, except for the element's `display`: inherited properties come from the widget's root.
 *
 * Class names are derived from the styles. styled-components numbers its components in the order in which modules run,
 * and a server, which renders several pages, runs them in another order than a browser that requested one: elements
 * rendered there would have other components' classes after hydration.
 */
export const styled = createStyled('all: unset; box-sizing: border-box; display: revert;');

/**
 * `styled` without the reset, for an element that the host's style sheet may place, or that is rendered hundreds of
 * times.
 */
export const styledWithoutReset = createStyled('');

function createStyled(reset: string) {
  return new Proxy(counted, {
    get: (target, tag) => named(Reflect.get(target, tag), String(tag), reset),
    // An extended component already has the reset; a second one would undo its styles.
    apply: (target, _this, [base]) =>
      named(templateFor(target, base), base.styledComponentId ?? '', ''),
  });
}

function templateFor(target: typeof counted, base: Parameters<typeof counted>[0]): Template {
  return target(base) as unknown as Template;
}

/** @param seed distinguishes the same styles on another element or another base. */
function named(template: Template, seed: string, reset: string) {
  const write = (strings: readonly string[], ...values: readonly unknown[]) =>
    template.withConfig({ componentId: `b-${hash(seed + strings)}` })(
      strings.map((part, index) => (index === 0 ? reset + part : part)),
      ...values,
    );
  write.attrs = (attributes: unknown) => named(template.attrs(attributes), seed, reset);
  return write;
}

/** djb2: short, and good enough for a few hundred names. */
function hash(text: string): string {
  let sum = 5381;
  for (let at = 0; at < text.length; at++) sum = (sum * 33) ^ text.charCodeAt(at);
  return (sum >>> 0).toString(36);
}

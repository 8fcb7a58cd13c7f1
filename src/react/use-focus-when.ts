import { type RefObject, useLayoutEffect, useRef } from 'react';

interface FocusOptions<Target> {
  /** True if the first render counts as a change. A widget must not take the focus from its page. @default true */
  readonly atMount?: boolean | undefined;
  /** Also selects the text of the field, for typing over it. @default false */
  readonly selects?: boolean | undefined;
  /** Selector of a descendant that takes the focus instead. */
  readonly find?: string | undefined;
  /** A ref that the element already has. */
  readonly ref?: RefObject<Target | null> | undefined;
}

/**
 * Focuses an element whenever `trigger` changes to a truthy value.
 *
 * @param trigger a condition, a count of events such as failed attempts, or the content or a key of it
 * @returns the element's ref
 * @example const heading = useFocusWhen<HTMLHeadingElement>(step, { atMount: false });
 */
export function useFocusWhen<Target extends HTMLElement>(
  trigger: unknown,
  { atMount = true, selects = false, find, ref }: FocusOptions<Target> = {},
): RefObject<Target | null> {
  const own = useRef<Target>(null);
  const target = ref ?? own;
  const last = useRef(atMount ? undefined : trigger);

  useLayoutEffect(() => {
    if (last.current === trigger) return;
    last.current = trigger;
    if (!trigger) return;
    const { current } = target;
    const element = find === undefined ? current : current?.querySelector<HTMLElement>(find);
    element?.focus();
    if (selects && element instanceof HTMLInputElement) element.select();
  }, [trigger, selects, find, target]);
  return target;
}

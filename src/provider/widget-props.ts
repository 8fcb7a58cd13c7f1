import type { GraduationEvent } from './events.ts';

/** Props of every widget: its events, and attributes for its outermost element. */
export interface WidgetProps {
  /** Id of the widget's outermost element. */
  readonly id?: string | undefined;
  /** Class of the widget's outermost element, for its place in the page's layout. */
  readonly className?: string | undefined;
  /** Called for this widget's events, before the provider's `onEvent`. */
  readonly onEvent?: ((event: GraduationEvent) => void) | undefined;
  /** Names the widget, which becomes a region (landmark) of the page. */
  readonly 'aria-label'?: string | undefined;
  /** Data attributes, for tests and analytics. */
  readonly [data: `data-${string}`]: string | number | boolean | undefined;
}

/** The attributes of a widget's outermost element among its props. Our own data attributes can't be replaced. */
export function rootAttributes(props: WidgetProps) {
  const { id, className, 'aria-label': label } = props;
  const data = Object.entries(props).filter(([name]) => /^data-(?!birrete-)/.test(name));
  return {
    ...Object.fromEntries(data),
    id,
    className,
    'aria-label': label,
    role: label === undefined ? undefined : 'region',
  };
}

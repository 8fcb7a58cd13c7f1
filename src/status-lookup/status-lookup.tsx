import { useInternalLink } from '../provider/internal-link.ts';
import { WidgetFrame } from '../provider/widget-frame.tsx';
import { useStartingCode } from './starting-code.ts';
import { type FoundApplication, useStatusLookup } from './status-lookup.controller.ts';
import { StatusLookupView } from './status-lookup-view.tsx';

export interface StatusLookupProps {
  /** A code to start with, looked up at once; another one later is looked up too. The person can still type others. */
  readonly code?: string | undefined;
  /**
   * The parameter of the page's address that holds a code to start with, where `code` is not set; receipts link to it.
   * False reads none.
   * @default 'codigo'
   */
  readonly codeParameter?: string | false | undefined;
  /** Told of each result, without the person's data. */
  readonly onFound?: ((found: FoundApplication) => void) | undefined;
  /**
   * Rank of the widget's title in the page's outline; the result's headings follow below it. @default 1, as on a page
   * of its own
   */
  readonly headingLevel?: 1 | 2 | 3 | 4 | undefined;
  /** The target of 'Volver al Inicio'. Without one there is no such link. */
  readonly homeHref?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * The status look-up: shows a graduate the status of an application by its code.
 *
 * @example <StatusLookup code="AG-2025-001" homeHref="/" />
 */
export function StatusLookup({ className, ...props }: StatusLookupProps) {
  return (
    <WidgetFrame className={className}>
      <LookupInFrame {...props} />
    </WidgetFrame>
  );
}

/** Inside the frame, so that a crash of the look-up is caught by it. */
function LookupInFrame(props: StatusLookupProps) {
  const { onFound, headingLevel = 1, homeHref } = props;
  const controller = useStatusLookup({ code: useStartingCode(props), onFound });
  const followLink = useInternalLink();
  const home = homeHref === undefined ? undefined : { href: homeHref, onClick: followLink };
  return <StatusLookupView {...controller} headingLevel={headingLevel} home={home} />;
}

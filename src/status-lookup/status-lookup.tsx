import { useInternalLink } from '../provider/internal-link.ts';
import { useReady } from '../provider/lifecycle.ts';
import { useStartingCode } from '../provider/starting-code.ts';
import { WidgetFrame } from '../provider/widget-frame.tsx';
import type { WidgetProps } from '../provider/widget-props.ts';
import { useReceiptKey } from './receipt-key.ts';
import { type FoundApplication, useStatusLookup } from './status-lookup.controller.ts';
import { StatusLookupView } from './status-lookup-view.tsx';

/** Props of `StatusLookup`. */
export interface StatusLookupProps extends WidgetProps {
  /** A code to look up immediately; a later change is looked up too. The user can still type others. */
  readonly code?: string | undefined;
  /**
   * The query parameter of the page's address with a code to look up, if `code` is not set; receipts link to it. The
   * receipt's key is read from `llave`, and removed from the address. False reads neither.
   * @default 'codigo'
   */
  readonly codeParameter?: string | false | undefined;
  /** Called with each result, without personal data. */
  readonly onFound?: ((found: FoundApplication) => void) | undefined;
  /**
   * The proof of the title, 'Así dirá tu título', which a server may offer to graduates with a confirmed application who
   * have proved their identity. `off` leaves it out.
   * @default 'on'
   */
  readonly proof?: 'on' | 'off' | undefined;
  /**
   * Rank of the widget's title in the page's outline; the result's headings follow below it.
   * @default 1, as on a separate page
   */
  readonly headingLevel?: 1 | 2 | 3 | 4 | undefined;
  /** The target of 'Volver al Inicio'. Without one there is no link. */
  readonly homeHref?: string | undefined;
}

/**
 * The status look-up: shows a graduate the status of an application by its code.
 *
 * @example <StatusLookup code="AG-2025-001" homeHref="/" />
 */
export function StatusLookup(props: StatusLookupProps) {
  return (
    <WidgetFrame widget="status" root={props}>
      <LookupInFrame {...props} />
    </WidgetFrame>
  );
}

/** Inside the frame, whose error boundary catches a crash of the look-up. */
function LookupInFrame(props: StatusLookupProps) {
  const { onFound, headingLevel = 1, homeHref } = props;
  useReady(true);
  const receiptKey = useReceiptKey(props.codeParameter !== false);
  const isTitleProofOff = props.proof === 'off';
  const code = useStartingCode({ ...props, example: 'AG-2026-001' });
  const controller = useStatusLookup({ code, receiptKey, onFound, isTitleProofOff });
  const followLink = useInternalLink();
  const home = homeHref === undefined ? undefined : { href: homeHref, onClick: followLink };
  return <StatusLookupView {...controller} headingLevel={headingLevel} home={home} />;
}

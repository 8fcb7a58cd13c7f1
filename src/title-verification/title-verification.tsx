import { useInternalLink } from '../provider/internal-link.ts';
import { useReady } from '../provider/lifecycle.ts';
import { useStartingCode } from '../provider/starting-code.ts';
import { WidgetFrame } from '../provider/widget-frame.tsx';
import type { WidgetProps } from '../provider/widget-props.ts';
import {
  type TitleVerificationResult,
  useTitleVerification,
} from './title-verification.controller.ts';
import { TitleVerificationView } from './title-verification-view.tsx';

/** Props of `TitleVerification`. */
export interface TitleVerificationProps extends WidgetProps {
  /** A code to verify immediately; a later change is verified too. The user can still type others. */
  readonly code?: string | undefined;
  /**
   * The query parameter of the page's address with a code to verify, if `code` is not set; the QR codes of titles link
   * to it. False reads none.
   * @default 'codigo'
   */
  readonly codeParameter?: string | false | undefined;
  /** Called with each result. It is not called if the server could not be asked. */
  readonly onVerified?: ((verified: TitleVerificationResult) => void) | undefined;
  /**
   * Rank of the widget's title in the page's outline; the result's heading follows below it.
   * @default 1, as on a separate page
   */
  readonly headingLevel?: 1 | 2 | 3 | 4 | undefined;
  /** The target of 'Volver al Inicio'. Without one there is no link. */
  readonly homeHref?: string | undefined;
}

/**
 * Verifies a title: shows anybody who has its code whether it is in the university's register.
 *
 * @example <TitleVerification homeHref="/" />
 */
export function TitleVerification(props: TitleVerificationProps) {
  return (
    <WidgetFrame widget="verification" root={props}>
      <VerificationInFrame {...props} />
    </WidgetFrame>
  );
}

/** Inside the frame, whose error boundary catches a crash. */
function VerificationInFrame(props: TitleVerificationProps) {
  const { onVerified, headingLevel = 1, homeHref } = props;
  useReady(true);
  const code = useStartingCode({ ...props, example: 'K7MQ-2XHD-9RTL' });
  const controller = useTitleVerification({ code, onVerified });
  const followLink = useInternalLink();
  const home = homeHref === undefined ? undefined : { href: homeHref, onClick: followLink };
  return <TitleVerificationView {...controller} headingLevel={headingLevel} home={home} />;
}

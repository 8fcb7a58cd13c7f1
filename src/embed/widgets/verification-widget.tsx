import { anonymousSession } from '#session/anonymous-session.ts';
import {
  TitleVerification,
  type TitleVerificationProps,
} from '#title-verification/title-verification.tsx';
import {
  readAttribute,
  readCodeParameter,
  readHeadingLevel,
  readProperty,
} from '../settings/read-attributes.ts';
import type { OpenedWidget, Surface } from '../surface/surface.ts';
import { openWidget } from './open-widget.tsx';

/** Renders `<graduation-verification>`. */
export function openVerification(surface: Surface): OpenedWidget {
  const session = anonymousSession();
  const draw = () => <TitleVerification {...readVerification(surface)} />;
  return openWidget(surface, draw, { session });
}

type OnVerified = NonNullable<TitleVerificationProps['onVerified']>;

function readVerification(surface: Surface): TitleVerificationProps {
  return {
    headingLevel: readHeadingLevel(surface),
    homeHref: readAttribute(surface, 'home-href'),
    code: readAttribute(surface, 'code'),
    codeParameter: readCodeParameter(surface),
    onVerified: (verified) =>
      readProperty<OnVerified>(surface, 'onVerified', 'function')?.(verified),
  };
}

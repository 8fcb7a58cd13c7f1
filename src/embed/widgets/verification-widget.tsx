import type { ReactNode } from 'react';
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
  type Source,
} from '../settings/read-attributes.ts';
import type { OpenedWidget, Surface } from '../surface/surface.ts';
import { openWidget } from './open-widget.tsx';

/** Renders `<graduation-verification>`. */
export function openVerification(surface: Surface): OpenedWidget {
  const session = anonymousSession();
  return openWidget(surface, () => drawVerification(surface), { session });
}

export function drawVerification(source: Source): ReactNode {
  return <TitleVerification {...readVerification(source)} />;
}

type OnVerified = NonNullable<TitleVerificationProps['onVerified']>;

function readVerification(source: Source): TitleVerificationProps {
  return {
    headingLevel: readHeadingLevel(source),
    homeHref: readAttribute(source, 'home-href'),
    code: readAttribute(source, 'code'),
    codeParameter: readCodeParameter(source),
    onVerified: (verified) =>
      readProperty<OnVerified>(source, 'onVerified', 'function')?.(verified),
  };
}

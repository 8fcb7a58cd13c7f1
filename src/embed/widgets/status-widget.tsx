import type { ReactNode } from 'react';
import { anonymousSession } from '#session/anonymous-session.ts';
import { StatusLookup, type StatusLookupProps } from '#status-lookup/status-lookup.tsx';
import {
  readAttribute,
  readCodeParameter,
  readHeadingLevel,
  readProperty,
  type Source,
} from '../settings/read-attributes.ts';
import type { OpenedWidget, Surface } from '../surface/surface.ts';
import { openWidget } from './open-widget.tsx';

/** Renders `<graduation-status>`. */
export function openStatus(surface: Surface): OpenedWidget {
  const session = anonymousSession();
  return openWidget(surface, () => drawStatus(surface), { session });
}

export function drawStatus(source: Source): ReactNode {
  return <StatusLookup {...readStatus(source)} />;
}

type OnFound = NonNullable<StatusLookupProps['onFound']>;

function readStatus(source: Source): StatusLookupProps {
  return {
    headingLevel: readHeadingLevel(source),
    homeHref: readAttribute(source, 'home-href'),
    code: readAttribute(source, 'code'),
    codeParameter: readCodeParameter(source),
    proof: readAttribute(source, 'proof'),
    onFound: (found) => readProperty<OnFound>(source, 'onFound', 'function')?.(found),
  };
}

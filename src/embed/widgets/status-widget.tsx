import { anonymousSession } from '#session/anonymous-session.ts';
import { StatusLookup, type StatusLookupProps } from '#status-lookup/status-lookup.tsx';
import {
  readAttribute,
  readCodeParameter,
  readHeadingLevel,
  readProperty,
} from '../settings/read-attributes.ts';
import type { OpenedWidget, Surface } from '../surface/surface.ts';
import { openWidget } from './open-widget.tsx';

/** Renders `<graduation-status>`. */
export function openStatus(surface: Surface): OpenedWidget {
  const session = anonymousSession();
  return openWidget(surface, () => <StatusLookup {...readStatus(surface)} />, { session });
}

type OnFound = NonNullable<StatusLookupProps['onFound']>;

function readStatus(surface: Surface): StatusLookupProps {
  return {
    headingLevel: readHeadingLevel(surface),
    homeHref: readAttribute(surface, 'home-href'),
    code: readAttribute(surface, 'code'),
    codeParameter: readCodeParameter(surface),
    proof: readAttribute(surface, 'proof'),
    onFound: (found) => readProperty<OnFound>(surface, 'onFound', 'function')?.(found),
  };
}

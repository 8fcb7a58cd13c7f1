import { StatusLookup, type StatusLookupProps } from '../../status-lookup/status-lookup.tsx';
import type { OpenedWidget, Stage } from '../element/stage.ts';
import { readHeadingLevel, readLink, readProperty, readText } from '../settings/read-attributes.ts';
import { openWidget } from './open-widget.tsx';

/** What `<graduation-status>` shows. */
export function openStatus(stage: Stage): OpenedWidget {
  return openWidget(stage, () => <StatusLookup {...readStatus(stage)} />);
}

type OnFound = NonNullable<StatusLookupProps['onFound']>;

function readStatus(stage: Stage): StatusLookupProps {
  return {
    headingLevel: readHeadingLevel(stage),
    homeHref: readLink(stage, 'home-href'),
    code: readText(stage, 'code'),
    onFound: (found) => readProperty<OnFound>(stage, 'onFound', 'function')?.(found),
  };
}

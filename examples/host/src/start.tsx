import { handOverInput, rememberInput } from 'birrete/provider';
import { browserRouter } from 'birrete/routing';
import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { fetchAfterAnnouncement } from './announced-calls.ts';
import { readPageSettings } from './page-settings.ts';
import { readMeta } from './read-meta.ts';
import { showLoadFailure } from './show-load-failure.tsx';
import { Site } from './site.tsx';
import { followVisits, whenLoaded } from './site-visits.ts';

interface HydratedProps {
  readonly page: HTMLElement;
  readonly children: ReactNode;
}

/** The page of the server, in which a visitor may have typed or chosen before this script ran. */
function Hydrated({ page, children }: HydratedProps) {
  const [early] = useState(() => rememberInput(page));
  useLayoutEffect(() => handOverInput(page, early), [page, early]);
  return children;
}

/** Shows the site, in the page of the server if it has sent one. */
export function start(root: HTMLElement): void {
  const settings = readPageSettings(readMeta);
  const visits = followVisits(browserRouter(), settings);
  const api = { ...settings.api, fetch: fetchAfterAnnouncement() };
  const site = <Site visits={visits} settings={{ ...settings, api }} />;

  // The dev server sends an empty page, and so does the server if it could not render one.
  if (root.firstElementChild === null) {
    createRoot(root).render(site);
    return;
  }
  // Before its code has arrived, the page would hydrate as 'Cargando…', and without it as a failure.
  void whenLoaded(visits).then((visit) => {
    if (visit.status === 'failed') return showLoadFailure(root, visit.error);
    // As a transition, hydration pauses for input.
    startTransition(() => {
      hydrateRoot(root, <Hydrated page={root}>{site}</Hydrated>);
    });
  });
}

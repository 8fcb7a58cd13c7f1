import type { ReactNode } from 'react';
import { useFocusWhen } from '../../react/use-focus-when.ts';
import { Stack } from '../../ui/stack/stack.styles.ts';
import { Heading } from '../../ui/text/heading.tsx';
import { useDocumentTitle, useFocusOnArrival } from '../navigation/arrival.ts';
import { useConsole } from '../navigation/console-context.ts';
import { MenuPlace } from './menu-place.tsx';
import { PageActions, PageHead } from './section-page.styles.ts';

interface SectionPageProps {
  /** The section's name, used as heading and at the start of the document's title. */
  readonly title: string;
  /** A key of the view that the section shows, if it has several; the heading takes the focus when it changes. */
  readonly view?: string | undefined;
  /** Actions of the section ('Nuevo Acto'), next to the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The page layout of a section. Its heading takes the focus after a navigation within the console, not at page load. */
export function SectionPage({ title, view, actions, children }: SectionPageProps) {
  const console = useConsole();
  const heading = useFocusWhen(view, { atMount: false, ref: useFocusOnArrival(console) });
  useDocumentTitle(title, console);

  return (
    <Stack>
      <PageHead>
        <MenuPlace />
        <Heading level={1} size="title" tabIndex={-1} headingRef={heading}>
          {title}
        </Heading>
        {actions !== undefined && <PageActions>{actions}</PageActions>}
      </PageHead>
      {children}
    </Stack>
  );
}

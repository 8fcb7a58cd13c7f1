import type { ReactNode } from 'react';
import { Stack } from '../../ui/stack/stack.styles.ts';
import { Heading } from '../../ui/text/heading.tsx';
import { useDocumentTitle, useFocusOnArrival } from '../navigation/arrival.ts';
import { useConsole } from '../navigation/console-context.ts';
import { PageActions, PageHead } from './section-page.styles.ts';

interface SectionPageProps {
  /** The section's name, used as heading and at the start of the document's title. */
  readonly title: string;
  /** Actions of the section ('Nuevo Acto'), next to the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The page layout of a section. Its heading takes the focus after a navigation within the console, not at page load. */
export function SectionPage({ title, actions, children }: SectionPageProps) {
  const console = useConsole();
  const heading = useFocusOnArrival(console);
  useDocumentTitle(title, console);

  return (
    <Stack>
      <PageHead>
        <Heading level={1} size="title" tabIndex={-1} headingRef={heading}>
          {title}
        </Heading>
        {actions !== undefined && <PageActions>{actions}</PageActions>}
      </PageHead>
      {children}
    </Stack>
  );
}

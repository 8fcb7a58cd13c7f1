import type { ReactNode } from 'react';
import { Stack } from '../../ui/stack/stack.styles.ts';
import { Heading } from '../../ui/text/heading.tsx';
import { useDocumentTitle, useFocusOnArrival } from '../navigation/arrival.ts';
import { useConsole } from '../navigation/console-context.ts';
import { PageActions, PageHead } from './section-page.styles.ts';

interface SectionPageProps {
  /** The section's name: its heading, and the beginning of the document's title. */
  readonly title: string;
  /** What can be done here as a whole ('Nuevo Acto'), beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * What is around every section. The heading takes the focus when the person comes from elsewhere in
 * the console, not when the page was just loaded.
 */
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

import type { ReactNode } from 'react';
import { useFocusWhen } from '#react/use-focus-when.ts';
import { Stack } from '#ui/stack/stack.styles.ts';
import { styled } from '#ui/styled/styled.ts';
import { Heading } from '#ui/text/heading.tsx';
import { useDocumentTitle, useFocusOnArrival } from '../navigation/arrival.ts';
import { useConsole } from '../navigation/console-context.ts';
import { UnsavedDraft } from '../navigation/drafts/unsaved-draft.tsx';
import { MenuPlace } from './menu-place.tsx';
import { PageHead } from './section-page.styles.ts';

interface SectionPageProps {
  /** The section's name, used as heading and at the start of the document's title. */
  readonly title: string;
  /** The start of the document's title at an address of one row or tab. @default the section's name */
  readonly documentTitle?: string | undefined;
  /** A key of the view that the section shows, if it has several; the heading takes the focus when it changes. */
  readonly view?: string | undefined;
  /** Actions of the section ('Nuevo Acto'), next to the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The page layout of a section. Its heading takes the focus after a navigation within the console, not at page load. */
export function SectionPage(props: SectionPageProps) {
  const { title, documentTitle = title, view, actions, children } = props;
  const console = useConsole();
  const heading = useFocusWhen(view, { atMount: false, ref: useFocusOnArrival(console) });
  useDocumentTitle(documentTitle, console);

  return (
    <Stack>
      <PageHead>
        <MenuPlace />
        <Heading level={1} size="title" tabIndex={-1} headingRef={heading}>
          {title}
        </Heading>
        {actions !== undefined && <PageActions>{actions}</PageActions>}
      </PageHead>
      <UnsavedDraft onDiscarded={() => heading.current?.focus()} />
      {children}
    </Stack>
  );
}

/** On a phone several share its width, so that their edges are one line. */
const PageActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--birrete-space-3);

  @container birrete (width < 30em) {
    &:has(> :nth-child(2)) {
      inline-size: 100%;
    }

    & > * {
      flex: 1 1 auto;
    }

    & > button:not(:last-child) {
      padding-inline: var(--birrete-space-2);
    }
  }
`;

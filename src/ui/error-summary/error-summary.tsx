import { type MouseEvent, useId } from 'react';
import type { HeadingLevel } from '#react/heading-level.ts';
import { useFocusWhen } from '#react/use-focus-when.ts';
import { useAnnounced } from '../announcer/announcements.tsx';
import { LinkText } from '../link/link.styles.ts';
import { styled } from '../styled/styled.ts';
import { Heading } from '../text/heading.tsx';
import { focusRing } from '../theme/focus-ring.styles.ts';
import { focusField } from './focus-field.ts';

/** One problem and its field. */
interface ErrorSummaryItem {
  /** The field's `id`. */
  readonly fieldId: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly title: string;
  readonly items: readonly ErrorSummaryItem[];
  /** @default 2 */
  readonly headingLevel?: HeadingLevel | undefined;
  /** Each number above 0 that differs from the last one puts the focus on the box: count the failed attempts. */
  readonly focusCount?: number | undefined;
}

/**
 * The problems that block a form, in one place and in the order of the fields. Each line links to its field. Render it
 * after an attempt to continue, not with every keystroke; without items it renders nothing. Screen readers read the title
 * with the focus, and then the problems, once for each attempt.
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { title, items, headingLevel = 2, focusCount = 0 } = props;
  const titleId = useId();
  const announced = useAnnounced<HTMLUListElement>('polite', focusCount);
  const box = useFocusWhen<HTMLDivElement>(focusCount);

  if (items.length === 0) return null;
  return (
    <Box
      ref={box}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-birrete-error-summary=""
    >
      <Heading level={headingLevel} size="small" id={titleId}>
        {title}
      </Heading>
      <Items ref={announced}>
        {items.map((item) => (
          <Item key={`${item.fieldId} ${item.message}`}>
            <ItemLink href={`#${item.fieldId}`} onClick={(event) => followTo(event, item.fieldId)}>
              {item.message}
            </ItemLink>
          </Item>
        ))}
      </Items>
    </Box>
  );
}

/** The address does not change: a `#field` in it would reach the host's router and stay after the correction. */
function followTo(event: MouseEvent<HTMLElement>, fieldId: string): void {
  event.preventDefault();
  focusField(event.currentTarget, fieldId);
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--birrete-space-2);
  padding: var(--birrete-space-4);
  border: 1px solid var(--birrete-danger-border);
  border-inline-start: 4px solid var(--birrete-danger-text);
  border-radius: var(--birrete-radius-small);
  background-color: var(--birrete-danger-soft);
  color: var(--birrete-text);
  scroll-margin-block: 1em;
  ${focusRing}
`;

/** The links are taller than their text, for fingers; negative margins keep the box's padding even. */
const Items = styled.ul`
  display: flex;
  flex-direction: column;
  margin-block-end: -0.35em;
`;

const Item = styled.li`
  display: block;
`;

const ItemLink = styled(LinkText)`
  display: inline-block;
  padding-block: 0.35em;
  color: var(--birrete-danger-text);
  font-weight: 500;
  line-height: 1.45;

  @media (pointer: coarse) {
    padding-block: 0.65em;
  }
`;

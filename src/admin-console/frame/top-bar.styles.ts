import { Row } from '#ui/stack/row.styles.ts';
import { styled } from '#ui/styled/styled.ts';
import { barHeight, expandedWidth, stickyBarWidth } from './layout.styles.ts';

export const Bar = styled(Row).attrs({ as: 'header', $lineGap: 2 })`
  padding: var(--birrete-space-2) var(--birrete-space-4);
  border-block-end: 1px solid var(--birrete-border);
  background-color: var(--birrete-surface);

  @media ${stickyBarWidth} {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    column-gap: var(--birrete-space-4);
    min-block-size: ${barHeight};
  }

  @media ${expandedWidth} {
    padding-inline: var(--birrete-space-5);
  }
`;

/** Empty where the side menu is shown. */
export const MenuPlace = styled.div`
  &:empty {
    display: none;
  }
`;

/** On a phone the person and the ways out take the whole line: the section's own title says where one is. */
export const Brand = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--birrete-space-3);
  min-inline-size: 0;

  @media (max-width: 719px) {
    display: none;
  }
`;

export const Cap = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  color: var(--birrete-accent-text);

  @media not ${expandedWidth} {
    display: none;
  }
`;

export const Institution = styled.p`
  overflow: hidden;
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-caption);
  line-height: 1.3;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const ProductName = styled.p`
  font-family: var(--birrete-heading-font);
  font-size: var(--birrete-size-title);
  font-weight: 600;
  line-height: 1.25;
  text-wrap: balance;
`;

export const BrandNames = styled.div`
  min-inline-size: 0;
`;

/** Below the buttons where the letters are twice as large on a phone. */
export const Person = styled.div`
  flex: 1 1 7em;
  min-inline-size: 0;
  line-height: 1.3;

  @container birrete (width < 16em) {
    flex-basis: 100%;
    order: 1;
  }

  @media ${stickyBarWidth} {
    flex: none;
    max-inline-size: 18em;
    text-align: end;
  }
`;

export const PersonName = styled.p`
  font-size: var(--birrete-size-label);
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const PersonRole = styled.p`
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-caption);
`;

import { styled } from '../../ui/styled/styled.ts';
import { barHeight, expandedWidth } from './layout.styles.ts';

export const Bar = styled.header`
  display: grid;
  grid-template-areas: 'menu brand out' 'person person person';
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--birrete-space-2) var(--birrete-space-3);
  padding: var(--birrete-space-2) var(--birrete-space-4);
  border-block-end: 1px solid var(--birrete-border);
  background-color: var(--birrete-surface);

  @media (min-width: 720px) {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    grid-template-areas: 'menu brand person out';
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    column-gap: var(--birrete-space-4);
    block-size: ${barHeight};
  }

  @media ${expandedWidth} {
    padding-inline: var(--birrete-space-5);
  }
`;

/** Empty where the side menu is shown. */
export const MenuPlace = styled.div`
  grid-area: menu;

  &:empty {
    display: none;
  }
`;

export const Brand = styled.div`
  display: flex;
  grid-area: brand;
  align-items: center;
  gap: var(--birrete-space-3);
  min-inline-size: 0;
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

  @media (max-width: 479px) {
    display: none;
  }
`;

export const ProductName = styled.p`
  font-family: var(--birrete-heading-font);
  font-size: var(--birrete-size-title);
  font-weight: 600;
  line-height: 1.25;
  text-wrap: balance;

  @media (max-width: 479px) {
    font-size: var(--birrete-size-label);
  }
`;

export const BrandNames = styled.div`
  min-inline-size: 0;
`;

export const Person = styled.div`
  display: flex;
  grid-area: person;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: var(--birrete-space-3);
  padding-block-start: var(--birrete-space-2);
  border-block-start: 1px solid var(--birrete-border);
  line-height: 1.3;

  @media (min-width: 720px) {
    display: block;
    max-inline-size: 18em;
    padding-block-start: 0;
    border: 0;
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

export const Out = styled.div`
  grid-area: out;
`;

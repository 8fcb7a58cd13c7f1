import { Row } from '../ui/stack/row.styles.ts';
import { styled } from '../ui/styled/styled.ts';

export const Header = styled.header`
  border-block-end: 1px solid var(--birrete-border);
  background-color: var(--birrete-surface);
`;

export const Bar = styled(Row).attrs({ $gap: 5, $lineGap: 3 })`
  min-block-size: 5em;
  padding-block: var(--birrete-space-3);
  overflow-wrap: anywhere;

  @container birrete (width < 36em) {
    column-gap: var(--birrete-space-3);
  }
`;

/**
 * The names wrap at spaces; the button moves to the next line before the longest part of the product's name would
 * break.
 */
export const Brand = styled.div`
  display: flex;
  flex: 1 1 9.5em;
  align-items: center;
  gap: var(--birrete-space-3);
  min-inline-size: 0;
`;

export const Crest = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  color: var(--birrete-accent-text);

  @container birrete (width < 36em) {
    font-size: 0.8em;

    /* A host's crest may have a size in pixels. */
    & > :is(svg, img) {
      inline-size: auto;
      max-inline-size: 5em;
      max-block-size: 2.5em;
    }
  }
`;

export const Institution = styled.p`
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-small);
  line-height: 1.35;
`;

export const ProductName = styled.p`
  font-family: var(--birrete-heading-font);
  font-size: var(--birrete-size-lead);
  font-weight: 600;
  line-height: 1.25;

  @container birrete (width < 36em) {
    font-size: 1em;
  }
`;

export const SignedInAs = styled.p`
  max-inline-size: 20em;
  color: var(--birrete-text-muted);
  overflow-wrap: anywhere;
`;

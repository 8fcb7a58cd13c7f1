import { Button } from '#ui/button/button.tsx';
import { styled } from '#ui/styled/styled.ts';

/** Fills the height of the table's rows. */
export const CellStack = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--birrete-space-2);
  min-inline-size: 0;
  max-inline-size: 100%;
  vertical-align: middle;
`;

/** Low enough to keep the lines between rows visible. */
export const FillButton = styled(Button)`
  flex: 0 1 auto;
  min-block-size: 2.25em;
  min-inline-size: 0;
  padding-block: 0.125em;
  padding-inline: var(--birrete-space-3);

  svg {
    flex: none;
  }
`;

/** A title cut after two lines; the full text is in the button's name and in the edit dialog. */
export const CutText = styled.bdi`
  display: -webkit-box;
  min-inline-size: 0;
  overflow: hidden;
  font-size: var(--birrete-size-label);
  line-height: 1.25;
  overflow-wrap: break-word;
  hyphens: auto;
  text-align: start;
  white-space: normal;
  unicode-bidi: isolate;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

import { Button } from '../../../ui/button/button.tsx';
import { styled } from '../../../ui/styled/styled.ts';

/** As high as the rows of the table allow. */
export const CellStack = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--birrete-space-2);
  min-inline-size: 0;
  max-inline-size: 100%;
  vertical-align: middle;
`;

/** Low enough to leave the lines between the rows in sight. */
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

/** A title of two lines; a longer one is whole in the button's name, and in the dialog behind the pencil. */
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

import { Button } from '../../ui/button/button.tsx';
import { styled } from '../../ui/styled/styled.ts';
import { reset } from '../../ui/theme/reset.styles.ts';

/** One line, as high as the rows of the table allow; narrow blocks show no headers, so the gender stands before it. */
export const CellStack = styled.span`
  ${reset}
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-inline-size: 0;
  max-inline-size: 100%;
  vertical-align: middle;

  @container birrete-table (width < 40em) {
    &[data-gender]::before {
      content: attr(data-gender);
      content: attr(data-gender) / '';
      flex: none;
      inline-size: 5.5em;
      color: var(--birrete-text-muted);
    }
  }
`;

/** Low enough to leave the lines between the rows in sight. */
export const FillButton = styled(Button)`
  flex: 0 1 auto;
  min-block-size: 2.25em;
  min-inline-size: 0;
  padding-block: 0.125em;
  padding-inline: 0.75em;

  svg {
    flex: none;
  }
`;

/** Whole in the button's name, and in the dialog behind the pencil. */
export const CutText = styled.bdi`
  ${reset}
  min-inline-size: 0;
  unicode-bidi: isolate;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

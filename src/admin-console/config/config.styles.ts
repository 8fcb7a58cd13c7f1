import { styled } from 'styled-components';
import { reset } from '../../ui/theme/reset.styles.ts';

/** Things below each other: the parts of a tab or a dialog. */
export const Stack = styled.div`
  ${reset}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--birrete-space-5);
`;

export const CloseStack = styled(Stack)`
  gap: var(--birrete-space-2);
`;

/** Search and filters side by side where there is room, then what adds a row. */
export const Toolbar = styled.div`
  ${reset}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--birrete-space-4);
  align-items: end;

  @container birrete (width >= 40em) {
    grid-template-columns: repeat(auto-fit, minmax(14em, 1fr));
  }
`;

/** What stands between the filters and the table: the count on one side, what can be done on the other. */
export const Ledge = styled.div`
  ${reset}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--birrete-space-2) var(--birrete-space-4);
`;

export const LedgeEnd = styled.div`
  ${reset}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--birrete-space-2) var(--birrete-space-3);
`;

/** A name may be 200 characters without a space. */
const LongText = styled.bdi`
  ${reset}
  display: block;
  overflow-wrap: anywhere;
  unicode-bidi: isolate;
`;

/** Within a line of a table: the browser cuts it where the cell ends. */
export const OwnText = styled.bdi`
  ${reset}
  unicode-bidi: isolate;
`;

export const MutedText = styled.span`
  ${reset}
  color: var(--birrete-text-muted);
`;

/** What a dialog is about. */
export const Subject = styled(LongText)`
  font-family: var(--birrete-heading-font);
  font-size: 1.125em;
  line-height: 1.35;
`;

export const Form = styled.form`
  ${reset}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--birrete-space-5);
`;

export const FieldPlace = styled.div`
  ${reset}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const Choices = styled.div`
  ${reset}
  display: flex;
  flex-wrap: wrap;
  gap: var(--birrete-space-3);
`;

export const ToolbarEnd = styled.div`
  ${reset}
  display: flex;
  justify-content: flex-start;
`;

import { Panel } from '../stack/panel.styles.ts';
import { styled } from '../styled/styled.ts';
import { focusRing } from '../theme/focus-ring.styles.ts';

/** The person or row that a dialog is about, and a badge beside it. */
export const SubjectBox = styled(Panel)`
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--birrete-space-2) var(--birrete-space-4);
  align-items: start;
  font-weight: 600;

  @container birrete (width < 26em) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;

/** The subject of a dialog; it may have 200 characters without a space. */
export const SubjectName = styled.bdi`
  display: block;
  font-family: var(--birrete-heading-font);
  font-size: var(--birrete-size-lead);
  line-height: 1.35;
  overflow-wrap: anywhere;
  unicode-bidi: isolate;
`;

export const SubjectDetail = styled.div`
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-label);
  font-weight: 400;
  overflow-wrap: anywhere;
`;

/** Lines one below the other, without bullets. */
export const Lines = styled.ul`
  display: grid;
  gap: var(--birrete-space-1);
`;

export const Line = styled.li`
  display: block;
  overflow-wrap: anywhere;
`;

/** Takes the focus when the focused button is gone. */
export const FocusTarget = styled.div`
  border-radius: var(--birrete-radius-medium);
  ${focusRing}
`;

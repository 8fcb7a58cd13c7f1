import { styled } from 'styled-components';
import { focusRing, reset } from '../../ui/theme/reset.styles.ts';

/** The search and the filter stand side by side where there is room. */
export const Toolbar = styled.div`
  ${reset}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--birrete-space-4);
  align-items: end;

  @container birrete (width >= 40em) {
    grid-template-columns: minmax(0, 26em) minmax(0, 13em) auto;
    justify-content: start;
  }
`;

/** Things below each other: the parts of a dialog. */
export const Stack = styled.div`
  ${reset}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--birrete-space-5);
`;

/** Things that belong together. */
export const Group = styled(Stack)`
  gap: var(--birrete-space-3);
`;

/** A text of somebody's own, whichever way it runs. */
export const OwnText = styled.bdi`
  ${reset}
  unicode-bidi: isolate;
`;

/** The ceremony that a dialog is about; its name may be 200 characters without a space. */
export const Subject = styled(OwnText)`
  display: block;
  overflow-wrap: anywhere;
  font-family: var(--birrete-heading-font);
  font-size: 1.125em;
  line-height: 1.35;
`;

export const MutedText = styled.span`
  ${reset}
  color: var(--birrete-text-muted);
`;

/** The badge is small, what can be pressed around it is not. */
export const StatusButtonBox = styled.button`
  ${reset}
  display: inline-flex;
  align-items: center;
  gap: 0.25em;
  min-block-size: 2.75em;
  max-inline-size: 100%;
  padding-inline: 0.25em;
  margin-inline: -0.25em;
  border-radius: var(--birrete-radius-medium);
  color: var(--birrete-text-muted);
  cursor: pointer;
  ${focusRing}

  @media (hover: hover) {
    &:hover {
      background-color: var(--birrete-accent-soft);
      color: var(--birrete-accent-text);
    }
  }
`;

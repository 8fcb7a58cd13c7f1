import { styled } from '#ui/styled/styled.ts';
import { focusRing } from '#ui/theme/focus-ring.styles.ts';

export const Results = styled.ol`
  max-block-size: 20em;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--birrete-border);
  border-radius: var(--birrete-radius-medium);
  ${focusRing}
`;

/** Skips layout of items outside the viewport: a run may have thousands. */
export const Result = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--birrete-space-1) var(--birrete-space-3);
  align-items: center;
  padding: var(--birrete-space-2) var(--birrete-space-4);
  content-visibility: auto;
  contain-intrinsic-block-size: auto 3.5em;

  & + & {
    border-block-start: 1px solid var(--birrete-border);
  }
`;

export const ResultName = styled.bdi`
  display: block;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const ResultCode = styled.span`
  display: block;
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-small);
  font-variant-numeric: tabular-nums;
`;

export const ResultReason = styled.span`
  display: block;
  grid-column: 1 / -1;
  color: var(--birrete-danger-text);
  font-size: var(--birrete-size-label);
  overflow-wrap: anywhere;
`;

export const RunningMark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--birrete-space-2);
  font-size: var(--birrete-size-small);
  font-weight: 600;
`;

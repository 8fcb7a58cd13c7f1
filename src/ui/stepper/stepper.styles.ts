import { css } from 'styled-components';
import { part } from '../styled/part.ts';
import { styled } from '../styled/styled.ts';
import { hiddenStyles } from '../text/visually-hidden.tsx';
import { focusRing } from '../theme/focus-ring.styles.ts';

export type StepState = 'complete' | 'current' | 'upcoming';

interface StepStyleProps {
  readonly $state: StepState;
}

export const StepperBox = styled.nav.attrs(part('stepper'))``;

export const StepRow = styled.ol`
  display: flex;
  position: relative;
  gap: var(--birrete-space-4);
  inline-size: 100%;

  @container birrete (width < 36em) {
    gap: 0.375em;
    padding-block-end: 1.75em;
  }
`;

/** A line above each step, filled up to the current one: quieter than a chain of circles. */
export const StepItem = styled.li<StepStyleProps>`
  display: block;
  flex: 1 1 0;
  min-inline-size: 0;
  border-block-start: 3px solid
    ${({ $state }) => ($state === 'upcoming' ? 'var(--birrete-border)' : 'var(--birrete-accent)')};
  border-start-start-radius: 2px;
  border-start-end-radius: 2px;

  @media (forced-colors: active) {
    border-block-start-color: ${({ $state }) => ($state === 'upcoming' ? 'GrayText' : 'Highlight')};
  }
`;

const stepFace = css<StepStyleProps>`
  display: flex;
  align-items: center;
  gap: var(--birrete-space-2);
  inline-size: 100%;
  min-block-size: 2.75em;
  padding-block-start: var(--birrete-space-1);
  color: ${({ $state }) =>
    $state === 'upcoming' ? 'var(--birrete-text-muted)' : 'var(--birrete-text)'};
  font-weight: ${({ $state }) => ($state === 'current' ? 600 : 400)};

  @container birrete (width < 36em) {
    justify-content: center;
  }
`;

export const StepText = styled.span<StepStyleProps>`
  ${stepFace}
`;

export const StepButton = styled.button<StepStyleProps>`
  ${stepFace}
  cursor: pointer;
  ${focusRing}

  &:hover {
    color: var(--birrete-accent-text);
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;

export const StepMark = styled.span<StepStyleProps>`
  display: grid;
  flex: none;
  place-items: center;
  min-inline-size: 1.25em;
  color: ${({ $state }) =>
    $state === 'upcoming' ? 'var(--birrete-text-muted)' : 'var(--birrete-accent-text)'};
  font-family: var(--birrete-heading-font);
  font-variant-numeric: lining-nums;
`;

const nameBelow = css`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  display: flex;
  align-items: baseline;
  gap: var(--birrete-space-3);
  overflow: hidden;
  white-space: nowrap;

  /* Large text on a phone: the number of steps still fits. */
  @container birrete (width < 12em) {
    gap: 0.25em;
    font-size: 0.75em;
  }
`;

/** If not all names fit, only the current one is visible, in a separate line below. */
export const StepName = styled.span<StepStyleProps>`
  min-inline-size: 0;

  @container birrete (width < 36em) {
    ${({ $state }) => ($state === 'current' ? nameBelow : hiddenStyles)}
  }
`;

export const StepCount = styled.span`
  ${hiddenStyles}
  color: var(--birrete-text-muted);
  font-weight: 400;

  @container birrete (width < 36em) {
    position: static;
    inline-size: auto;
    block-size: auto;
    clip-path: none;
  }
`;

import { part } from '../styled/part.ts';
import { styled } from '../styled/styled.ts';

export type BadgeTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

/** The tone is an attribute, and icon and text are no styled components: lists render dozens of badges at once. */
export const BadgeBox = styled.span.attrs(part('badge'))`
  display: inline-flex;
  align-items: center;
  gap: 0.375em;
  max-inline-size: 100%;
  padding: 0.125em 0.625em 0.125em 0.4375em;
  border: 1px solid var(--birrete-border);
  border-radius: 1em;
  background-color: var(--birrete-page);
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-small);
  font-weight: 600;
  line-height: 1.5;

  & > svg {
    inline-size: 1.125em;
    block-size: 1.125em;
  }

  & > span {
    all: unset;
    display: contents;
  }
${(['success', 'warning', 'danger', 'info'] as const).map(
  (tone) => `
  &[data-tone='${tone}'] {
    border-color: var(--birrete-${tone}-border);
    background-color: var(--birrete-${tone}-soft);
    color: var(--birrete-${tone}-text);
  }`,
)}
`;

import type { ReactNode, Ref } from 'react';
import { css } from 'styled-components';
import type { HeadingLevel } from '#react/heading-level.ts';
import { part } from '../styled/part.ts';
import { styled } from '../styled/styled.ts';
import { focusRing } from '../theme/focus-ring.styles.ts';

interface HeadingProps {
  /** Rank in the page's outline; `size` sets the style. */
  readonly level: HeadingLevel;
  /** @default 'section' */
  readonly size?: 'display' | 'title' | 'section' | 'small' | undefined;
  readonly id?: string | undefined;
  /** `-1` for a heading that receives the focus when a step or a screen changes. */
  readonly tabIndex?: -1 | undefined;
  /** The id of a text that screen readers read after the heading when it receives the focus. */
  readonly 'aria-describedby'?: string | undefined;
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
  readonly children: ReactNode;
}

/** A heading in the institution's serif. It has no margins: the parent sets the distances. */
export function Heading({ level, size = 'section', headingRef, children, ...rest }: HeadingProps) {
  return (
    <HeadingText as={`h${level}`} ref={headingRef} $size={size} {...rest}>
      {children}
    </HeadingText>
  );
}

const sizes = {
  display: css`font-size: clamp(2em, 1.5em + 2.5cqi, 2.875em); line-height: 1.12; letter-spacing: -0.015em; font-weight: 500;`,
  title: css`font-size: clamp(1.5em, 1.3em + 1cqi, 1.875em); line-height: 1.2; letter-spacing: -0.01em; font-weight: 500;`,
  section: css`font-size: var(--birrete-size-section); line-height: 1.3; letter-spacing: -0.005em;`,
  small: css`font-size: var(--birrete-size-title); line-height: 1.4;`,
} as const;

const HeadingText = styled.h2.attrs(part('heading'))<{ readonly $size: keyof typeof sizes }>`
  color: var(--birrete-text);
  font-family: var(--birrete-heading-font);
  font-weight: 600;
  text-wrap: balance;

  @container birrete (width < 12em) {
    overflow-wrap: anywhere;
  }

  ${({ $size }) => sizes[$size]}
  ${focusRing}
`;

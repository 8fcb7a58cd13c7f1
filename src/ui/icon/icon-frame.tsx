import type { ReactNode } from 'react';
import { styled, styledWithoutReset } from '../styled/styled.ts';

/**
 * Has no prop for the usual size: a list renders dozens of icons, and each prop would have the styles computed again.
 */
const IconBox = styledWithoutReset.svg`
  display: inline-block;
  flex: none;
  inline-size: 1.25em;
  block-size: 1.25em;
  margin: 0;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;
  vertical-align: -0.25em;
`;

const SizedIconBox = styled(IconBox)<{ readonly $size: string }>`
  inline-size: ${({ $size }) => $size};
  block-size: ${({ $size }) => $size};
`;

export interface IconProps {
  /** Square size as a CSS length. @default '1.25em', slightly larger than the text beside it */
  readonly size?: string | undefined;
  /** Name for screen readers, for an icon without text beside it; without one the icon is decorative. */
  readonly label?: string | undefined;
}

interface IconFrameProps extends IconProps {
  readonly children: ReactNode;
}

/** The 24 by 24 SVG around every icon, in the colour of the surrounding text. */
export function IconFrame({ size, label, children }: IconFrameProps) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const sheet = { viewBox: '0 0 24 24', focusable: 'false', ...name } as const;
  if (size === undefined) {
    return (
      <IconBox width="1.25em" height="1.25em" {...sheet}>
        {children}
      </IconBox>
    );
  }
  return (
    <SizedIconBox width={size} height={size} $size={size} {...sheet}>
      {children}
    </SizedIconBox>
  );
}

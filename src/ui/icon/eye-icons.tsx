import { IconFrame, type IconProps } from './icon-frame.tsx';

export function EyeIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12zM9.2 12a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0-5.6 0z" />
    </IconFrame>
  );
}

/** An eye with a slash: hides the visible text. */
export function EyeOffIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12zM9.2 12a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0-5.6 0zM5 20 19 4" />
    </IconFrame>
  );
}

import { IconFrame, type IconProps } from '../../ui/icon/icon-frame.tsx';

/** To look at something in detail. */
export function EyeIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M2.8 12S6.2 5.8 12 5.8 21.2 12 21.2 12 17.8 18.2 12 18.2 2.8 12 2.8 12z" />
      <circle cx="12" cy="12" r="2.8" />
    </IconFrame>
  );
}

/** Two sheets, one over the other. */
export function DuplicateIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M8.5 4h7L20 8.5V16H8.5zM15.5 4v4.5H20M8.5 8H4v12h11.5v-4" />
    </IconFrame>
  );
}

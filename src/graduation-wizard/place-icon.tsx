import { IconFrame, type IconProps } from '../ui/icon/icon-frame.tsx';

/** A pin on a map: where a ceremony is held. */
export function PlaceIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 20.5s-6.5-5.3-6.5-10.5a6.5 6.5 0 0 1 13 0c0 5.200-6.500 10.500-6.500 10.500z" />
      <circle cx="12" cy="10" r="2.3" />
    </IconFrame>
  );
}

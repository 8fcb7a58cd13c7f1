import { IconFrame, type IconProps } from './icon-frame.tsx';

/** Three position marks and a few modules. */
export function QrIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4.5 4.5h5.5v5.5h-5.5zM14 4.5h5.5v5.5h-5.5zM4.5 14h5.5v5.5h-5.5zM14 14h2.2m3.3 0v2.2m-5.5 1.1v2.2h2.2m3.3 0h-.1" />
    </IconFrame>
  );
}

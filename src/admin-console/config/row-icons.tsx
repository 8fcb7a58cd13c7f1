import { IconFrame, type IconProps } from '../../ui/icon/icon-frame.tsx';

export function EditIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m5 15.5-.8 4.3 4.3-.8L19.3 8.2a1.8 1.8 0 0 0 0-2.6l-.9-.9a1.8 1.8 0 0 0-2.6 0zM14 6.5l3.5 3.5" />
    </IconFrame>
  );
}

export function DeleteIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4.5 6.5h15M9 6.5V4.2h6v2.3M6.5 6.5l.8 13.3h9.4l.8-13.3M10.2 10.5v5.5m3.6-5.5v5.5" />
    </IconFrame>
  );
}

export function PlusIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 5v14M5 12h14" />
    </IconFrame>
  );
}

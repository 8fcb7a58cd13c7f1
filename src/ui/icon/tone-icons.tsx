import { IconFrame, type IconProps } from './icon-frame.tsx';

/** The outline differs for each tone, so that no tone depends on colour alone. */
export function SuccessIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m8.2 12.3 2.6 2.6 5-5.3" />
    </IconFrame>
  );
}

export function WarningIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 4.2 21 19.5H3zM12 10v4.5m0 2.4v.1" />
    </IconFrame>
  );
}

export function DangerIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM12 7.8v5m0 3.3v.1" />
    </IconFrame>
  );
}

export function InfoIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11.2V16m0-8.2v.1" />
    </IconFrame>
  );
}

export function NeutralIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M8 12h8" />
    </IconFrame>
  );
}

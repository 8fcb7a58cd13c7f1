import { IconFrame, type IconProps } from './icon-frame.tsx';

export function CheckIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </IconFrame>
  );
}

/** Points down; the parent rotates it for other directions. */
export function ChevronIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m6 9.5 6 6 6-6" />
    </IconFrame>
  );
}

export function ArrowLeftIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M19.5 12h-15m6-6-6 6 6 6" />
    </IconFrame>
  );
}

export function ArrowRightIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4.5 12h15m-6-6 6 6-6 6" />
    </IconFrame>
  );
}

export function CrossIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m6 6 12 12M18 6 6 18" />
    </IconFrame>
  );
}

export function CalendarIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 6.5A1.5 1.5 0 0 1 5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5zM4 10h16M8 2.8V7m8-4.2V7" />
    </IconFrame>
  );
}

export function ClockIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5.2l3.2 2" />
    </IconFrame>
  );
}

export function SearchIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="m15 15 5 5" />
    </IconFrame>
  );
}

export function CopyIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M9 9.5A1.5 1.5 0 0 1 10.5 8h8A1.5 1.5 0 0 1 20 9.5v9a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 9 18.5zM6 16h-.5A1.5 1.5 0 0 1 4 14.5v-9A1.5 1.5 0 0 1 5.5 4h8A1.5 1.5 0 0 1 15 5.5" />
    </IconFrame>
  );
}

export function DownloadIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15" />
    </IconFrame>
  );
}

export function PrinterIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M7.5 8.5V4h9v4.5M7.5 17h-2A1.5 1.5 0 0 1 4 15.5V10a1.5 1.5 0 0 1 1.5-1.5h13A1.5 1.5 0 0 1 20 10v5.5a1.5 1.5 0 0 1-1.5 1.5h-2m-9-3h9v6h-9z" />
    </IconFrame>
  );
}

/** The tasselled cap (birrete) of the product's name. */
export function BirreteIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m12 4.5 10 4.6-10 4.6L2 9.1zM6 11.2v5c0 1.2 2.7 2.6 6 2.6s6-1.4 6-2.6v-5M22 9.1v5.6m0 0-.9 3.1h1.8z" />
    </IconFrame>
  );
}

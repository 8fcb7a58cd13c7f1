import { IconFrame, type IconProps } from './icon-frame.tsx';

export function EditIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4.5 19.5 5.6 15 15.8 4.8a1.6 1.6 0 0 1 2.3 0l1.1 1.1a1.6 1.6 0 0 1 0 2.3L9 18.4zM13.5 7.1l3.4 3.4" />
    </IconFrame>
  );
}

export function TrashIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.3 10.5l.3 5.5m3.1-5.5-.3 5.5" />
    </IconFrame>
  );
}

export function KeyIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M8 11.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm2.8 1.2L19 4.5m-4 4 3 3" />
    </IconFrame>
  );
}

/** Three dots, for more actions. */
export function EllipsisIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M5.5 12h.1m6.4 0h.1m6.3 0h.1" strokeWidth="2.6" />
    </IconFrame>
  );
}

/** A sortable column that is not sorted. */
export function SortableIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m8 9.5 4-4 4 4m-8 5 4 4 4-4" />
    </IconFrame>
  );
}

export function AscendingIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 19V5.5M6.5 11 12 5.5l5.5 5.5" />
    </IconFrame>
  );
}

export function DescendingIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 5v13.5M6.5 13l5.5 5.5 5.5-5.5" />
    </IconFrame>
  );
}

/** Lines of decreasing length, for filters. */
export function FilterIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 6.5h16M7 12h10m-7 5.5h4" />
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

/** Two overlapping sheets. */
export function DuplicateIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M8.5 4h7L20 8.5V16H8.5zM15.5 4v4.5H20M8.5 8H4v12h11.5v-4" />
    </IconFrame>
  );
}

/** A document that leaves a tray. */
export function HandOverIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 14.5V4M8 8l4-4 4 4M4 13.5V20h16v-6.5" />
    </IconFrame>
  );
}

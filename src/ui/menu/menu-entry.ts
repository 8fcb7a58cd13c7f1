/** One item of a menu. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  /** Visible, but not selectable. @default false */
  readonly isDisabled?: boolean | undefined;
  readonly onAction: () => void;
}

/** One choice of a menu. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  /** Shown, but it can't be chosen. @default false */
  readonly isDisabled?: boolean | undefined;
  readonly onAction: () => void;
}

/** A toast or banner: the event, with the reason or advice below. */
export interface Notice {
  /** The result that the notice reports. */
  readonly tone: 'success' | 'error';
  /** The message to show. */
  readonly title: string;
  /** The reason or advice, shown below the title. */
  readonly detail?: string | undefined;
}

/** Shows notices: the default toasts, or a host's. */
export interface NotificationAdapter {
  /** Shows a notice to the user. */
  show(notice: Notice): void;
}

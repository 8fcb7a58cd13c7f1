/** A toast or banner: the event, with the reason or advice below. */
export interface Notice {
  /** The result that the notice reports. */
  readonly tone: 'success' | 'error';
  /** The sentence to show. */
  readonly title: string;
  /** A second sentence. */
  readonly detail?: string | undefined;
}

/** Shows notices: the default toasts, or a host's. */
export interface NotificationAdapter {
  /** Shows a notice to the user. */
  show(notice: Notice): void;
}

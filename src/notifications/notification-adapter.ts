/** A toast or banner: the event, with the reason or advice below. */
export interface Notice {
  readonly tone: 'success' | 'error';
  readonly title: string;
  readonly detail?: string | undefined;
}

/** Shows notices: the default toasts, or a host's. */
export interface NotificationAdapter {
  show(notice: Notice): void;
}

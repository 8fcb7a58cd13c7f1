/** A toast or banner: what happened and, beneath it, why or what to do. */
export interface Notice {
  readonly tone: 'success' | 'error';
  readonly title: string;
  readonly detail?: string | undefined;
}

/** Where notices go: our own toasts, or a host's. */
export interface NotificationAdapter {
  show(notice: Notice): void;
}

/** The identification types the form offers unless the host offers others. */
export const standardIdentificationTypes: readonly string[] = ['V', 'E', 'P'];

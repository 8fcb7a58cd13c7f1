/** The identification types the form offers unless the host offers others (spec §2, ruling 17). */
export const standardIdentificationTypes: readonly string[] = ['V', 'E', 'P'];

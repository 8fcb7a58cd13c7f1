import type { WidgetName } from '#provider/events.ts';

/**
 * The file of each widget's code, whose name is a hash of it. The build of the script fills the table in. A first screen
 * is taken over by the code that printed it; from npm, the host's bundler decides about files, and none is.
 */
export const widgetBuilds: Partial<Record<WidgetName, string>> = {};

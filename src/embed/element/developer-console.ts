/** Reports problems with an element to the page's developer. The visitor reads a reassuring message instead. */
export interface DeveloperConsole {
  /** A value is ignored or replaced by its default. */
  warn(problem: string): void;
  /** The widget can't be shown. */
  refuse(problem: string): void;
}

/** Reports each problem once: attributes are read again with every change. */
export function developerConsole(tag: string): DeveloperConsole {
  const said = new Set<string>();
  const show = (level: 'warn' | 'error', problem: string) => {
    if (said.has(problem)) return;
    said.add(problem);
    console[level](`birrete: <${tag}>: ${problem}`);
  };
  return {
    warn: (problem) => show('warn', problem),
    refuse: (problem) => show('error', problem),
  };
}

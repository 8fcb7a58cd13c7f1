/** Reports what is wrong with an element to the developer of the page. The visitor reads a calm sentence instead. */
export interface DeveloperConsole {
  /** Something is left out, or taken for its default. */
  warn(problem: string): void;
  /** The widget can't be shown. */
  refuse(problem: string): void;
}

/** Each sentence once: attributes are read again with every change. */
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

/** Code blocks of the documentation that render something (code-to-render.ts). */
declare module 'virtual:code-to-render' {
  interface Piece {
    readonly name: string;
    /** Imports the module. `default` is missing if the code renders the element itself. */
    load(): Promise<{ readonly default?: import('react').ReactElement }>;
  }

  interface Markup {
    readonly name: string;
    readonly html: string;
  }

  export const pieces: readonly Piece[];
  export const markup: readonly Markup[];
}

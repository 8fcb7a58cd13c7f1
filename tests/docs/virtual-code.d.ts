/** What the documentation shows on a page (code-to-render.ts). */
declare module 'virtual:code-to-render' {
  interface Piece {
    readonly name: string;
    /** The element that the code ends with; nothing where the code renders it by itself. */
    load(): Promise<{ readonly default?: import('react').ReactElement }>;
  }

  interface Markup {
    readonly name: string;
    readonly html: string;
  }

  export const pieces: readonly Piece[];
  export const markup: readonly Markup[];
}

import type { StrictArgTypes } from 'storybook/internal/types';

interface Documented {
  readonly argTypes: StrictArgTypes;
}

/** Writes the JSDoc of each property as the tables of a page show it. */
export function readableArgTypes({ argTypes }: Documented): StrictArgTypes {
  const entries = Object.entries(argTypes).map(([name, argType]) => {
    if (typeof argType.description !== 'string') return [name, argType] as const;
    return [name, { ...argType, description: readableDescription(argType.description) }] as const;
  });
  return Object.fromEntries(entries);
}

/** The JSDoc of a component, whose documentation is what the compiler read. */
export function readableComponent(component: unknown): string | null {
  const { description } = Object(Object(component).__docgenInfo);
  return typeof description === 'string' ? readableDescription(description) : null;
}

/** An example becomes code; the default has a column of its own. */
function readableDescription(text: string): string {
  return text
    .replace(/^@default .*$/gm, '')
    .replace(/^@example\s+([\s\S]*?)(?=^@|$(?![\s\S]))/gm, '\n```tsx\n$1\n```\n')
    .trim();
}

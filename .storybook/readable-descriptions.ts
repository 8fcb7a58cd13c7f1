import type { StrictArgTypes } from 'storybook/internal/types';

interface Documented {
  readonly argTypes: StrictArgTypes;
}

/** Prepares a property's JSDoc for the props table. */
export function readableArgTypes({ argTypes }: Documented): StrictArgTypes {
  const entries = Object.entries(argTypes).map(([name, argType]) => {
    if (typeof argType.description !== 'string') return [name, argType] as const;
    return [name, { ...argType, description: readableDescription(argType.description) }] as const;
  });
  return Object.fromEntries(entries);
}

/** JSDoc of a component as the compiler parsed it. */
export function readableComponent(component: unknown): string | null {
  const { description } = Object(Object(component).__docgenInfo);
  return typeof description === 'string' ? readableDescription(description) : null;
}

/** Formats examples as code. The table has a column for defaults. */
function readableDescription(text: string): string {
  return text
    .replace(/^@default .*$/gm, '')
    .replace(/^@example\s+([\s\S]*?)(?=^@|$(?![\s\S]))/gm, '\n```tsx\n$1\n```\n')
    .trim();
}

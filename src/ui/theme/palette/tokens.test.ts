import { describe, expect, it } from 'vitest';
import { tokenStyles } from './tokens.styles.ts';
import { measureTokens } from './tokens.ts';

describe("a theme's tokens", () => {
  it('are light by default', () => {
    expect(tokenStyles({})).toContain('color-scheme: light');
    expect(tokenStyles({})).not.toContain('color-scheme: dark');
  });

  it('follow the system only when asked to', () => {
    expect(tokenStyles({ colorScheme: 'auto' })).toContain('prefers-color-scheme: dark');
    expect(tokenStyles({ colorScheme: 'dark' })).not.toContain('prefers-color-scheme');
  });

  it('print light on paper even when they are dark on screen', () => {
    expect(tokenStyles({ colorScheme: 'dark' })).toMatch(
      /color-scheme: light.*@media screen \{ color-scheme: dark/,
    );
  });

  it('ignore a font that could end its declaration', () => {
    const standard = measureTokens({}).font;
    expect(measureTokens({ font: 'serif; } * { display: none' }).font).toBe(standard);
    expect(measureTokens({ font: ' ' }).font).toBe(standard);
    for (const font of [
      'serif /*',
      "'Source Sans 3",
      'a"b',
      'var(--font',
      'serif)',
      '[serif',
      '(]',
    ]) {
      expect(measureTokens({ font }).font).toBe(standard);
    }
    expect(measureTokens({ font: 'var(--font, "Inter"), serif' }).font).toBe(
      'var(--font, "Inter"), serif',
    );
    expect(measureTokens({ font: "'Source Sans 3', sans-serif" }).font).toBe(
      "'Source Sans 3', sans-serif",
    );
  });

  it('are denser when the theme is compact', () => {
    expect(measureTokens({})['space-4']).toBe('1em');
    expect(measureTokens({ density: 'compact' })['space-4']).toBe('0.75em');
  });
});

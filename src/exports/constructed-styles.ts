'use client';

export { ConstructedStyles, type ConstructedStylesProps } from '../ui/theme/constructed-styles.tsx';

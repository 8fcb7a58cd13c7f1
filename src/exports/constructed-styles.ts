'use client';

export { ConstructedStyles } from '../ui/theme/constructed-styles.tsx';

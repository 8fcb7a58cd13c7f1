export { spanish } from '#languages/es/spanish.ts';

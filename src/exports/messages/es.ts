export { spanish } from '#languages/spanish.ts';

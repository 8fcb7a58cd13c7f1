import messages from './en.json' with { type: 'json' };

/**
 * All messages in English. Elements and the doctor load them on demand from this module: Vite's development server leaves
 * the attribute that Node requires in an `import()` of JSON, and browsers then refuse the answer.
 */
export const english = messages;

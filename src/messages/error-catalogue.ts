import { failureCatalogue } from './failure-catalogue.ts';
import { findingCatalogue } from './finding-catalogue.ts';
import { warningCatalogue } from './warning-catalogue.ts';

/**
 * Codes of failures, warnings and findings. A code never changes its meaning, and the code of a removed entry is not used
 * again. `build/error-guide.ts` writes docs/errors.md from this table; the product imports only its type.
 */
export const errorCatalogue = { ...failureCatalogue, ...warningCatalogue, ...findingCatalogue };

/** A code of the catalogue. */
export type ErrorCode = keyof typeof errorCatalogue;

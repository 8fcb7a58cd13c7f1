/** What the footer says (spec §9); both are constants, not today's year nor the package's version (ruling 45). */
export const copyrightYear = '2025';
export const systemVersion = '2.0.0';

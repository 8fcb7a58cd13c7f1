/** What the footer says; both are constants, not today's year nor the package's version. */
export const copyrightYear = '2025';
export const systemVersion = '2.0.0';

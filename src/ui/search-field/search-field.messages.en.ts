export const searchEnglish = { clear: 'Clear search' };

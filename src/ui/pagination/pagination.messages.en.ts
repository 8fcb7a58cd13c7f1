export const paginationEnglish = { previous: 'Previous', next: 'Next', page: 'Page {page}' };

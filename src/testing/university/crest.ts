/** The crest of the demonstration's university as SVG: a book under a cap, on a shield. */
export const crestSource =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 46" stroke-linejoin="round" stroke-linecap="round">' +
  '<path d="M3.5 3.5h33V25c0 8.6-7.6 14.6-16.5 18C11.1 39.6 3.5 33.6 3.5 25z" fill="#f6efdc" stroke="#14213d" stroke-width="1.6"/>' +
  '<path d="m20 9.5 9.5 4.3L20 18.1l-9.5-4.3z" fill="#14213d" stroke="#14213d" stroke-width="1.4"/>' +
  '<path d="M14.5 15.8v3.4c0 1 2.5 2.1 5.5 2.1s5.5-1.1 5.5-2.1v-3.4" fill="none" stroke="#14213d" stroke-width="1.4"/>' +
  '<path d="M20 27.5c-2.6-1.7-6-2.1-9-1.8v8c3-.3 6.4.1 9 1.8 2.6-1.7 6-2.1 9-1.8v-8c-3-.3-6.4.1-9 1.8zm0 0v8" fill="none" stroke="#8c6d1f" stroke-width="1.4"/></svg>';

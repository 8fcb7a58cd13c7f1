/** Text, background and edge for success, warning, failure and information. */
export const tones = {
  light: {
    success: ['#2c5c3a', '#eaf1e6', '#b6ccb3'],
    warning: ['#784a06', '#fbf0d8', '#dfc48c'],
    danger: ['#a22517', '#fbebe6', '#e4b5a8'],
    info: ['#2b4c66', '#edf0f0', '#c0ccd2'],
  },
  dark: {
    success: ['#9fcfa6', '#1f2b21', '#3e5c43'],
    warning: ['#e6bf70', '#30281a', '#66542f'],
    danger: ['#f3a594', '#38221d', '#75453b'],
    info: ['#a2c6e2', '#1e2a33', '#3f586b'],
  },
} as const;

/** The page that a browser shows while the site starts. */
export const startingMessages = {
  title: 'Sistema de Graduaciones',
  text: 'El sitio está arrancando. La página se abrirá sola en unos segundos.',
};

/** The pages that a browser shows while the site starts, and where the demonstration is not available. */
export const startingMessages = {
  title: 'Sistema de Graduaciones',
  text: 'El sitio está arrancando. La página se abrirá sola en unos segundos.',
  localOnly:
    'Este sitio tiene datos de demostración, con una contraseña publicada, y solo atiende a su propio equipo. Para usarlo de verdad, sigue docs/production.md. Para mostrar la demostración a otras personas, define BIRRETE_DEMO=1.',
};

import { defineMessages } from '../messages/define-messages.ts';

/** Messages of the doctor for the page's developer: the problem, and the remedy. */
export const doctorMessages = defineMessages('doctor', {
  heading: 'Revisión de la página',
  found: { one: '{count} hallazgo', other: '{count} hallazgos' },
  healthy: 'No se encontró ningún problema en la página.',
  running: 'Revisando la página…',
  close: 'Cerrar',
  error: 'Error',
  warning: 'Advertencia',
  note: 'Nota',

  quirksModeTitle: 'La página no declara su tipo de documento',
  quirksModeAdvice:
    'Escribe <!doctype html> en la primera línea: sin ella el navegador imita a los de hace veinte años y las medidas cambian.',
  noLangTitle: 'La página no indica su idioma',
  noLangAdvice:
    'Escribe el idioma en el elemento html, por ejemplo <html lang="es">: los lectores de pantalla lo usan para elegir la voz.',
  rootFontSizeTitle: 'El tamaño de letra base de la página es de {px} px',
  rootFontSizeAdvice:
    'No es un problema: los formularios respetan el tamaño que cada persona eligió en su navegador, así que su letra puede verse más grande que la del sitio.',
  noWidgetTitle: 'No hay ningún formulario de birrete en la página',
  noWidgetAdvice:
    'Si debería haberlo, revisa la consola: quizá su código no cargó, o falta <GraduationProvider> por encima.',
  stylesBlockedTitle: 'La política de seguridad bloquea los estilos',
  stylesBlockedAdvice:
    'Pasa el nonce de la página por la propiedad nonce o con <meta property="csp-nonce" nonce="…">, o usa la forma sin nonce que describe docs/provider.md.',
  smallLettersTitle: 'El tamaño de letra del formulario es de {px} px',
  smallLettersAdvice:
    'Una regla del sitio con !important lo cambia. Excluye de esa regla los elementos [data-birrete-root].',
  severalReactsTitle: 'Hay {count} copias de React que muestran formularios de birrete',
  severalReactsAdvice:
    'Cada copia hace más pesada la página, y no comparten sesión ni avisos. Haz que el empaquetador use una sola (resolve.dedupe), o deja solo una forma de incrustar.',
  trappedOverlaysTitle: 'Un elemento contenedor limita los diálogos: {element}',
  trappedOverlaysAdvice:
    'Su regla «{rule}» hace que «position: fixed» se calcule respecto a él y no a la ventana. Quítala, o da a la propiedad portalContainer un elemento fuera de él.',
  cutOffTitle: 'Un elemento contenedor recorta el formulario: {element}',
  cutOffAdvice:
    'Tiene altura fija y oculta lo que sobra. Deja que crezca (height: auto) o que se desplace.',
  notSelectableTitle: 'El texto no se puede seleccionar',
  notSelectableAdvice:
    'Una regla user-select: none llega al formulario, y nadie puede copiar su código de solicitud. Limítala a otras partes.',
  storageBlockedTitle: 'El navegador no deja guardar nada ({area})',
  storageBlockedAdvice:
    'Todo funciona, pero el borrador y la sesión se pierden al recargar. Suele pasar en marcos de otro sitio o con las cookies bloqueadas.',

  apiAddressTitle: 'La dirección de la API no es válida: {address}',
  apiAddressAdvice:
    'Escribe el esquema y el servidor, por ejemplo https://grados.universidad.edu, o nada si es el de la página.',
  mixedContentTitle: 'La página es https y la API no: {address}',
  mixedContentAdvice: 'El navegador bloquea esas llamadas. Sirve la API por https.',
  apiPolicyTitle: 'La política de seguridad no deja llamar a {address}',
  apiPolicyAdvice: 'Agrega esa dirección a connect-src en la Content-Security-Policy de la página.',
  apiCorsTitle: 'La API responde, pero no a esta página: {address}',
  apiCorsAdvice:
    'Falta el permiso CORS. El servidor debe enviar Access-Control-Allow-Origin con el valor {origin}.',
  apiCorsHeadersTitle: 'La API no acepta sesiones desde esta página: {address}',
  apiCorsHeadersAdvice:
    'Las consultas públicas funcionan; la administración no. El servidor debe permitir a {origin} los encabezados authorization y content-type y los métodos GET, POST, PUT, PATCH y DELETE.',
  apiSilentTitle: 'La API no responde: {address}',
  apiSilentAdvice:
    'Abre esa dirección en el navegador. Revisa el nombre, el puerto y el certificado, y que el servidor esté encendido.',
  apiRefusedTitle: 'La API responde {status} a {address}',
  apiRefusedAdvice:
    'Esa consulta es pública y debe responder 200. Revisa la dirección base: las rutas de la API se agregan a ella.',
  apiUnreadableTitle: 'La respuesta de {address} no es la que se espera',
  apiUnreadableAdvice:
    'No sigue la descripción de la API (docs/openapi.json): {reason}. Si llega una página, la dirección base es la del sitio y no la de la API.',

  contractOlderTitle:
    'El servidor es anterior a estos formularios: contrato {theirs} en {address}, {ours} aquí',
  contractOlderAdvice:
    'Puede rechazar lo que envían. Actualiza el servidor, o usa la versión de birrete que corresponde a su contrato (docs/upgrading.md).',
  contractNewerTitle:
    'El servidor es posterior a estos formularios: contrato {theirs} en {address}, {ours} aquí',
  contractNewerAdvice: 'Actualiza birrete en la página para usar lo que el servidor ofrece.',

  deepLinkMissingTitle: 'La dirección {address} responde {status}',
  deepLinkMissingAdvice:
    'Al recargar, esa pantalla no se mostraría. El servidor debe entregar la misma página para todas las rutas de la administración.',
  deepLinkElsewhereTitle: 'La dirección {address} entrega otra página',
  deepLinkElsewhereAdvice:
    'No carga ninguno de los scripts de esta página. El servidor debe entregar la misma página para todas las rutas de la administración.',
  clockWrongTitle: {
    one: 'El reloj de este equipo difiere {count} minuto del reloj del servidor',
    other: 'El reloj de este equipo difiere {count} minutos del reloj del servidor',
  },
  clockWrongAdvice: '«Hoy» y los vencimientos se calculan con él. Ajusta la hora del equipo.',

  screenMissingTitle: 'La primera pantalla impresa no está: {element}',
  screenMissingAdvice:
    'El editor quitó la etiqueta <template>, o este navegador no la muestra (Firefox antes de la versión 123). El formulario funciona, pero aparece más tarde.',
  screenOlderTitle: 'La primera pantalla es de otra versión: {element}',
  screenOlderAdvice:
    'El formulario se dibujó de nuevo. Imprímela otra vez con npx birrete prerender, con la versión del script.',
  screenDifferentTitle: 'La primera pantalla se imprimió con otros atributos: {element}',
  screenDifferentAdvice:
    'El formulario se dibujó de nuevo. Imprímela otra vez con los atributos de la etiqueta. Tampoco coincide si un script asigna theme, initialValues o readOnlyFields.',
});

export type DoctorMessages = typeof doctorMessages.defaults;

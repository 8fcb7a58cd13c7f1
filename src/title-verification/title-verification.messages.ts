import { defineMessages } from '../messages/define-messages.ts';

/** Messages of the verification of titles. */
export const verificationMessages = defineMessages('verification', {
  title: 'Verificar título',
  intro: 'Escribe el código que está impreso en el título, junto a su código QR.',
  back: 'Volver al Inicio',

  code: 'Código de verificación',
  codePlaceholder: 'K7MQ-2XHD-9RTL',
  codeHint: 'Doce letras y números, en grupos de cuatro',
  codeBlank: 'Escribe el código de verificación',
  codeMalformed: 'Hay un error en el código: revísalo',
  suggestion: '¿Quisiste escribir {code}?',
  verify: 'Verificar',
  scan: 'Escanear el código QR',
  camera: 'Imagen de la cámara',
  aim: 'Acerca el código QR del título a la cámara.',
  anotherQr: 'Este código QR no es el de un título.',
  stopScan: 'Cerrar la cámara',
  scanFailed: 'No se pudo usar la cámara. Permite su uso en el navegador, o escribe el código.',
  checking: 'Comprobando el código…',

  valid: 'Título válido',
  validText: 'El título figura en el registro de la universidad y está vigente.',
  rectified: 'Título rectificado',
  rectifiedText: 'Otro título, con los datos corregidos, lo sustituye.',
  showCurrent: 'Ver el título que lo sustituye',
  replaced: 'Título sustituido',
  replacedText:
    'La universidad emitió otro título en su lugar, y este ya no está vigente. Pide a la persona su título actual.',
  annulled: 'Título anulado',
  annulledText: 'La universidad anuló este título, que ya no tiene efecto.',
  onHold: 'La universidad está revisando este título',
  onHoldText:
    'El título figura en el registro. Mientras dura la revisión, esta página no dice nada más sobre él: vuelve a comprobarlo más adelante, o consulta a la universidad.',
  resolution: 'Resolución',
  resolutionLine: '{number}, del {date}',
  unknown: 'No figura en el registro',
  unknownText:
    'Ningún título de esta universidad tiene el código {code}. Compáralo con el del documento. El título de otra universidad se verifica en la página de esa universidad.',
  notChecked: 'No se pudo comprobar',
  notCheckedText:
    'La comprobación no terminó, y por eso no dice nada sobre el título. Vuelve a intentarlo en unos momentos.',
  retry: 'Reintentar',

  person: 'Nombre',
  degree: 'Título',
  university: 'Universidad',
  ceremonyDate: 'Fecha del acto',
  issueDate: 'Fecha de emisión',
  documentEnd: 'Documento terminado en',
  birthYear: 'Año de nacimiento',
  record: 'Acta',
  assigned: 'Asignado',
  folio: 'Folio',
  missing: 'No disponible',
  compare: 'Compara todos los datos con el papel.',
  checkedAt: 'Comprobado el {moment}.',
  checkedOn: 'Comprobado el {moment} en {address}.',
  laterChanges: 'Un título puede rectificarse o anularse después de esta comprobación.',
  print: 'Imprimir',
  printFailed: 'No se pudo imprimir el resultado.',
  openDocument: 'Ver el documento',
  documentNote:
    'El documento es una copia para cotejarla con el que tienes. Muestra los mismos datos personales.',
  documentFailed: 'No se pudo abrir el documento.',
});

export type VerificationMessages = typeof verificationMessages.defaults;

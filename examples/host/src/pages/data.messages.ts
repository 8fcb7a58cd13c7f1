/** The legal notice of the example university. Replace the texts in [brackets] and let your lawyers read the rest. */
export const dataMessages = {
  owner:
    'Este sitio es de la Universidad Central de los Andes, [domicilio, identificación fiscal, correo de contacto]. La persona delegada de protección de datos atiende en [correo].',
  purposeTitle: 'Para qué usa la universidad tus datos',
  purpose:
    'Para tramitar, registrar y verificar tu título de grado, por obligación legal y en interés público. Quien tenga el código impreso en tu título puede ver que está en el registro. La universidad no cede los datos a nadie más ni los usa para otra cosa. El título se conserva para siempre; una solicitud rechazada, dos años; una que no se confirmó, un año desde el acto.',
  storageTitle: 'Qué queda en tu navegador',
  storage:
    'Solo lo necesario para el servicio que pides, así que no hace falta tu consentimiento. No hay analítica ni publicidad.',
  stored: [
    'Lo que escribes en la solicitud, sin el número de documento: hasta que la envías, pasa una hora sin cambios o cierras la pestaña.',
    'Del personal que administra: su sesión, hasta que sale, y una marca de su dispositivo (una cookie), 180 días.',
  ],
  rightsTitle: 'Tus derechos',
  rights:
    'Puedes pedir acceso, rectificación, supresión, oposición o limitación en el registro de la universidad, con tu documento de identidad, y reclamar ante la autoridad de protección de datos.',
} as const;

/** A text that the specification fixes, and the state that shows it. */
export interface SpecifiedText {
  /** The displayed text; braces mark variable parts. */
  readonly text: string;
  readonly place: string;
  readonly state: string;
}

/** All texts of the specification's list of errors and of its validation, in the same order. */
export const specifiedTexts: readonly SpecifiedText[] = [
  {
    text: 'Error de conexión. Por favor, verifica tu internet.',
    place: 'Consulta de estado/Errores',
    state: 'Sin conexión',
  },
  {
    text: 'Sesión expirada. Por favor, inicia sesión nuevamente.',
    place: 'Consola/Marco/Menú y barra',
    state: 'Sesión terminada',
  },
  {
    text: 'No tienes permisos para realizar esta acción.',
    place: 'Consulta de estado/Errores',
    state: 'Sin permiso',
  },
  { text: 'Recurso no encontrado.', place: 'Consulta de estado/Errores', state: 'No encontrada' },
  {
    text: 'Error del servidor. Intenta nuevamente más tarde.',
    place: 'Consulta de estado/Errores',
    state: 'Error del servidor',
  },
  {
    text: '¡Bienvenido, {name}!',
    place: 'Consola/Marco/Menú y barra',
    state: 'De la entrada a la salida',
  },
  {
    text: 'Error al iniciar sesión',
    place: 'Consola/Iniciar sesión/Entrada',
    state: 'Sin conexión',
  },
  {
    text: 'Credenciales inválidas',
    place: 'Consola/Iniciar sesión/Entrada',
    state: 'Respuesta sin sesión',
  },
  { text: 'Sesión cerrada correctamente', place: 'Portada/Portada', state: 'Sesión cerrada' },
  {
    text: 'Error al cargar los datos',
    place: 'Asistente de solicitud/Acto',
    state: 'Error al cargar',
  },
  {
    text: 'Error al enviar la solicitud',
    place: 'Asistente de solicitud/Confirmar',
    state: 'Envío sin respuesta',
  },
  {
    text: '¡Solicitud enviada exitosamente!',
    place: 'Asistente de solicitud/Comprobante',
    state: 'Solicitud recibida',
  },
  {
    text: 'No se encontró la solicitud',
    place: 'Consulta de estado/Errores',
    state: 'No encontrada',
  },
  {
    text: 'Error al cargar los actos de grado',
    place: 'Consola/Actos de grado/Lista',
    state: 'Error al cargar',
  },
  {
    text: 'Error al guardar el acto de grado',
    place: 'Consola/Actos de grado/Errores',
    state: 'Error al guardar',
  },
  {
    text: 'Error al eliminar el acto de grado',
    place: 'Consola/Actos de grado/Errores',
    state: 'Eliminar falla de cada modo',
  },
  {
    text: 'Error al cambiar el estado',
    place: 'Consola/Actos de grado/Errores',
    state: 'Reabrir falla de cada modo',
  },
  {
    text: 'Acto de grado creado correctamente',
    place: 'Consola/Actos de grado/Respuesta perdida',
    state: 'Creado sin respuesta',
  },
  {
    text: 'Acto de grado actualizado correctamente',
    place: 'Consola/Actos de grado/Formulario',
    state: 'Edita',
  },
  {
    text: 'Acto de grado eliminado correctamente',
    place: 'Consola/Actos de grado/Eliminar',
    state: 'Elimina el último',
  },
  {
    text: 'Ceremonia completada exitosamente',
    place: 'Consola/Actos de grado/Cambiar estado',
    state: 'Notas en blanco',
  },
  {
    text: 'Estado actualizado correctamente',
    place: 'Consola/Actos de grado/Dos administradores',
    state: 'Dos cambios propios seguidos',
  },
  {
    text: 'Error al actualizar la solicitud',
    place: 'Consola/Solicitudes/Detalle, errores',
    state: 'Error del servidor',
  },
  {
    text: 'Solicitud actualizada exitosamente',
    place: 'Consola/Solicitudes/Detalle',
    state: 'Guarda',
  },
  {
    text: 'Error al cargar las solicitudes',
    place: 'Consola/Solicitudes/Lista, errores',
    state: 'Error al cargar',
  },
  {
    text: 'Error al actualizar el estado',
    place: 'Consola/Solicitudes/Aprobar y rechazar, errores',
    state: 'Error del servidor',
  },
  {
    text: 'Solicitud aprobada exitosamente',
    place: 'Consola/Solicitudes/Aprobar y rechazar',
    state: 'Aprobar sin notas',
  },
  {
    text: 'Solicitud rechazada exitosamente',
    place: 'Consola/Solicitudes/Aprobar y rechazar',
    state: 'Rechazar con motivo',
  },
  {
    text: 'Error al emitir títulos',
    place: 'Consola/Títulos/Emisión masiva/Respuesta perdida',
    state: 'Emitida en parte',
  },
  {
    text: 'Títulos emitidos exitosamente, se emitieron {count} título(s)',
    place: 'Consola/Títulos/Emisión masiva/Emisión',
    state: 'Diferencias con el ensayo',
  },
  {
    text: 'Error al guardar la facultad',
    place: 'Consola/Configuración/Facultades',
    state: 'Error al guardar',
  },
  {
    text: 'Error al guardar la carrera',
    place: 'Consola/Configuración/Carreras',
    state: 'Error al guardar',
  },
  {
    text: 'Error al guardar el tipo de carrera',
    place: 'Consola/Configuración/Tipos de carrera',
    state: 'Error al guardar',
  },
  {
    text: 'Error al guardar la nomenclatura',
    place: 'Consola/Configuración/Nomenclaturas',
    state: 'Error al guardar',
  },
  {
    text: 'Error al guardar el usuario',
    place: 'Consola/Configuración/Usuarios',
    state: 'Error al guardar',
  },
  {
    text: 'Error al eliminar la facultad',
    place: 'Consola/Configuración/Facultades',
    state: 'Error al eliminar',
  },
  {
    text: 'Error al eliminar la carrera',
    place: 'Consola/Configuración/Carreras',
    state: 'Error al eliminar',
  },
  {
    text: 'Error al eliminar el tipo de carrera',
    place: 'Consola/Configuración/Tipos de carrera',
    state: 'Error al eliminar',
  },
  {
    text: 'Error al eliminar la nomenclatura',
    place: 'Consola/Configuración/Nomenclaturas',
    state: 'Error al eliminar',
  },
  {
    text: 'Error al eliminar el usuario',
    place: 'Consola/Configuración/Usuarios',
    state: 'Error al eliminar',
  },
  {
    text: 'Error al cargar facultades',
    place: 'Consola/Configuración/Facultades',
    state: 'Error al cargar',
  },
  {
    text: 'Error al cargar carreras',
    place: 'Consola/Configuración/Carreras',
    state: 'Error al cargar',
  },
  {
    text: 'Error al cargar tipos de carrera',
    place: 'Consola/Configuración/Tipos de carrera',
    state: 'Error al cargar',
  },
  {
    text: 'Error al cargar nomenclaturas',
    place: 'Consola/Configuración/Nomenclaturas',
    state: 'Error al cargar',
  },
  {
    text: 'Error al cargar usuarios',
    place: 'Consola/Configuración/Usuarios',
    state: 'Error al cargar',
  },
  {
    text: 'Facultad eliminada exitosamente',
    place: 'Consola/Configuración/Facultades',
    state: 'Elimina',
  },
  {
    text: 'Carrera eliminada exitosamente',
    place: 'Consola/Configuración/Carreras',
    state: 'Cambia y elimina',
  },
  {
    text: 'Tipo de carrera creado exitosamente',
    place: 'Consola/Configuración/Respuesta perdida',
    state: 'Tipo de carrera',
  },
  {
    text: 'Tipo de carrera actualizado exitosamente',
    place: 'Consola/Configuración/Tipos de carrera',
    state: 'Cambia y elimina',
  },
  {
    text: 'Tipo de carrera eliminado exitosamente',
    place: 'Consola/Configuración/Tipos de carrera',
    state: 'Cambia y elimina',
  },
  {
    text: 'Nomenclaturas creadas exitosamente (masculino y femenino)',
    place: 'Consola/Configuración/Nomenclaturas',
    state: 'Una forma para ambos géneros',
  },
  {
    text: 'Nomenclatura actualizada exitosamente',
    place: 'Consola/Configuración/Nomenclaturas por corregir',
    state: 'Sin carrera ni género',
  },
  {
    text: 'Nomenclatura eliminada exitosamente',
    place: 'Consola/Configuración/Nomenclaturas',
    state: 'Cambia y elimina',
  },
  {
    text: 'Usuario creado exitosamente',
    place: 'Consola/Configuración/Usuarios',
    state: 'Contraseña de un solo uso',
  },
  {
    text: 'Usuario actualizado exitosamente',
    place: 'Consola/Configuración/Usuarios',
    state: 'Desactiva',
  },
  {
    text: 'Usuario eliminado exitosamente',
    place: 'Consola/Configuración/Último administrador',
    state: 'Otro administrador sí',
  },
  {
    text: 'Error al generar el reporte. Verifica tu conexión.',
    place: 'Consola/Reportes/Generar, errores',
    state: 'Sin conexión',
  },
  {
    text: 'Error al decodificar el PDF',
    place: 'Consola/Reportes/Generar',
    state: 'Archivo ilegible',
  },
  { text: 'Error al visualizar el PDF', place: 'Consola/Reportes/Generar', state: 'No es un PDF' },
  {
    text: 'Reporte {name} generado exitosamente con {count} registros',
    place: 'Consola/Reportes/Generar',
    state: 'Sin registros',
  },
  {
    text: 'Por favor ingresa un código de solicitud',
    place: 'Consulta de estado/Consulta',
    state: 'Falta el código',
  },
  {
    text: 'El nombre es requerido',
    place: 'Consola/Actos de grado/Formulario',
    state: 'Con problemas',
  },
  {
    text: 'La fecha es requerida',
    place: 'Consola/Actos de grado/Formulario',
    state: 'Con problemas',
  },
  {
    text: 'La fecha no puede ser anterior a hoy',
    place: 'Consola/Actos de grado/Formulario',
    state: 'Fecha pasada',
  },
  {
    text: 'La ubicación es requerida',
    place: 'Consola/Actos de grado/Formulario',
    state: 'Con problemas',
  },
  {
    text: 'El acta inicial es requerida',
    place: 'Consola/Actos de grado/Formulario',
    state: 'Con problemas',
  },
  {
    text: 'El asignado inicial es requerido',
    place: 'Consola/Actos de grado/Formulario',
    state: 'Con problemas',
  },
  {
    text: 'El folio inicial es requerido',
    place: 'Consola/Actos de grado/Formulario',
    state: 'Con problemas',
  },
  {
    text: 'Por favor completa todos los campos obligatorios',
    place: 'Consola/Solicitudes/Detalle',
    state: 'Con problemas',
  },
  {
    text: 'Por favor ingresa un email válido',
    place: 'Consola/Solicitudes/Detalle',
    state: 'Correo no válido',
  },
  {
    text: 'El tipo de carrera es requerido',
    place: 'Consola/Configuración/Carreras',
    state: 'Con problemas',
  },
  {
    text: 'La facultad es requerida',
    place: 'Consola/Configuración/Carreras',
    state: 'Con problemas',
  },
  {
    text: 'La carrera es requerida',
    place: 'Consola/Configuración/Nomenclaturas',
    state: 'Con problemas',
  },
  {
    text: 'El título masculino es requerido',
    place: 'Consola/Configuración/Nomenclaturas',
    state: 'Con problemas',
  },
  {
    text: 'El título femenino es requerido',
    place: 'Consola/Configuración/Nomenclaturas',
    state: 'Con problemas',
  },
  {
    text: 'El nombre de usuario es requerido',
    place: 'Consola/Configuración/Usuarios',
    state: 'Con problemas',
  },
  {
    text: 'El email es requerido',
    place: 'Consola/Configuración/Usuarios',
    state: 'Con problemas',
  },
  {
    text: 'El nombre completo es requerido',
    place: 'Consola/Configuración/Usuarios',
    state: 'Con problemas',
  },
  { text: 'El rol es requerido', place: 'Consola/Configuración/Usuarios', state: 'Falta el rol' },
  {
    text: 'Debe seleccionar un acto de grado y una fecha de emisión',
    place: 'Consola/Títulos/Emisión masiva/Formulario',
    state: 'Con problemas',
  },
  {
    text: 'Acto de grado no encontrado',
    place: 'Consola/Títulos/Emisión masiva/Formulario',
    state: 'El acto ya no existe',
  },
  {
    text: 'No hay solicitudes confirmadas para este acto de grado',
    place: 'Consola/Títulos/Emisión masiva/Formulario',
    state: 'Nadie confirmado',
  },
  {
    text: 'Por favor selecciona un tipo de reporte',
    place: 'Consola/Reportes/Generar',
    state: 'Falta el reporte',
  },
  {
    text: 'Este reporte requiere seleccionar una ceremonia',
    place: 'Consola/Reportes/Generar',
    state: 'Falta el acto',
  },
];

/** A text that the specification fixes, and the state that shows it. */
export interface SpecifiedText {
  /** The displayed text; braces mark variable parts. */
  readonly text: string;
  readonly place: string;
  readonly state: string;
}

/** All texts of the specification's list of errors and of its validation, by the place and the state that shows them. */
const texts: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'Consulta de estado/Errores': {
    'Sin conexión': ['Error de conexión. Por favor, verifica tu internet.'],
    'Sin permiso': ['No tienes permisos para realizar esta acción.'],
    'No encontrada': ['Recurso no encontrado.', 'No se encontró la solicitud'],
    'Error del servidor': ['Error del servidor. Intenta nuevamente más tarde.'],
  },
  'Consola/Marco/Menú y barra': {
    'Sesión terminada': ['Sesión expirada. Por favor, inicia sesión nuevamente.'],
    'De la entrada a la salida': ['¡Bienvenido, {name}!'],
  },
  'Consola/Iniciar sesión/Entrada': {
    'Sin conexión': ['Error al iniciar sesión'],
    'Respuesta sin sesión': ['Credenciales inválidas'],
  },
  'Portada/Portada': {
    'Sesión cerrada': ['Sesión cerrada correctamente'],
  },
  'Asistente de solicitud/Acto': {
    'Error al cargar': ['Error al cargar los datos'],
  },
  'Asistente de solicitud/Confirmar': {
    'Envío sin respuesta': ['Error al enviar la solicitud'],
  },
  'Asistente de solicitud/Comprobante': {
    'Solicitud recibida': ['¡Solicitud enviada exitosamente!'],
  },
  'Consola/Actos de grado/Lista': {
    'Error al cargar': ['Error al cargar los actos de grado'],
  },
  'Consola/Actos de grado/Errores': {
    'Error al guardar': ['Error al guardar el acto de grado'],
    'Eliminar falla de cada modo': ['Error al eliminar el acto de grado'],
    'Reabrir falla de cada modo': ['Error al cambiar el estado'],
  },
  'Consola/Actos de grado/Respuesta perdida': {
    'Creado sin respuesta': ['Acto de grado creado correctamente'],
  },
  'Consola/Actos de grado/Formulario': {
    Edita: ['Acto de grado actualizado correctamente'],
    'Con problemas': [
      'El nombre es requerido',
      'La fecha es requerida',
      'La ubicación es requerida',
      'El acta inicial es requerida',
      'El asignado inicial es requerido',
      'El folio inicial es requerido',
    ],
    'Fecha pasada': ['La fecha no puede ser anterior a hoy'],
  },
  'Consola/Actos de grado/Eliminar': {
    'Elimina el último': ['Acto de grado eliminado correctamente'],
  },
  'Consola/Actos de grado/Cambiar estado': {
    'Notas en blanco': ['Ceremonia completada exitosamente'],
  },
  'Consola/Actos de grado/Dos administradores': {
    'Dos cambios propios seguidos': ['Estado actualizado correctamente'],
  },
  'Consola/Solicitudes/Detalle, errores': {
    'Error del servidor': ['Error al actualizar la solicitud'],
  },
  'Consola/Solicitudes/Detalle': {
    Guarda: ['Solicitud actualizada exitosamente'],
    'Con problemas': ['Por favor completa todos los campos obligatorios'],
    'Correo no válido': ['Por favor ingresa un email válido'],
  },
  'Consola/Solicitudes/Lista, errores': {
    'Error al cargar': ['Error al cargar las solicitudes'],
  },
  'Consola/Solicitudes/Aprobar y rechazar, errores': {
    'Error del servidor': ['Error al actualizar el estado'],
  },
  'Consola/Solicitudes/Aprobar y rechazar': {
    'Aprobar sin notas': ['Solicitud aprobada exitosamente'],
    'Rechazar con motivo': ['Solicitud rechazada exitosamente'],
  },
  'Consola/Títulos/Emisión masiva/Respuesta perdida': {
    'Emitida en parte': ['Error al emitir títulos'],
  },
  'Consola/Títulos/Emisión masiva/Emisión': {
    'Diferencias con el ensayo': ['Títulos emitidos exitosamente, se emitieron {count} título(s)'],
  },
  'Consola/Configuración/Facultades': {
    'Error al guardar': ['Error al guardar la facultad'],
    'Error al eliminar': ['Error al eliminar la facultad'],
    'Error al cargar': ['Error al cargar facultades'],
    Elimina: ['Facultad eliminada exitosamente'],
  },
  'Consola/Configuración/Carreras': {
    'Error al guardar': ['Error al guardar la carrera'],
    'Error al eliminar': ['Error al eliminar la carrera'],
    'Error al cargar': ['Error al cargar carreras'],
    'Cambia y elimina': ['Carrera eliminada exitosamente'],
    'Con problemas': ['El tipo de carrera es requerido', 'La facultad es requerida'],
  },
  'Consola/Configuración/Tipos de carrera': {
    'Error al guardar': ['Error al guardar el tipo de carrera'],
    'Error al eliminar': ['Error al eliminar el tipo de carrera'],
    'Error al cargar': ['Error al cargar tipos de carrera'],
    'Cambia y elimina': [
      'Tipo de carrera actualizado exitosamente',
      'Tipo de carrera eliminado exitosamente',
    ],
  },
  'Consola/Configuración/Nomenclaturas': {
    'Error al guardar': ['Error al guardar la nomenclatura'],
    'Error al eliminar': ['Error al eliminar la nomenclatura'],
    'Error al cargar': ['Error al cargar nomenclaturas'],
    'Una forma para ambos géneros': ['Nomenclaturas creadas exitosamente (masculino y femenino)'],
    'Cambia y elimina': ['Nomenclatura eliminada exitosamente'],
    'Con problemas': [
      'La carrera es requerida',
      'El título masculino es requerido',
      'El título femenino es requerido',
    ],
  },
  'Consola/Configuración/Usuarios': {
    'Error al guardar': ['Error al guardar el usuario'],
    'Error al eliminar': ['Error al eliminar el usuario'],
    'Error al cargar': ['Error al cargar usuarios'],
    'Contraseña de un solo uso': ['Usuario creado exitosamente'],
    Desactiva: ['Usuario actualizado exitosamente'],
    'Con problemas': [
      'El nombre de usuario es requerido',
      'El email es requerido',
      'El nombre completo es requerido',
    ],
    'Falta el rol': ['El rol es requerido'],
  },
  'Consola/Configuración/Respuesta perdida': {
    'Tipo de carrera': ['Tipo de carrera creado exitosamente'],
  },
  'Consola/Configuración/Nomenclaturas por corregir': {
    'Sin carrera ni género': ['Nomenclatura actualizada exitosamente'],
  },
  'Consola/Configuración/Último administrador': {
    'Otro administrador sí': ['Usuario eliminado exitosamente'],
  },
  'Consola/Reportes/Generar, errores': {
    'Sin conexión': ['Error al generar el reporte. Verifica tu conexión.'],
  },
  'Consola/Reportes/Generar': {
    'Archivo ilegible': ['Error al decodificar el PDF'],
    'No es un PDF': ['Error al visualizar el PDF'],
    'Sin registros': ['Reporte {name} generado exitosamente con {count} registros'],
    'Falta el reporte': ['Por favor selecciona un tipo de reporte'],
    'Falta el acto': ['Este reporte requiere seleccionar una ceremonia'],
  },
  'Consulta de estado/Consulta': {
    'Falta el código': ['Por favor ingresa un código de solicitud'],
  },
  'Consola/Títulos/Emisión masiva/Formulario': {
    'Con problemas': ['Debe seleccionar un acto de grado y una fecha de emisión'],
    'El acto ya no existe': ['Acto de grado no encontrado'],
    'Nadie confirmado': ['No hay solicitudes confirmadas para este acto de grado'],
  },
};

export const specifiedTexts: readonly SpecifiedText[] = Object.entries(texts).flatMap(
  ([place, states]) =>
    Object.entries(states).flatMap(([state, shown]) =>
      shown.map((text) => ({ text, place, state })),
    ),
);

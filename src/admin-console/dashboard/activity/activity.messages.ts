import { defineMessages } from '#messages/define-messages.ts';

/** Messages of the latest activity, on the dashboard and in its list. */
export const activityMessages = defineMessages('activity', {
  seeAll: 'Ver todo',
  back: 'Volver al dashboard',
  empty: 'Todavía no hay cambios de solicitudes, actos o títulos.',
  emptyFiltered: 'Ningún cambio coincide con los filtros',
  failed: 'Error al cargar la actividad',
  more: 'Ver más',
  loadingMore: 'Cargando más…',

  person: 'Persona',
  everyone: 'Todas',
  visitors: 'Formulario público',
  lookUp: 'Consulta pública',
  server: 'Servidor',
  unnamed: 'Sin nombre',
  object: 'Objeto',
  everything: 'Todos',
  application: 'Solicitudes',
  ceremony: 'Actos de grado',
  issue: 'Títulos',
  time: 'Fecha',
  always: 'Cualquier fecha',
  today: 'Hoy',
  week: 'Últimos 7 días',
  month: 'Últimos 30 días',

  applicationSubmitted: 'Solicitud {name} recibida',
  applicationUpdated: 'Solicitud {name} modificada',
  applicationConfirmed: 'Solicitud {name} aprobada',
  applicationRejected: 'Solicitud {name} rechazada',
  ceremonyCreated: 'Acto «{name}» creado',
  ceremonyUpdated: 'Acto «{name}» modificado',
  ceremonyCompleted: 'Acto «{name}» completado',
  ceremonyDeleted: 'Acto «{name}» eliminado',
  titlesIssued: {
    one: '{count} título emitido de «{name}»',
    other: '{count} títulos emitidos de «{name}»',
  },
  correctionRequested: 'Corrección pedida en la solicitud {name}',
  correctionAccepted: 'Corrección de la solicitud {name} aceptada',
  correctionAnswered: 'Corrección de la solicitud {name} respondida',
  titleUpdated: 'Título {name} modificado',
  titleAnnulled: 'Título {name} anulado',
  titleRectified: 'Título {name} rectificado',
  titleDuplicated: 'Duplicado del título {name} registrado',
  titleHandedOver: 'Título {name} entregado',
  titlesHandedOver: {
    one: '{count} título entregado',
    other: '{count} títulos entregados',
  },
  handoverCorrected: 'Entrega del título {name} corregida',
});

export type ActivityMessages = typeof activityMessages.defaults;

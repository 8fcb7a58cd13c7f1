import { defineMessages } from '#messages/define-messages.ts';

/** Messages of the dialogs that delete a ceremony or change its status. */
export const ceremonyDialogsMessages = defineMessages('ceremonyDialogs', {
  cancel: 'Cancelar',
  counting: 'Contando solicitudes…',

  deleteTitle: 'Eliminar acto de grado',
  deleteUncounted:
    'También se eliminarán todas las solicitudes de este acto. No se pudo contar cuántas son.',
  deleteNone:
    'Este acto no tiene solicitudes. Si llega alguna mientras tanto, también se eliminará.',
  deleteCounted: {
    one: 'También se eliminará {count} solicitud de este acto.',
    other: 'También se eliminarán {count} solicitudes de este acto.',
  },
  deletePending: { one: '{count} pendiente', other: '{count} pendientes' },
  deleteConfirmed: { one: '{count} confirmada', other: '{count} confirmadas' },
  deleteRejected: { one: '{count} rechazada', other: '{count} rechazadas' },
  deleteTitles: {
    one: 'Este acto tiene {count} título emitido.',
    other: 'Este acto tiene {count} títulos emitidos.',
  },
  irreversible: 'Esta acción no se puede deshacer.',
  deleteAlone: 'Eliminar acto',
  deleteWithAll: 'Eliminar acto y solicitudes',
  deleteWithCount: {
    one: 'Eliminar acto y {count} solicitud',
    other: 'Eliminar acto y {count} solicitudes',
  },

  statusTitle: 'Cambiar estado',
  newStatus: 'Nuevo estado',
  openDetail: 'Recibe nuevas solicitudes',
  closedDetail: 'No recibe nuevas solicitudes',
  completedDetail: 'El acto ya se realizó y se pueden emitir los títulos',
  current: 'Estado actual',
  change: 'Cambiar estado',
  notes: 'Notas',
  defaultNote: 'Ceremonia completada - {name}',

  leavesOpen: 'Este acto dejará de recibir nuevas solicitudes.',
  reopens: {
    one: 'Este acto ya tiene {count} título emitido, que conservará su número.',
    other: 'Este acto ya tiene {count} títulos emitidos, que conservarán su número.',
  },
  incompleteTitle: 'A este acto le falta la fecha',
  incompleteText: 'Para cambiar su estado, primero completa sus datos.',
  incompleteAction: 'Editar acto',

  leftBehind: 'Antes de completar',
  checking: 'Revisando las solicitudes del acto…',
  uncheckedApplications: 'No se pudieron revisar las solicitudes de este acto.',
  uncheckedNomenclatures: 'No se pudieron revisar las nomenclaturas de las carreras.',
  pendingLeft: {
    one: '{count} solicitud pendiente dejará de verse en Solicitudes',
    other: '{count} solicitudes pendientes dejarán de verse en Solicitudes',
  },
  confirmedLeft: {
    one: '{count} solicitud confirmada espera su título',
    other: '{count} solicitudes confirmadas esperan su título',
  },
  noApplications: 'Este acto no tiene solicitudes pendientes ni confirmadas.',
  nomenclaturesLeft: {
    one: '{count} carrera sin nomenclatura: sus títulos saldrán como «Pendiente»',
    other: '{count} carreras sin nomenclatura: sus títulos saldrán como «Pendiente»',
  },
  ambiguousCareers: {
    one: '{count} nombre de carrera es de varias carreras: no se sabe qué título corresponde',
    other: '{count} nombres de carrera son de varias carreras: no se sabe qué títulos corresponden',
  },
  careerOfGender: '{career} ({gender})',
  masculine: 'masculino',
  feminine: 'femenino',
  otherGender: 'género {id}',
  unnamedCareer: 'Carrera sin nombre',
  unnamedPerson: 'Sin nombre',
  more: { one: 'y {count} más', other: 'y {count} más' },
});

export type CeremonyDialogsMessages = typeof ceremonyDialogsMessages.defaults;

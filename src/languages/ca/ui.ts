import type { CompleteMessages } from '../complete-messages.ts';

/** The messages of the kit, and of failures that every screen shares. */
export const uiCatalan = {
  ui: {
    required: 'obligatori',
    optional: '(opcional)',
    loading: 'S’està carregant…',
    close: 'Tanca',
    dismiss: 'Descarta l’avís',
    completed: 'Completat',
    stepOf: 'Pas {step} de {total}',
    error: 'Error',
    success: 'Fet',
    warning: 'Advertiment',
    info: 'Informació',
    chooseOption: 'Trieu una opció',
    optionCount: { one: '{count} opció disponible', other: '{count} opcions disponibles' },
    noOptions: 'Cap opció no coincideix',
    options: 'Opcions',
    clearValue: 'Esborra la selecció',
    datePlaceholder: 'DD/MM/AAAA',
  },
  datePicker: {
    open: 'Tria al calendari',
    title: 'Tria una data',
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes següent',
  },
  search: {
    clear: 'Esborra la cerca',
  },
  pagination: {
    previous: 'Anterior',
    next: 'Següent',
    page: 'Pàgina {page}',
  },
  table: {
    rowCount: { one: '{count} fila', other: '{count} files' },
  },
  applicationStatus: {
    pending: 'Pendent',
    confirmed: 'Confirmada',
    rejected: 'Denegada',
  },
  failures: {
    noAnswer: 'Error de connexió. Comproveu la connexió a internet.',
    unauthorized: 'La sessió ha caducat. Torneu a iniciar la sessió.',
    forbidden: 'No teniu permís per fer aquesta acció.',
    missing: 'No s’ha trobat el recurs.',
    server: 'Error del servidor. Torneu-ho a provar més tard.',
    unknown: 'Error desconegut',
    unreadable: 'No s’ha pogut llegir la resposta del servidor. Torneu-ho a provar més tard.',
    crashTitle: 'Alguna cosa ha fallat en aquesta part de la pàgina',
    crashText: 'El que heu escrit es conserva en aquesta pestanya. Podeu tornar-ho a provar.',
    retry: 'Torna-ho a provar',
    notices: 'Avisos',
  },
} satisfies Pick<
  CompleteMessages,
  'ui' | 'datePicker' | 'search' | 'pagination' | 'table' | 'applicationStatus' | 'failures'
>;

import type { CompleteMessages } from '#languages/complete-messages.ts';

/** The messages of the console's frame, sign-in, dashboard, and of all lists and forms. */
export const consoleCatalan = {
  console: {
    productName: 'Sistema de Graduacions',
    skip: 'Ves al contingut',
    menu: 'Menú',
    sections: 'Seccions',
    dashboard: 'Tauler',
    ceremonies: 'Actes de graduació',
    applications: 'Sol·licituds',
    titles: 'Títols',
    reports: 'Informes',
    config: 'Configuració',

    signOut: 'Surt',
    signedOut: 'La sessió s’ha tancat correctament',
    someone: 'Usuari',
    superAdmin: 'Superadministrador',
    admin: 'Administrador',
    user: 'Usuari',

    loadFailed: 'No s’ha pogut carregar aquesta part del sistema',
    loadFailedText: 'Comproveu la connexió. La resta continua funcionant.',
    crashed: 'Alguna cosa ha fallat en aquesta secció',
    crashedText: 'Les altres seccions continuen funcionant. Podeu tornar-ho a provar.',
    retry: 'Torna-ho a provar',

    unsavedChanges: 'Hi ha canvis sense desar',
    keepEditing: 'Continua editant',
    discardChanges: 'Descarta els canvis',
    leavingLoses: 'Si sortiu d’aquesta pàgina, es perdrà el que heu escrit.',
    underWay: 'Hi ha una tasca en curs',
    leavingBlinds: 'Si sortiu d’aquesta pàgina, no veureu com acaba.',
    leavingStops: 'Si sortiu d’aquesta pàgina, s’aturarà i el que falta quedarà sense enviar.',
    stayHere: 'Continua en aquesta pàgina',
    leaveHere: 'Surt de la pàgina',

    misplaced: 'L’administració no està disponible en aquesta adreça',
    misplacedText: 'Aviseu qui manté el lloc: la configuració és incompleta.',
    barred: 'El vostre usuari no té accés a l’administració',
    barredText:
      'Només hi poden entrar les persones que administren el sistema. Tanqueu la sessió i entreu amb un altre usuari.',
    unsaved: 'La sessió s’ha acabat i hi ha canvis sense desar',
    unsavedText:
      'Copieu el que heu escrit abans de tancar aquesta finestra: després haureu de tornar a iniciar la sessió.',
  },
  consoleForm: {
    changedElsewhere: 'Mentrestant, una altra persona ha canviat aquest camp: «{value}»',
    emptiedElsewhere: 'Mentrestant, una altra persona ha esborrat aquest camp',
    takenElsewhere: 'Mentrestant, una altra persona ha canviat aquest camp. Abans deia «{former}»',
    filledElsewhere: 'Mentrestant, una altra persona ha emplenat aquest camp',
  },
  consoleLists: {
    filters: 'Filtres',
    filtersInUse: 'Filtres ({count})',
    ceremonies: 'Error en carregar els actes de graduació',
    applications: 'Error en carregar les sol·licituds',
    handovers: 'Error en carregar el llibre de lliuraments',
    titleEntries:
      'No s’han pogut carregar les correccions: els títols anul·lats i rectificats no es distingeixen.',
    titleProofs: 'Error en carregar les correccions',
    careers: 'Error en carregar les titulacions',
    degreeTitles: 'Error en carregar les denominacions',
    users: 'Error en carregar els usuaris',
    sessions: 'Error en carregar les vostres sessions',
    passkeys: 'Error en carregar les vostres claus d’accés',
    authorities: 'Error en carregar les autoritats',
    documentTemplates: 'Error en carregar els documents',
    documentFields: 'Error en carregar els camps addicionals',
    createdAfterAll:
      'El servidor no ha respost, però el registre ja és a la llista. No s’ha tornat a enviar.',
    createdUnknown:
      'No hem pogut confirmar si s’ha desat, perquè no s’ha pogut carregar la llista. Si ho torneu a desar, ho comprovarem abans d’enviar-ho.',
    unreadableRows: {
      one: 'No s’ha pogut llegir {count} fila',
      other: 'No s’han pogut llegir {count} files',
    },
  },
  consoleSessions: {
    title: 'Les vostres sessions',
    unknown: 'Un altre dispositiu',
    here: 'Aquesta sessió',
    seen: 'Últim ús: {when}',
    end: 'Tanca',
    endAction: 'Tanca la sessió de {device}, {when}',
    ended: 'S’ha tancat la sessió',
    endOthers: 'Tanca totes les altres',
    othersEnded: 'S’han tancat les altres sessions',
    endFailed: 'Error en tancar la sessió',

    byPasskey: 'Amb clau d’accés',
    passkeys: 'Les vostres claus d’accés',
    passkeysText:
      'Amb una clau d’accés entreu sense contrasenya: amb l’empremta, la cara o el PIN del dispositiu.',
    unused: 'Encara no s’ha fet servir',
    remove: 'Elimina',
    removeAction: 'Elimina la clau d’accés {name}',
    removed: 'S’ha eliminat la clau d’accés',
    add: 'Afegeix una clau d’accés',
    unsupported: 'Aquest navegador no admet claus d’accés.',
    name: 'Nom de la clau',
    password: 'Contrasenya',
    show: 'Mostra la contrasenya',
    added: 'S’ha afegit la clau d’accés',
    passkeyFailed: 'No s’han pogut canviar les vostres claus d’accés',
  },
  dashboard: {
    title: 'Tauler',
    pending: 'Sol·licituds pendents',
    confirmed: 'Sol·licituds confirmades',
    ceremonies: 'Actes de graduació actius',
    titles: 'Títols expedits',

    refresh: 'Actualitza les xifres',
    refreshing: 'S’estan actualitzant les xifres…',
    asSpecified: 'Xifres d’exemple. Premeu «Actualitza les xifres» per veure les actuals.',
    counted: 'Xifres actualitzades avui a les {time}.',
    unknown: 'No disponible',
    failed: 'No s’han pogut calcular totes les xifres',
    summaryFailed: 'Error en carregar el resum',

    recent: 'Activitat recent',
    recentText: 'Aquí apareixeran els últims canvis de sol·licituds, actes i títols.',
  },
  activity: {
    seeAll: 'Mostra-ho tot',
    back: 'Torna al tauler',
    empty: 'Encara no hi ha canvis de sol·licituds, actes o títols.',
    emptyFiltered: 'Cap canvi no coincideix amb els filtres',
    failed: 'Error en carregar l’activitat',
    more: 'Mostra’n més',
    loadingMore: 'S’estan carregant més…',
    person: 'Persona',
    everyone: 'Totes',
    visitors: 'Formulari públic',
    lookUp: 'Consulta pública',
    server: 'Servidor',
    unnamed: 'Sense nom',
    object: 'Objecte',
    everything: 'Tots',
    application: 'Sol·licituds',
    ceremony: 'Actes de graduació',
    issue: 'Títols',
    time: 'Data',
    always: 'Qualsevol data',
    today: 'Avui',
    week: 'Darrers 7 dies',
    month: 'Darrers 30 dies',
    applicationSubmitted: 'Sol·licitud {name} rebuda',
    applicationUpdated: 'Sol·licitud {name} modificada',
    applicationConfirmed: 'Sol·licitud {name} aprovada',
    applicationRejected: 'Sol·licitud {name} denegada',
    ceremonyCreated: 'Acte «{name}» creat',
    ceremonyUpdated: 'Acte «{name}» modificat',
    ceremonyCompleted: 'Acte «{name}» completat',
    ceremonyDeleted: 'Acte «{name}» eliminat',
    titlesIssued: {
      one: '{count} títol emès de «{name}»',
      other: '{count} títols emesos de «{name}»',
    },
    correctionRequested: 'Correcció demanada a la sol·licitud {name}',
    correctionAccepted: 'Correcció de la sol·licitud {name} acceptada',
    correctionAnswered: 'Correcció de la sol·licitud {name} contestada',
    titleUpdated: 'Títol {name} modificat',
    titleAnnulled: 'Títol {name} anul·lat',
    titleRectified: 'Títol {name} rectificat',
    titleDuplicated: 'Duplicat del títol {name} registrat',
    titleHandedOver: 'Títol {name} lliurat',
    titlesHandedOver: {
      one: '{count} títol lliurat',
      other: '{count} títols lliurats',
    },
    handoverCorrected: 'Lliurament del títol {name} corregit',
  },
  signIn: {
    title: 'Sistema de Graduacions',
    pageTitle: 'Inici de sessió',
    subtitle: 'Introduïu les vostres credencials per accedir a l’administració.',
    subtitleWithoutPassword:
      'Entreu amb una clau d’accés o amb el compte de la vostra universitat.',
    identifier: 'Usuari o adreça electrònica',
    identifierExample: 'usuari@universitat.cat',
    password: 'Contrasenya',
    showPassword: 'Mostra la contrasenya',
    submit: 'Inicia la sessió',
    submitting: 'S’està iniciant la sessió…',
    through: 'Entra amb el compte de la vostra universitat',
    byPasskey: 'Inicia la sessió amb una clau d’accés',
    oneTime: 'Tinc una contrasenya d’un sol ús',
    noMeans:
      'Aquest navegador no admet claus d’accés. Feu servir un altre navegador o un altre dispositiu.',
    forgot: 'Heu oblidat la contrasenya?',
    forgotHelp:
      'Demaneu una contrasenya nova a qui administra el sistema a la vostra universitat. Ningú no us la demanarà per telèfon ni per correu electrònic.',
    home: 'Torna a l’inici',

    identifierMissing: 'L’usuari o l’adreça electrònica és obligatori',
    passwordMissing: 'La contrasenya és obligatòria',

    welcome: 'Us donem la benvinguda, {name}!',
    someone: 'Usuari',
    failed: 'Error en iniciar la sessió',
    invalid: 'Les credencials no són vàlides',

    elsewhere: 'La vostra sessió no està activa',
    elsewhereText: 'Torneu a entrar des del portal de la vostra universitat.',
  },
  sessionEnding: {
    title: 'La vostra sessió és a punt d’acabar',
    text: 'Acabarà a les {time}. Es perdrà el que no hàgiu desat.',
    stay: 'Continua aquí',
    failed: 'No s’ha pogut allargar la sessió. Deseu la feina o torneu-ho a provar.',
  },
  passkeys: {
    cancelled: 'La clau d’accés s’ha cancel·lat o ha trigat massa. Torneu-ho a provar.',
    known: 'Aquest dispositiu ja té una clau d’accés per al vostre usuari.',
    failed: 'Aquest navegador no ha pogut fer servir la clau d’accés.',
  },
  newPassword: {
    title: 'Trieu la vostra contrasenya',
    text: 'Heu entrat amb una contrasenya d’un sol ús. Trieu-ne una de pròpia per continuar.',
    password: 'Contrasenya nova',
    passwordHint: 'Com a mínim 10 caràcters. Una frase llarga és fàcil de recordar.',
    repetition: 'Repetiu la contrasenya nova',
    show: 'Mostra la contrasenya',
    submit: 'Desa i entra',
    submitting: 'S’està desant…',
    back: 'Entra amb un altre usuari',

    required: 'La contrasenya és obligatòria',
    tooShort: 'La contrasenya nova ha de tenir com a mínim 10 caràcters',
    tooLong: 'La contrasenya nova no pot tenir més de 200 caràcters',
    same: 'La contrasenya nova ha de ser diferent de l’actual',
    different: 'Les contrasenyes no coincideixen',

    failed: 'Error en canviar la contrasenya',
    changed: 'La contrasenya s’ha actualitzat correctament',
  },
} satisfies Pick<
  CompleteMessages,
  | 'console'
  | 'consoleForm'
  | 'consoleLists'
  | 'consoleSessions'
  | 'dashboard'
  | 'activity'
  | 'signIn'
  | 'passkeys'
  | 'sessionEnding'
  | 'newPassword'
>;

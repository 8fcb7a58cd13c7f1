import type { CompleteMessages } from '#languages/complete-messages.ts';

export const reportsCatalan = {
  reports: {
    title: 'Informes',
    notAllowed: 'No teniu permís per generar informes',

    kind: 'Tipus d’informe',
    graduatedApplications: 'Sol·licituds de graduands',
    confirmedStudents: 'Estudiants confirmats',
    contactListApplicants: 'Llista de contacte de sol·licitants',
    contactListConfirmed: 'Llista de contacte de confirmats',
    graduatedApplicationsText:
      'Totes les sol·licituds de títol, amb l’estat, la titulació i l’acte.',
    confirmedStudentsText: 'Les persones confirmades per a un acte, per cognoms. Cal triar l’acte.',
    contactListApplicantsText:
      'Adreça electrònica i telèfon de les persones que han sol·licitat el títol.',
    contactListConfirmedText:
      'Adreça electrònica i telèfon de les persones confirmades. Cal triar l’acte.',
    kindMissing: 'Trieu un dels quatre informes',

    options: 'Opcions de l’informe',
    format: 'Format',
    ceremony: 'Acte',
    everyCeremony: 'Tots els actes',
    chooseCeremony: 'Trieu un acte',
    loadingCeremonies: 'S’estan carregant els actes…',
    ceremonyWithDate: '{name} · {date}',
    ceremonyById: 'Acte núm. {id}',
    ceremonyMissing: 'Trieu un acte de la llista',
    ceremonyGone: 'L’acte triat ja no existeix. Trieu-ne un altre',
    generate: 'Genera i baixa l’informe',
    generating: 'S’està generant l’informe…',

    noKind: 'Seleccioneu un tipus d’informe',
    noCeremony: 'Per a aquest informe cal seleccionar un acte',
    goneCeremony: 'No s’ha trobat l’acte de graduació',
    failed: 'Error en generar l’informe. Comproveu la connexió.',
    decodeFailed: 'Error en descodificar el PDF',
    viewFailed: 'Error en visualitzar el PDF',
    generated: 'L’informe {name} s’ha generat correctament, total de registres: {count}',

    lastReport: 'Últim informe generat',
    fileName: 'Fitxer',
    lastFormat: 'Format del fitxer',
    totalRecords: 'Total de registres',
    recordCount: '{count}',
    generatedAt: 'Data de generació',
    lastCeremony: 'Acte de l’informe',
    missing: 'No disponible',
    noRecords:
      'Cap registre coincideix amb el que heu triat: el fitxer només conté les capçaleres.',
    downloadAgain: 'Torna’l a baixar',
    viewPdf: 'Mostra el PDF',
    blocked: 'El navegador ha blocat la finestra del PDF. Podeu obrir-lo amb aquest enllaç:',
    openPdf: 'Obre el PDF en una altra pestanya',
    fallbackFile: 'informe',

    formats: 'Sobre els formats',
    csvFormat: 'Format CSV',
    csvText:
      'Una taula que s’obre amb Excel, LibreOffice i Google Sheets. Serveix per filtrar, ordenar i combinar correspondència.',
    pdfFormat: 'Format PDF',
    pdfText:
      'Un document amb pàgines numerades, per llegir, imprimir o arxivar. Es pot veure en una altra pestanya.',
  },
  callScript: {
    title: 'Guió de crida',
    about:
      'L’ordre en què es criden els graduands d’un acte: per facultat, titulació i cognoms, amb el títol que rep cada persona i el número d’acta si ja s’ha expedit.',
    prepare: 'Prepara el guió de crida',

    ceremony: 'Acte de graduació',
    chooseCeremony: 'Trieu un acte de graduació',
    ceremonyWithDate: '{name} · {date}',
    ceremonyById: 'Acte de graduació núm. {id}',
    loading: 'S’està preparant el guió…',
    ready: {
      one: '{count} persona en l’ordre de crida',
      other: '{count} persones en l’ordre de crida',
    },
    empty: 'Aquest acte no té sol·licituds confirmades',
    emptyText: 'Es criden les persones que tenen la sol·licitud confirmada per a l’acte.',
    choose: 'Trieu un acte per veure’n l’ordre de crida',
    close: 'Tanca',
    print: 'Imprimeix el guió',
    printFailed: 'No s’ha pogut preparar la impressió. Baixeu el CSV o torneu-ho a provar.',
    download: 'Baixa el guió en CSV',

    pending: {
      one: '{count} sol·licitud pendent d’aquest acte no és al guió.',
      other: '{count} sol·licituds pendents d’aquest acte no són al guió.',
    },
    undecided: {
      one: '{count} persona confirmada indica un acte que es diu igual que un altre i no és al guió.',
      other:
        '{count} persones confirmades indiquen un acte que es diu igual que un altre i no són al guió.',
    },
    untitled: {
      one: '{count} persona no té el text del títol: falta el gènere o la denominació de la titulació.',
      other:
        '{count} persones no tenen el text del títol: falta el gènere o la denominació de la titulació.',
    },
    ambiguousCareers: {
      one: '{count} persona anomena una titulació que es diu igual que una altra: no se’n coneix la facultat o el títol.',
      other:
        '{count} persones anomenen titulacions que es diuen igual que altres: no se’n coneixen les facultats o els títols.',
    },

    place: 'Ordre',
    name: 'Nom complet',
    degreeTitle: 'Títol',
    record: 'Acta',
    career: 'Titulació',
    faculty: 'Facultat',
    code: 'Codi',
    noFaculty: 'Sense facultat',
    noCareer: 'Sense titulació',
    noName: 'Sense nom',
    noTitle: 'Pendent',
    noRecord: 'Sense expedir',
    missing: 'No disponible',

    system: 'Sistema de Graduacions',
    printedOn: 'Imprès el {date}',
    file: 'guio-de-crida-{name}-{day}',
    fallbackFile: 'guio-de-crida',
  },
} satisfies Pick<CompleteMessages, 'reports' | 'callScript'>;

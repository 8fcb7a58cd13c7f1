import type { CompleteMessages } from '../complete-messages.ts';

export const doctorCatalan = {
  doctor: {
    heading: 'Revisió de la pàgina',
    found: { one: '{count} incidència', other: '{count} incidències' },
    healthy: 'No s’ha trobat cap problema a la pàgina.',
    running: 'S’està revisant la pàgina…',
    close: 'Tanca',
    error: 'Error',
    warning: 'Advertiment',
    note: 'Nota',

    quirksModeTitle: 'La pàgina no declara el seu tipus de document',
    quirksModeAdvice:
      'Escriviu <!doctype html> a la primera línia: sense això el navegador imita els de fa vint anys i les mides canvien.',
    noLangTitle: 'La pàgina no diu en quin idioma està',
    noLangAdvice:
      'Escriviu l’idioma a l’element html, per exemple <html lang="ca">: els lectors de pantalla trien la veu segons aquest valor.',
    rootFontSizeTitle: 'La lletra de l’arrel fa {px} px',
    rootFontSizeAdvice:
      'No molesta: els formularis segueixen la mida que cada persona ha triat al navegador, de manera que la lletra es pot veure més gran que la del lloc web.',
    noWidgetTitle: 'No hi ha cap formulari de birrete a la pàgina',
    noWidgetAdvice:
      'Si n’hi hauria d’haver, reviseu la consola: potser el codi no s’ha carregat, o falta <GraduationProvider> per sobre.',
    stylesBlockedTitle: 'La política de seguretat bloca els estils',
    stylesBlockedAdvice:
      'Lliureu el nonce de la pàgina amb la propietat nonce o amb <meta property="csp-nonce" nonce="…">, o feu servir la forma sense nonce que descriu docs/provider.md.',
    smallLettersTitle: 'La lletra del formulari fa {px} px',
    smallLettersAdvice:
      'Una regla del lloc web amb !important hi arriba. Excloeu d’aquesta regla els elements [data-birrete-root].',
    severalReactsTitle: 'Hi ha {count} còpies de React que dibuixen formularis de birrete',
    severalReactsAdvice:
      'Cadascuna pesa, i no comparteixen ni sessió ni avisos. Feu que l’empaquetador en faci servir una de sola (resolve.dedupe), o deixeu només una manera d’incrustar.',
    trappedOverlaysTitle: 'Un element del voltant tanca els diàlegs a dins: {element}',
    trappedOverlaysAdvice:
      'La seva regla «{rule}» fa que el que és fix es mesuri respecte a l’element i no a la finestra. Traieu-la, o doneu a la propietat portalContainer un element de fora.',
    cutOffTitle: 'Un element del voltant retalla el formulari: {element}',
    cutOffAdvice:
      'Té una alçada fixa i amaga el que sobra. Deixeu que creixi (height: auto) o que es desplaci.',
    notSelectableTitle: 'El text no es pot seleccionar',
    notSelectableAdvice:
      'Una regla user-select: none arriba al formulari, i ningú no pot copiar el codi de la sol·licitud. Limiteu-la a altres parts.',
    storageBlockedTitle: 'El navegador no deixa desar res ({area})',
    storageBlockedAdvice:
      'Tot funciona, però l’esborrany i la sessió es perden en recarregar. Sol passar en marcs d’un altre lloc web o amb les galetes blocades.',

    apiAddressTitle: 'L’adreça de l’API no és vàlida: {address}',
    apiAddressAdvice:
      'Escriviu l’esquema i el servidor, per exemple https://titols.universitat.cat, o res si és el de la pàgina.',
    mixedContentTitle: 'La pàgina és https i l’API no: {address}',
    mixedContentAdvice: 'El navegador bloca aquestes crides. Serviu l’API per https.',
    apiPolicyTitle: 'La política de seguretat no deixa cridar {address}',
    apiPolicyAdvice:
      'Afegiu aquesta adreça a connect-src a la Content-Security-Policy de la pàgina.',
    apiCorsTitle: 'L’API respon, però no a aquesta pàgina: {address}',
    apiCorsAdvice:
      'Falta el permís CORS. El servidor ha d’enviar Access-Control-Allow-Origin amb el valor {origin}.',
    apiCorsHeadersTitle: 'L’API no accepta sessions des d’aquesta pàgina: {address}',
    apiCorsHeadersAdvice:
      'Les consultes públiques funcionen; l’administració, no. El servidor ha de permetre a {origin} les capçaleres authorization i content-type i els mètodes GET, POST, PUT, PATCH i DELETE.',
    apiSilentTitle: 'L’API no respon: {address}',
    apiSilentAdvice:
      'Obriu aquesta adreça al navegador. Reviseu el nom, el port i el certificat, i que el servidor estigui engegat.',
    apiRefusedTitle: 'L’API respon {status} a {address}',
    apiRefusedAdvice:
      'Aquesta consulta és pública i ha de respondre 200. Reviseu l’adreça base: les rutes de l’API s’hi afegeixen.',
    apiUnreadableTitle: 'La resposta rebuda no és la que s’espera: {address}',
    apiUnreadableAdvice:
      'No segueix la descripció de l’API (docs/openapi.json): {reason}. Si arriba una pàgina, l’adreça base és la del lloc web i no la de l’API.',

    contractOlderTitle:
      'El servidor és anterior a aquests formularis: contracte {theirs} a {address}, {ours} aquí',
    contractOlderAdvice:
      'Pot rebutjar el que envien. Actualitzeu el servidor, o feu servir la versió de birrete que correspon al seu contracte (docs/upgrading.md).',
    contractNewerTitle:
      'El servidor és posterior a aquests formularis: contracte {theirs} a {address}, {ours} aquí',
    contractNewerAdvice:
      'Actualitzeu birrete a la pàgina per fer servir el que el servidor ofereix.',

    deepLinkMissingTitle: 'L’adreça {address} respon {status}',
    deepLinkMissingAdvice:
      'En recarregar aquesta pantalla no la veuria ningú. El servidor ha de lliurar la mateixa pàgina per a totes les rutes de l’administració.',
    deepLinkElsewhereTitle: 'L’adreça {address} lliura una altra pàgina',
    deepLinkElsewhereAdvice:
      'No carrega cap dels programes d’aquesta. El servidor ha de lliurar la mateixa pàgina per a totes les rutes de l’administració.',
    clockWrongTitle: {
      one: 'El rellotge d’aquest equip difereix {count} minut del rellotge del servidor',
      other: 'El rellotge d’aquest equip difereix {count} minuts del rellotge del servidor',
    },
    clockWrongAdvice: '«Avui» i els venciments es calculen amb ell. Ajusteu l’hora de l’equip.',
  },
} satisfies Pick<CompleteMessages, 'doctor'>;

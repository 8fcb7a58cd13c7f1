/**
 * Method and path of each call beyond the API contract that only the console makes, by the call's id. A client makes them
 * only where the server announces them.
 */

export const signOut = 'POST /api/auth/logout';
export const changePassword = 'POST /api/auth/password';
export const reissuePassword = 'POST /api/users/{id}/password';

export const listSessions = 'GET /api/auth/sessions';
export const endSession = 'DELETE /api/auth/sessions/{id}';
export const endOtherSessions = 'DELETE /api/auth/sessions';

export const readSummary = 'GET /api/summary';

export const listHandovers = 'GET /api/handovers';
export const recordHandovers = 'POST /api/handovers';
export const correctHandover = 'POST /api/handovers/{id}/correction';

export const beginProviderSignIn = 'POST /api/auth/openid';
export const finishProviderSignIn = 'POST /api/auth/openid/session';

export const listPasskeys = 'GET /api/auth/passkeys';
export const offerPasskey = 'POST /api/auth/passkeys/options';
export const addPasskey = 'POST /api/auth/passkeys';
export const removePasskey = 'DELETE /api/auth/passkeys/{id}';
export const askForPasskey = 'POST /api/auth/passkeys/sign-in/options';
export const signInByPasskey = 'POST /api/auth/passkeys/sign-in';

export const confirmByPassword = 'POST /api/auth/confirmation';
export const confirmByPasskey = 'POST /api/auth/confirmation/passkey';
export const confirmByProvider = 'POST /api/auth/confirmation/openid';

export const listTitleProofs = 'GET /api/proofs';
export const acceptCorrection = 'PATCH /api/corrections/{id}/accept';
export const answerCorrection = 'PATCH /api/corrections/{id}/answer';
export const readTitleVerifications = 'GET /api/titles/{id}/verifications';
export const readTitleSeal = 'GET /api/titles/{id}/seal';
export const listVerificationAddresses = 'GET /api/verification-addresses';
export const listAuthorities = 'GET /api/authorities';
export const createAuthority = 'POST /api/authorities';
export const updateAuthority = 'PUT /api/authorities/{id}';
export const deleteAuthority = 'DELETE /api/authorities/{id}';

export const listDocumentTemplates = 'GET /api/document-templates';
export const readDocumentTemplate = 'GET /api/document-templates/{id}';
export const createDocumentTemplate = 'POST /api/document-templates';
export const updateDocumentTemplate = 'PUT /api/document-templates/{id}';
export const deleteDocumentTemplate = 'DELETE /api/document-templates/{id}';
export const listDeletedTemplates = 'GET /api/deleted-document-templates';
export const restoreDocumentTemplate = 'POST /api/deleted-document-templates/{id}/restoration';
export const printDocuments = 'POST /api/documents';
export const checkDocuments = 'POST /api/documents/check';
export const previewDocument = 'POST /api/documents/preview';
export const listDocumentPrints = 'GET /api/document-prints';
export const listDocumentFields = 'GET /api/document-fields';
export const createDocumentField = 'POST /api/document-fields';
export const updateDocumentField = 'PUT /api/document-fields/{id}';
export const deleteDocumentField = 'DELETE /api/document-fields/{id}';
export const listTitleEntries = 'GET /api/title-entries';
export const annulTitle = 'POST /api/titles/{id}/annulment';
export const readTitleContent = 'GET /api/titles/{id}/content';
export const rectifyTitle = 'POST /api/titles/{id}/rectification';
export const duplicateTitle = 'POST /api/titles/{id}/duplicate';
export const listTitleHolds = 'GET /api/title-holds';
export const holdTitle = 'POST /api/titles/{id}/hold';
export const liftTitleHold = 'POST /api/titles/{id}/hold/lifting';
export const checkIssue = 'POST /api/titles/ceremony/{id}/check';

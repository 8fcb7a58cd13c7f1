/** Method and path of the reference API's own calls, which birrete does not make, by the call's id. */
export const serverPaths = {
  findProvider: 'GET /api/auth/openid',
  returnFromProvider: 'GET /api/auth/openid/callback',
  readAudit: 'GET /api/audit',
  checkHealth: 'GET /api/health',
  checkLife: 'GET /api/health/live',
} as const;

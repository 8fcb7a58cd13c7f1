/** The demo administrator's e-mail, which the host prints with the password. */
export const demoAdministrator = 'admin@universidad.edu';

/** The password of every demo user. It exists in demo data only. */
export const demoPassword = 'birrete-demo';

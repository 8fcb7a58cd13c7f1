/** The user, as the server returned it at sign-in or as a portal's adapter describes it. */
export interface SessionUser {
  /** The user's full name, shown in the console's top bar. */
  readonly fullName?: string | undefined;
  /** The name that the user signs in with. */
  readonly username?: string | undefined;
  /** The user's e-mail address. */
  readonly email?: string | undefined;
  /** True if the console admits the user. @default whether `roleId` is 1 */
  readonly isAdministrator?: boolean | undefined;
  /** The role on the wire: 1 is administrator, 2 is authorised; other roles are neither. */
  readonly roleId?: number | undefined;
  /** The server's name for the role, if it sends one. */
  readonly roleName?: string | undefined;
}

/** The full name, else the username, else the e-mail. */
export function displayNameOf({ fullName, username, email }: SessionUser): string | undefined {
  return fullName ?? username ?? email;
}

/** A user and the token. */
export interface Session {
  /** Absent or empty if a portal does not expose it. */
  readonly token?: string | undefined;
  /** Base URL of the API that issued the token, to which alone it is sent. @default the APIs of the page's origin */
  readonly api?: string | undefined;
  /** The user who is signed in. */
  readonly user: SessionUser;
}

/** Identifies the user, so that another user finds no state of the previous one, while a renewed token keeps it. */
export function personOf(session: Session | undefined): string {
  const user = session?.user;
  const role = user?.isAdministrator ?? user?.roleId;
  return [user?.username, user?.email, user?.fullName, role].join(' ');
}

/** Of the server's roles only 1 is administrator, though role 2 is called 'Admin'. */
export function isAdministrator(session: Session | undefined): boolean {
  return session?.user.isAdministrator ?? session?.user.roleId === 1;
}

/** Who is signed in, as the server answered at sign-in. */
export interface SessionUser {
  readonly fullName: string | undefined;
  readonly username: string | undefined;
  readonly email: string | undefined;
  /** 1 administrator, 2 authorised, others neither. */
  readonly roleId: number | undefined;
  /** The role in the server's words, if it has any. */
  readonly roleName: string | undefined;
}

/** The full name, else the username, else the e-mail. */
export function displayNameOf({ fullName, username, email }: SessionUser): string | undefined {
  return fullName ?? username ?? email;
}

/** A person and the token that speaks for them. */
export interface Session {
  /** Empty where a portal keeps it to itself. */
  readonly token: string;
  readonly user: SessionUser;
}

/** Another person finds nothing of the last one; the same person with a renewed token keeps what was begun. */
export function personOf(session: Session | undefined): string {
  const user = session?.user;
  return [user?.username, user?.email, user?.fullName, user?.roleId].join(' ');
}

/** Only role 1 is administrator, though role 2 is called 'Admin'. */
export function isAdministrator(session: Session | undefined): boolean {
  return session?.user.roleId === 1;
}

import type { CurrentUser, IsAdmin } from "@/lib/users/current-user";

/** WordPress's role, which service admins do not have. */
export const isSiteAdministrator = (user: CurrentUser): boolean => user.role === "administrator";

export const canListUsers = (user: CurrentUser): boolean => user.isAdmin;

export const isSelf = (user: CurrentUser, { personId }: { personId: number }): boolean => user.id === personId;

type HasPerson = { person: IsAdmin & { id: number } };

export const canSeeUser = (user: CurrentUser, { person }: HasPerson): boolean => user.isAdmin || user.id === person.id;

export const canEditUser = (user: CurrentUser, { person }: HasPerson): boolean =>
  user.id === person.id || canManageUser(user, { person });

export const canManageUser = (user: CurrentUser, { person }: HasPerson): boolean =>
  person.role === "administrator" ? isSiteAdministrator(user) : user.isAdmin;

export const canDeleteUser = (user: CurrentUser, found: HasPerson): boolean => canManageOther(user, found);

export const canManageOther = (user: CurrentUser, { person }: HasPerson): boolean =>
  user.id !== person.id && canManageUser(user, { person });

export const nobody = (): boolean => false;

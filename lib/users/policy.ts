import type { CurrentUser, IsAdmin } from "@/lib/users/current-user";

/** Runs the site: WordPress's role, which a service admin does not have. */
export const isSiteAdministrator = (user: CurrentUser): boolean => user.role === "administrator";

export const canListUsers = (user: CurrentUser): boolean => user.isAdmin;

export const isSelf = (user: CurrentUser, { personId }: { personId: number }): boolean => user.id === personId;

type HasPerson = { person: IsAdmin & { id: number } };

export const canSeeUser = (user: CurrentUser, { person }: HasPerson): boolean => user.isAdmin || user.id === person.id;

/** One's own account, or another's; an administrator's is for administrators of the site. */
export const canEditUser = (user: CurrentUser, { person }: HasPerson): boolean =>
  user.id === person.id || canManageUser(user, { person });

export const canManageUser = (user: CurrentUser, { person }: HasPerson): boolean =>
  person.role === "administrator" ? isSiteAdministrator(user) : user.isAdmin;

/** Nobody deletes oneself. */
export const canDeleteUser = (user: CurrentUser, found: HasPerson): boolean => canManageOther(user, found);

/** Another's account, and whether it can be used at all. */
export const canManageOther = (user: CurrentUser, { person }: HasPerson): boolean =>
  user.id !== person.id && canManageUser(user, { person });

export const nobody = (): boolean => false;

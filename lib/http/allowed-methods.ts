import { Refusal } from "@/lib/errors";
import type { Find, Policy } from "@/lib/http/endpoint";
import type { PathParams } from "@/lib/http/request/params";
import type { Handlers } from "@/lib/http/route";
import type { Caller } from "@/lib/users/caller";
import type { CurrentUser } from "@/lib/users/current-user";

/** Who may use a method. Without one, anyone may. */
export interface Permission {
  find: (params: PathParams, user: CurrentUser, caller: Caller) => Promise<object> | object;
  isGranted: (user: CurrentUser, found: object) => boolean;
}

export const permissionOf = <F extends object>({ find, allow }: { find: Find<F>; allow: Policy<F> }): Permission => ({
  find,
  isGranted: (user, found) => allow(user, asFound<F>(found)),
});

/** Where handlers are collected, the type of what their finders find is lost. */
const asFound = <F extends object>(found: object): F => found as F;

/**
 * The methods of a path that the caller may use, as WordPress's `Allow` names them (compatibility.md, C3). Nothing is read: a method
 * whose policy needs more than the called method has found counts as allowed.
 *
 * @param found null while the caller reaches nothing
 */
export const allowedMethods = (handlers: Handlers, { user }: Caller, found: object | null): string[] =>
  methodsWhere(
    handlers,
    (permission) => user !== null && found !== null && (isGranted(permission, user, onlyKnown(found)) ?? true),
  );

/** The same for OPTIONS, which finds the records of each method. */
export async function methodsFor(handlers: Handlers, params: PathParams, caller: Caller): Promise<string[]> {
  const { user } = caller;
  if (!user) return allowedMethods(handlers, caller, null);

  const found = new Map<Permission["find"], object | null>();
  for (const { permission } of Object.values(handlers)) {
    if (!permission || found.has(permission.find)) continue;
    found.set(permission.find, await foundOrNull(() => permission.find(params, user, caller)));
  }
  return methodsWhere(handlers, (permission) => {
    const records = found.get(permission.find);
    return Boolean(records && isGranted(permission, user, records));
  });
}

const methodsWhere = (handlers: Handlers, isAllowed: (permission: Permission) => boolean): string[] =>
  Object.entries(handlers).flatMap(([method, { permission }]) => (!permission || isAllowed(permission) ? method : []));

class Unknown extends Error {}

/** Records of the same name are the same ones for all methods of a path. @throws Unknown where another one is read */
const onlyKnown = (found: object): object =>
  new Proxy(found, {
    get: (records, name) => {
      if (name in records) return Reflect.get(records, name) as unknown;
      throw new Unknown();
    },
  });

/** Null when it is unknown. Policies of paid features refuse with a reason. */
function isGranted(permission: Permission, user: CurrentUser, found: object): boolean | null {
  try {
    return permission.isGranted(user, found);
  } catch (error) {
    if (error instanceof Unknown) return null;
    if (error instanceof Refusal) return false;
    throw error;
  }
}

async function foundOrNull(find: () => Promise<object> | object): Promise<object | null> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

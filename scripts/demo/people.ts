import type { User } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { validate } from "@/lib/http/input/validate";
import { randomText } from "@/lib/secrets/secrets";
import { addUser, createUser } from "@/lib/users/create";
import { type CurrentUser, isAdmin } from "@/lib/users/current-user";
import { addFirstAdministratorFrom } from "@/lib/users/first-administrator";
import { CreateUser } from "@/lib/users/inputs";
import { addFirstAdministrator, isSetUp } from "@/lib/users/setup";
import { DEMO_USERS, type Login } from "@/scripts/demo/demo-users";

export interface Account {
  user: CurrentUser;
  /** Null for an account that existed before. */
  password: string | null;
}

export type Accounts = Record<Login, Account>;

/** Creates one from BOARDS_ADMIN_*, or `admin`, when there is none. */
export async function findOrCreateAdministrator(tx: Tx): Promise<Account> {
  const newPassword = await addMissingAdministrator(tx);
  const user = await tx.user.findFirstOrThrow({ where: { role: "administrator" }, orderBy: { id: "asc" } });
  return { user: callerOf(user), password: newPassword };
}

async function addMissingAdministrator(tx: Tx): Promise<string | null> {
  if (await tx.user.count({ where: { role: "administrator" } })) return null;
  if (env().BOARDS_ADMIN_USER && (await addFirstAdministratorFrom(env()))) return "the one in BOARDS_ADMIN_PASSWORD";

  const password = randomText(16);
  const account = { login: "admin", email: "admin@demo.example", displayName: "Administrator", password };
  await ((await isSetUp(tx)) ? addUser({ ...account, role: "administrator" }) : addFirstAdministrator(account));
  return password;
}

/** An existing account keeps its password. */
export async function demoAccounts(tx: Tx, administrator: CurrentUser): Promise<Accounts> {
  const accounts: [Login, Account][] = [];
  for (const { login, name } of DEMO_USERS) accounts.push([login, await accountOf(tx, login, name, administrator)]);
  return Object.fromEntries(accounts) as Accounts;
}

async function accountOf(tx: Tx, login: Login, name: string, administrator: CurrentUser): Promise<Account> {
  const email = `${login}@demo.example`;
  const existing = await tx.user.findFirst({ where: { email } });
  if (existing) return { user: callerOf(existing), password: null };

  const password = randomText(12);
  const user = await createUser(validate(CreateUser, { username: login, email, password, name }), administrator);
  return { user: callerOf(user), password };
}

const callerOf = (user: User): CurrentUser => ({ ...user, isAdmin: isAdmin(user) });

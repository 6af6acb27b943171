import { randomUUID } from "node:crypto";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { passwordDigest } from "@/lib/users/application-passwords/check";

let people = 0;

/** A person with every default; a test states only what matters to it. */
export const aUser = async (given: Partial<User> = {}): Promise<User> => db.user.create({ data: factsOf(given) });

/** Several at once, in this order: one statement. */
export const usersNamed = (...names: string[]): Promise<User[]> => db.user.createManyAndReturn({ data: names.map((displayName) => factsOf({ displayName })) });

function factsOf(given: Partial<User>) {
  people += 1;
  const login = given.login ?? `person${people}`;
  return { login, nicename: login, email: `${login}@example.com`, displayName: given.displayName ?? `Person ${people}`, photoKey: randomUUID(), ...given };
}

export const anAdmin = (given: Partial<User> = {}) => aUser({ role: "administrator", ...given });

export const aServiceAdmin = (given: Partial<User> = {}) => aUser({ isServiceAdmin: true, ...given });

/** A password that the person may use in Basic; always the same one within a test. */
export async function newApplicationPassword({ id }: Pick<User, "id">): Promise<string> {
  const password = `password of person ${id}`;
  await db.applicationPassword.createMany({ data: { userId: id, name: "test", digest: passwordDigest(password) }, skipDuplicates: true });
  return password;
}

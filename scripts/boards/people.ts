import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { plainDate } from "@/lib/dates/dates";
import { userByName } from "@/lib/users/by-name";
import { Refusal } from "@/scripts/start/start-refusal.mjs";

export const COLUMNS = ["ID", "user_login", "display_name", "user_email", "user_registered", "roles"];

export const rowOf = ({ id, login, displayName, email, createdAt, role }: User) => ({
  ID: id,
  user_login: login,
  display_name: displayName,
  user_email: email,
  user_registered: plainDate(createdAt),
  roles: role,
});

/** By id, login or e-mail address, as in wp-cli. */
export async function personNamed(name = ""): Promise<User> {
  const byId = /^\d{1,9}$/.test(name) ? await db.user.findUnique({ where: { id: Number(name) } }) : null;
  const person = byId ?? (await userByName(name));
  if (!person) throw new Refusal(`Error: Invalid user ID, email or login: '${name}'`);
  return person;
}

export function roleNamed(name: string): "administrator" | "subscriber" {
  if (name !== "administrator" && name !== "subscriber")
    throw new Refusal(`Error: Role doesn't exist: ${name}. Choose administrator or subscriber.`);
  return name;
}

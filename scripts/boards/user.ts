import { db, transaction } from "@/lib/db";
import { env } from "@/lib/env";
import { validate } from "@/lib/http/input/validate";
import { randomText } from "@/lib/secrets/secrets";
import { addUser } from "@/lib/users/create";
import { activatePerson, deactivatePerson } from "@/lib/users/deactivate";
import { removeUser } from "@/lib/users/delete";
import { CreateUser } from "@/lib/users/inputs";
import { hashPassword } from "@/lib/users/passwords/hash";
import { setPassword } from "@/lib/users/passwords/set";
import { setRole } from "@/lib/users/set-role";
import type { Command } from "@/scripts/boards/command";
import { COLUMNS, personNamed, roleNamed, rowOf } from "@/scripts/boards/people";
import { formatted } from "@/scripts/boards/table";
import { Refusal } from "@/scripts/start/start-refusal.mjs";

const create: Command = {
  usage: "<login> <email> [--role=] [--user_pass=] [--display_name=] [--porcelain]",
  run: async ({ words: [username, email], options, flags, print }) => {
    const password = options.user_pass ?? randomText(20);
    const input = validate(CreateUser, {
      username,
      email,
      password,
      name: options.display_name,
      roles: roleNamed(options.role ?? "subscriber"),
    });
    const { id } = await addUser(input);
    if (flags.has("porcelain")) return print(String(id));

    print(`Success: Created user ${id}.`);
    if (options.user_pass === undefined) print(`Password: ${password}`);
  },
};

const list: Command = {
  usage: "[--role=] [--format=]",
  run: async ({ options: { role, format }, print }) => {
    const people = await db.user.findMany({
      where: { role: role === undefined ? undefined : roleNamed(role) },
      orderBy: { login: "asc" },
    });
    print(formatted(people.map(rowOf), COLUMNS, format));
  },
};

const get: Command = {
  usage: "<user> [--format=]",
  run: async ({ words: [name], options: { format = "table" }, print }) => {
    const row = rowOf(await personNamed(name));
    if (format === "json") return print(JSON.stringify(row));
    print(
      formatted(
        Object.entries(row).map(([Field, Value]) => ({ Field, Value })),
        ["Field", "Value"],
        format,
      ),
    );
  },
};

const changeRole: Command = {
  usage: "<user> <role>",
  run: async ({ words: [name, role = ""], print }) => {
    const { login, id } = await setRole(await personNamed(name), roleNamed(role));
    print(`Success: Added ${login} (${id}) to ${env().BOARDS_URL} as ${role}.`);
  },
};

const remove: Command = {
  usage: "<user> [--reassign=] [--yes]",
  run: async ({ words: [name], options: { reassign }, flags, print, confirm }) => {
    const person = await personNamed(name);
    const newOwner = reassign === undefined ? null : await personNamed(reassign);
    if (newOwner?.id === person.id)
      throw new Refusal("Error: Cannot reassign content to the user that you are deleting.");
    if (
      !flags.has("yes") &&
      !(await confirm(
        `Delete ${person.login} (${person.id})? ${newOwner ? `Their content will belong to ${newOwner.login}.` : "Their content stays, without an author."}`,
      ))
    )
      return;

    await removeUser(person, newOwner);
    print(`Success: Removed user ${person.id} from ${env().BOARDS_URL}.`);
  },
};

const resetPassword: Command = {
  usage: "<user> [--porcelain]",
  run: async ({ words: [name], flags, print }) => {
    const person = await personNamed(name);
    const password = randomText(20);
    const passwordHash = await hashPassword(password);
    await transaction((tx) => setPassword(tx, person, passwordHash, null));
    if (flags.has("porcelain")) return print(password);

    print(`Success: Password reset for ${person.login}.`);
    print(`Password: ${password}`);
  },
};

const deactivate: Command = {
  usage: "<user>",
  run: async ({ words: [name], print }) => {
    const person = await personNamed(name);
    await deactivatePerson(person);
    print(`Success: Deactivated ${person.login} (${person.id}).`);
  },
};

const activate: Command = {
  usage: "<user>",
  run: async ({ words: [name], print }) => {
    const person = await personNamed(name);
    await activatePerson(person);
    print(`Success: Activated ${person.login} (${person.id}).`);
  },
};

export const userCommands: Record<string, Command> = {
  "user create": create,
  "user list": list,
  "user get": get,
  "user set-role": changeRole,
  "user delete": remove,
  "user reset-password": resetPassword,
  "user deactivate": deactivate,
  "user activate": activate,
};

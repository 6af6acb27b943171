import { db } from "@/lib/db";
import { zonelessDate } from "@/lib/dates/dates";
import { validate } from "@/lib/http/input/validate";
import { createApplicationPassword } from "@/lib/users/application-passwords/create";
import { CreateApplicationPassword } from "@/lib/users/application-passwords/inputs";
import { listApplicationPasswords } from "@/lib/users/application-passwords/find";
import { revokeAllApplicationPasswords, revokeApplicationPassword } from "@/lib/users/application-passwords/revoke";
import type { Command } from "@/scripts/boards/command";
import { personNamed } from "@/scripts/boards/people";
import { formatted } from "@/scripts/boards/table";
import { Refusal } from "@/scripts/start/start-refusal.mjs";

const create: Command = {
  usage: "<user> <name> [--app-id=] [--porcelain]",
  run: async ({ words: [user, name], options, flags, print }) => {
    const input = validate(CreateApplicationPassword, { name, app_id: options["app-id"] });
    const { password } = await createApplicationPassword(await personNamed(user), input);
    if (flags.has("porcelain")) return print(password);

    print("Success: Created application password.");
    print(`Password: ${password}`);
  },
};

const COLUMNS = ["uuid", "app_id", "name", "created", "last_used", "last_ip"];

const list: Command = {
  usage: "<user> [--format=]",
  run: async ({ words: [user], options: { format }, print }) => {
    const passwords = await listApplicationPasswords(await personNamed(user));
    const rows = passwords.map(({ uuid, appId, name, createdAt, lastUsedAt, lastIp }) => ({
      ...{ uuid, app_id: appId, name, created: zonelessDate(createdAt) },
      ...{ last_used: lastUsedAt ? zonelessDate(lastUsedAt) : "", last_ip: lastIp ?? "" },
    }));
    print(formatted(rows, COLUMNS, format));
  },
};

const remove: Command = {
  usage: "<user> [<uuid>] [--all]",
  run: async ({ words: [user, uuid = ""], flags, print }) => {
    const person = await personNamed(user);
    if (flags.has("all"))
      return print(`Success: Deleted ${await revokeAllApplicationPasswords(person)} application passwords.`);

    const revoked = /^[0-9a-f-]{36}$/i.test(uuid)
      ? await db.applicationPassword.findFirst({ where: { uuid, userId: person.id } })
      : null;
    if (!revoked) throw new Refusal(`Error: ${person.login} has no application password '${uuid}'.`);
    await revokeApplicationPassword(revoked);
    print("Success: Deleted 1 of 1 application password.");
  },
};

export const applicationPasswordCommands: Record<string, Command> = {
  "user application-password create": create,
  "user application-password list": list,
  "user application-password delete": remove,
};

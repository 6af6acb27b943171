import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { ImportSession, User } from "@/generated/prisma/client";
import { db, transaction } from "@/lib/db";
import { boardFolders, type ImportedFile } from "@/lib/imports/native/content";
import { finished } from "@/lib/imports/process";
import { reportOf } from "@/lib/imports/report";
import { createImport } from "@/lib/imports/start";
import { settleFiles, storeFile } from "@/lib/storage/ledger";
import { newPath } from "@/lib/storage/receive";
import { ACTIVE } from "@/lib/users/active";
import type { Command } from "@/scripts/boards/command";
import { personNamed } from "@/scripts/boards/people";
import { Refusal } from "@/scripts/start/start-refusal.mjs";

const importBoard: Command = {
  usage: "<file> [--user=]",
  run: async ({ words: [name = ""], options: { user }, print }) => {
    const importer = user === undefined ? await firstAdministrator() : await personNamed(user);
    for (const id of await begun(name, importer)) describe(await finished(id), print);
  },
};

async function firstAdministrator(): Promise<User> {
  const found = await db.user.findFirst({ where: { role: "administrator", ...ACTIVE }, orderBy: { id: "asc" } });
  if (!found) throw new Refusal("Error: There is no administrator yet. Name a user with --user.");
  return found;
}

/** One import for each board of the file. */
async function begun(name: string, user: User): Promise<string[]> {
  const file = await stored(name);
  return settleFiles([file], async () => {
    const folders = await boardFolders(file);
    return transaction(async (tx) => {
      const ids: string[] = [];
      for (const folder of folders) {
        const options = { size: file.size, ...(folder && { folder }) };
        const shared = { source: "native" as const, title: name, file, options, isShared: ids.length > 0 };
        ids.push((await createImport(tx, user, shared)).id);
      }
      return ids;
    });
  });
}

async function stored(name: string): Promise<ImportedFile> {
  const found = await stat(name).catch(() => null);
  if (!found?.isFile()) throw new Refusal(`Error: There is no file ${name}.`);
  return storeFile(newPath(), createReadStream(name));
}

function describe({ boardId, report }: ImportSession, print: (line: string) => void) {
  const { counts, people, notes, more_notes } = reportOf(report);
  print(`Success: Imported board ${boardId} with ${counts.tasks} tasks and ${counts.subtasks} subtasks.`);
  for (const { name, email } of people.unmatched) print(`No account here: ${name} ${email && `<${email}>`}`.trim());
  for (const { kind, title, reason } of notes) print(`${kind} “${title}”: ${reason}`);
  if (more_notes > 0) print(`And ${more_notes} more.`);
}

export const importBoardCommands: Record<string, Command> = { "import-board": importBoard };

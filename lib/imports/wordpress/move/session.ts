import "server-only";
import { randomUUID } from "node:crypto";
import type { ImportSession } from "@/generated/prisma/client";
import { db, transaction, type Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { References } from "@/lib/imports/references";
import { reserveBelow } from "@/lib/imports/wordpress/move/free-ids";
import { makeRoomForPeople } from "@/lib/imports/wordpress/move/make-room";
import { addPeople } from "@/lib/imports/wordpress/move/people";
import type { MoveReport } from "@/lib/imports/wordpress/move/report";
import type { WordPressDatabase } from "@/lib/imports/wordpress/read/database";
import { peoplePages, type WordPressPerson } from "@/lib/imports/wordpress/read/people";
import type { WordPressSite } from "@/lib/imports/wordpress/read/site";

/** All runs for a site share one, whose references say what has come. */
export const sessionOf = (wordpress: WordPressDatabase, site: WordPressSite): Promise<ImportSession | null> =>
  db.importSession.findFirst({
    where: { source: "wordpress", options: { path: ["site"], equals: nameOf(wordpress, site) } },
    orderBy: { createdAt: "asc" },
  });

export async function startSession(
  wordpress: WordPressDatabase,
  site: WordPressSite,
  report: MoveReport,
): Promise<ImportSession> {
  const last = await lastIds(wordpress);
  const administrator = await firstAdministrator(wordpress);
  return transaction(async (tx) => {
    const keepsIds = await isEmpty(tx);
    if (keepsIds) await reserveBelow(tx, last);
    if (keepsIds) await makeRoomForPeople(tx, wordpress);
    const references = new References();
    const owner = await ownerOf(tx, administrator, references, { keepsIds, report });
    const session = await tx.importSession.create({
      data: {
        ...{ id: randomUUID(), userId: owner, source: "wordpress", title: site.options.get("blogname") ?? "WordPress" },
        ...{ status: "processing", phase: "tasks", message: "Processing..." },
        options: { site: nameOf(wordpress, site), keeps_ids: keepsIds },
      },
    });
    await references.save(tx, session.id);
    return session;
  });
}

export const keepsIdsOf = ({ options }: ImportSession): boolean =>
  (options as { keeps_ids?: unknown }).keeps_ids === true;

const nameOf = ({ prefix }: WordPressDatabase, { addresses: [address = ""] }: WordPressSite) =>
  `${address.replace(/^https?:\/\//, "")} ${prefix}`;

const isEmpty = async (tx: Tx): Promise<boolean> =>
  (await tx.board.count()) + (await tx.task.count()) + (await tx.folder.count()) === 0;

/** Of our administrators the first, or else the first of the site, who then comes before everyone else. */
async function ownerOf(
  tx: Tx,
  administrator: WordPressPerson | null,
  references: References,
  move: { keepsIds: boolean; report: MoveReport },
): Promise<number> {
  const ours = await tx.user.findFirst({
    where: { role: "administrator", deactivatedAt: null },
    orderBy: { id: "asc" },
  });
  if (ours) return ours.id;
  if (!administrator) throw new Invalid("Neither site has an administrator. Create one here first.");
  await addPeople(tx, [administrator], references, move);
  await tx.setting.deleteMany({ where: { key: "setup_token" } });
  return references.get("person", String(administrator.id)) ?? 0;
}

async function firstAdministrator(wordpress: WordPressDatabase): Promise<WordPressPerson | null> {
  for await (const page of peoplePages(wordpress, false)) {
    const found = page.find(({ isAdministrator }) => isAdministrator);
    if (found) return found;
  }
  return null;
}

async function lastIds(wordpress: WordPressDatabase) {
  const last = (table: string, id = "id") => wordpress.count(`SELECT coalesce(max(${id}), 0) FROM ${table}`);
  const [boards, terms, metas] = [await last("{boards}"), await last("{board_terms}"), await last("{metas}")];
  return {
    ...{
      user: await last("{{users}}", "ID"),
      board: boards,
      folder: boards,
      stage: terms,
      label: terms,
      custom_field: terms,
    },
    ...{ task: await last("{tasks}"), subtask_group: await last("{task_metas}"), comment: await last("{comments}") },
    ...{ attachment: await last("{attachments}"), time_track: await last("{time_tracks}") },
    ...{ notification: await last("{notifications}"), webhook: metas, outgoing_webhook: metas },
  };
}

import "server-only";
import type { Attachment, Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { countAttachments, newHash } from "@/lib/attachments/add-files";
import { insertAttachments } from "@/lib/attachments/insert";
import type { AddLink } from "@/lib/attachments/inputs";
import { inOrder } from "@/lib/database/in-order";
import { transaction } from "@/lib/db";
import { type LinkMeta, readPage } from "@/lib/outside/page";
import { countUse } from "@/lib/rate-limit";
import { lockTask } from "@/lib/tasks/lock";
import { cut } from "@/lib/text/text";
import type { CurrentUser } from "@/lib/users/current-user";

/** Fetches the metadata of the page behind a link. @throws TooManyRequests */
export async function readLink({ url }: AddLink, actor: CurrentUser): Promise<LinkMeta> {
  await countUse("outside", actor);
  return readPage(url);
}

export function addLink(found: Task, { url, title }: AddLink, meta: LinkMeta, actor: CurrentUser): Promise<Attachment> {
  return transaction(async (tx) => {
    const { id: taskId, boardId } = found;
    const link = linkOf(url, title ?? titleOf(meta) ?? cut(url, 255), meta);
    const [task, [attachment]] = await inOrder([
      lockTask(tx, found),
      insertAttachments(tx, [{ owner: "task", boardId, taskId, ...link, createdById: actor.id }]),
    ]);
    if (!attachment) throw new Error("An insert of one row always returns it.");
    await countAttachments(tx, task, 1);
    await recordActivity(tx, actor, { boardId, taskId, event: "added attachment", newValue: attachment.title });
    return attachment;
  });
}

const linkOf = (fullUrl: string, title: string, meta: LinkMeta) => ({
  attachmentType: "url",
  title,
  fullUrl,
  fileHash: newHash(),
  meta: { ...meta },
});

const titleOf = (meta: LinkMeta) => ("title" in meta ? meta.title : undefined);

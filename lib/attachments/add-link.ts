import "server-only";
import type { Attachment, Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { countAttachments, newHash } from "@/lib/attachments/add-files";
import type { AddLink } from "@/lib/attachments/inputs";
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
    const task = await lockTask(tx, found);
    const { id: taskId, boardId } = task;
    const attachment = await tx.attachment.create({
      data: {
        owner: "task",
        boardId,
        taskId,
        attachmentType: "url",
        title: title ?? titleOf(meta) ?? cut(url, 255),
        fullUrl: url,
        fileHash: newHash(),
        meta: { ...meta },
        createdById: actor.id,
      },
    });
    await countAttachments(tx, task, 1);
    await recordActivity(tx, actor, {
      boardId,
      taskId,
      event: "added attachment",
      newValue: attachment.title,
    });
    return attachment;
  });
}

const titleOf = (meta: LinkMeta) => ("title" in meta ? meta.title : undefined);

import "server-only";
import { type Attachment, type AttachmentOwner, Prisma } from "@/generated/prisma/client";
import { insertAllInto } from "@/lib/database/record";
import { rowsOf, type Tx } from "@/lib/db";

export type NewAttachment = Pick<Attachment, "owner" | "boardId" | "attachmentType" | "title" | "fileHash"> &
  Partial<Omit<Attachment, "updatedAt">>;

/** Returns the records in their order. */
export async function insertAttachments(tx: Tx, added: NewAttachment[]): Promise<Attachment[]> {
  const now = new Date();
  const records = added.map((attachment) => ({ ...EMPTY, createdAt: now, ...attachment, updatedAt: now }));
  const rows = await rowsOf<{ id: number }>(
    tx,
    Prisma.sql`${insertAllInto("attachment", records.map(asStored))} RETURNING id`,
  );
  return records.map((record, at) => ({ ...record, id: rows[at]?.id ?? 0 }));
}

const EMPTY = {
  ...{ taskId: null, commentId: null, createdById: null },
  ...{ filePath: null, fileSize: null, thumbnailPath: null, thumbnailSize: null, fullUrl: null, meta: null },
  ...{ driver: "local", status: "active" },
} satisfies Partial<Attachment>;

/** How the database names them. */
const OWNERS: Record<AttachmentOwner, string> = {
  task: "TASK",
  task_description: "task_description",
  comment_image: "comment_image",
  task_cover: "task_cover",
  board: "BOARD",
};

const asStored = ({ owner, status, fileSize, ...record }: Omit<Attachment, "id">) => ({
  ...record,
  owner: OWNERS[owner],
  status: status.toUpperCase(),
  fileSize: fileSize === null ? null : Number(fileSize),
});

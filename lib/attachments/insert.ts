import "server-only";
import { type Attachment, type AttachmentOwner, Prisma } from "@/generated/prisma/client";
import { columnOf } from "@/lib/database/record";
import { rowsOf, type Tx } from "@/lib/db";

export type NewAttachment = Pick<Attachment, "owner" | "boardId" | "attachmentType" | "title" | "fileHash"> &
  Partial<Omit<Attachment, "id" | "createdAt" | "updatedAt">>;

/** Returns the records in their order. */
export async function insertAttachments(tx: Tx, added: NewAttachment[]): Promise<Attachment[]> {
  const now = new Date();
  const records = added.map((attachment) => ({ ...EMPTY, ...attachment, createdAt: now, updatedAt: now }));
  const rows = await rowsOf<{ id: number }>(
    tx,
    Prisma.sql`
    INSERT INTO attachment (${COLUMNS}) SELECT ${COLUMNS} FROM json_populate_recordset(NULL::attachment, ${JSON.stringify(records.map(columnsOfRecord))}::json)
    RETURNING id`,
  );
  return rows.flatMap(({ id }, at) => records.slice(at, at + 1).map((record) => ({ ...record, id })));
}

const EMPTY = {
  ...{ taskId: null, commentId: null, createdById: null },
  ...{ filePath: null, fileSize: null, thumbnailPath: null, thumbnailSize: null, fullUrl: null, meta: null },
  ...{ driver: "local", status: "active" },
} satisfies Partial<Attachment>;

const COLUMNS = Prisma.raw(
  Object.values(Prisma.AttachmentScalarFieldEnum)
    .filter((property) => property !== "id")
    .map(columnOf)
    .join(", "),
);

/** How the database names them. */
const OWNERS: Record<AttachmentOwner, string> = {
  task: "TASK",
  task_description: "task_description",
  comment_image: "comment_image",
  task_cover: "task_cover",
  board: "BOARD",
};

const columnsOfRecord = ({ owner, status, fileSize, ...record }: Omit<Attachment, "id">) => ({
  ...Object.fromEntries(Object.entries(record).map(([property, value]) => [columnOf(property), value])),
  owner: OWNERS[owner],
  status: status.toUpperCase(),
  file_size: fileSize === null ? null : Number(fileSize),
});

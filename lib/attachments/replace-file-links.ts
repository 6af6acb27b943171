import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { type Copy, copyTable } from "@/lib/copies/copy";
import { sendAlong, type Tx } from "@/lib/db";

/** Makes copied texts link to the copied files. `hashes` maps each original hash to its copy's. */
export async function replaceFileLinks(
  tx: Tx,
  tasks: Copy[],
  comments: Copy[],
  hashes: Map<string, string>,
): Promise<void> {
  const tasksWithFiles = await tx.$queryRaw<{ id: number; text: string }[]>`
    SELECT id, description AS text FROM task JOIN ${copyTable(tasks)} ON copy.to_id = task.id WHERE description LIKE '%/files/%'`;
  await sendAlong(
    tx,
    Prisma.sql`
    UPDATE task SET description = replaced.text FROM jsonb_to_recordset(${JSON.stringify(tasksWithFiles.map(({ id, text }) => ({ id, text: withCopies(text, hashes) })))}::jsonb) AS replaced(id int, text text)
    WHERE task.id = replaced.id`,
  );
  if (comments.length === 0) return;

  const commentsWithFiles = await tx.$queryRaw<{ id: number; text: string; raw: string }[]>`
    SELECT id, description AS text, raw_description AS raw FROM comment JOIN ${copyTable(comments)} ON copy.to_id = comment.id WHERE description LIKE '%/files/%'`;
  await sendAlong(
    tx,
    Prisma.sql`
    UPDATE comment SET description = replaced.text, raw_description = replaced.raw
    FROM jsonb_to_recordset(${JSON.stringify(commentsWithFiles.map(({ id, text, raw }) => ({ id, text: withCopies(text, hashes), raw: withCopies(raw, hashes) })))}::jsonb) AS replaced(id int, text text, raw text)
    WHERE comment.id = replaced.id`,
  );
}

const withCopies = (text: string, hashes: Map<string, string>) =>
  text.replace(/[A-Za-z0-9]{16,192}/g, (word) => hashes.get(word) ?? word);

import "server-only";
import { newHash } from "@/lib/attachments/add-files";
import { insertAttachments, type NewAttachment } from "@/lib/attachments/insert";
import { queueThumbnails } from "@/lib/attachments/queue-thumbnails";
import { fileTitle } from "@/lib/attachments/title";
import type { DocumentAttachment } from "@/lib/board-document/attachment";
import type { Tx } from "@/lib/db";
import { authorOf, type WriteContext } from "@/lib/imports/write/context";
import { fileFacts } from "@/lib/imports/write/files";
import { claimFiles } from "@/lib/storage/ledger";
import { cut, plainLine } from "@/lib/text/text";
import { isWebAddress } from "@/lib/http/input/types";

export interface PlannedAttachment {
  document: DocumentAttachment;
  taskId: number;
  commentId: number | null;
  fileHash: string;
  record: NewAttachment & { id?: number };
}

interface AttachmentPlace {
  taskId: number;
  commentId: number | null;
  /** Names of the files that other attachments have, as a stored file has one record. */
  taken: Set<string>;
}

/** Null for a file that neither came along nor has an address. */
export function planAttachment(
  document: DocumentAttachment,
  boardId: number,
  { taskId, commentId, taken }: AttachmentPlace,
  context: WriteContext,
): PlannedAttachment | null {
  const { files, note, keepsIds, isMove } = context;
  const content = contentOf(document, files, taken);
  const title = fileTitle(document.title || document.url || "file");
  if (!content || (commentId !== null && content.attachmentType === "url")) {
    if (document.file === null || taken.has(document.file))
      note({ kind: "attachment", title, reason: "The file did not come along." });
    return null;
  }
  if (content.attachmentType === "url" && document.type !== "url")
    note({ kind: "attachment", title, reason: "The file did not come along. Its link was added instead." });
  const fileHash = (isMove && document.hash) || newHash();
  const record = {
    ...(keepsIds && { id: Number(document.id) }),
    owner: commentId === null ? document.owner : ("comment_image" as const),
    ...{ boardId, taskId, commentId, title, fileHash, ...content },
    meta: content.attachmentType === "url" ? linkMeta(document.meta) : null,
    createdById: authorOf(document.created_by, context),
    ...(document.created_at && { createdAt: new Date(document.created_at) }),
  };
  return { document, taskId, commentId, fileHash, record };
}

const LONGEST_ADDRESS = 2_000;

/** Plain texts, such as the title of the page. */
function linkMeta(meta: DocumentAttachment["meta"]): Record<string, string> {
  if (typeof meta !== "object" || meta === null || Array.isArray(meta)) return {};
  const texts = Object.entries(meta).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, cut(plainLine(value), LONGEST_ADDRESS)] as const] : [],
  );
  return Object.fromEntries(texts.slice(0, MOST_FACTS));
}

const MOST_FACTS = 10;

/** Only attachments of the task itself can be links. */
function contentOf({ file, url, owner }: DocumentAttachment, files: WriteContext["files"], taken: Set<string>) {
  const name = file ?? url ?? "";
  const received = taken.has(name) ? undefined : files?.get(name);
  if (received) {
    taken.add(name);
    return fileFacts(received);
  }
  const address = url?.trim() ?? "";
  if (owner !== "task" || address.length > LONGEST_ADDRESS || !isWebAddress(address)) return null;
  return { attachmentType: "url", fullUrl: cut(address, LONGEST_ADDRESS) };
}

/** Returns the id of each record, by the id in the document. */
export async function writeAttachments(
  tx: Tx,
  planned: PlannedAttachment[],
  { files, count }: WriteContext,
): Promise<Map<string, number>> {
  if (planned.length === 0) return new Map();
  const used = new Set(planned.map(({ record }) => record.filePath));
  await claimFiles(
    tx,
    [...(files?.values() ?? [])].filter(({ path }) => used.has(path)),
  );
  const added = await insertAttachments(
    tx,
    planned.map(({ record }) => record),
  );
  await queueThumbnails(tx, added);
  count("attachments", added.length);
  return new Map(planned.map(({ document, taskId }, at) => [keyOf(taskId, document.id), added[at]?.id ?? 0]));
}

export const keyOf = (taskId: number, attachment: string | null): string => `${taskId} ${attachment ?? ""}`;

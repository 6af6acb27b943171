import "server-only";
import type { Attachment, Board } from "@/generated/prisma/client";
import { SAFE_IMAGES } from "@/lib/attachments/file-types";
import { isSigned } from "@/lib/attachments/signature";
import { downloadName } from "@/lib/attachments/title";
import { db } from "@/lib/db";
import { Forbidden, Unauthorized } from "@/lib/errors";
import { fileAnswer, type SentFile } from "@/lib/http/response/file-answer";
import type { PathParams } from "@/lib/http/request/params";
import { isOnPublicBoard } from "@/lib/public-boards/files";
import { SHRUNK_TYPE } from "@/lib/pictures/shrink";
import { storageOf } from "@/lib/storage/storage";
import { callerOf } from "@/lib/users/caller";
import { sessionOf } from "@/lib/users/sessions/find";

type WithFile = Attachment & { filePath: string };

/** Serves a file to holders of a signed link, to readers of a public board that shows it, and to people who may see its
 * board. The session cookie is enough, since nothing is written. Missing, unsigned and forbidden files get the same 403, so that nobody can probe for files. */
export async function attachmentAnswer(
  request: Request,
  { params }: { params: Promise<PathParams> },
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const attachment = await withHash((await params).hash ?? "");
  const signature = searchParams.get("secure_sign");
  const token = searchParams.get("public_token");
  if (signature !== null) {
    if (!attachment || !isSigned(attachment, signature)) throw new Forbidden();
  } else if (token !== null) {
    if (!attachment || !(await isOnPublicBoard(attachment, token))) throw new Forbidden();
  } else if (!(await canSee(request, attachment)) || !attachment) {
    throw new Forbidden();
  }

  return fileAnswer(request, sentFile(attachment, searchParams.get("size") === "small", signature !== null));
}

async function withHash(fileHash: string): Promise<WithFile | null> {
  if (!/^[A-Za-z0-9]{16,192}$/.test(fileHash)) return null;
  const found = await db.attachment.findUnique({ where: { fileHash } });
  return found && hasFile(found) ? found : null;
}

const hasFile = (attachment: Attachment): attachment is WithFile => attachment.filePath !== null;

/** @throws Unauthorized when nobody is signed in */
async function canSee(request: Request, attachment: Attachment | null): Promise<boolean> {
  const user = (await callerOf(request)).user ?? (await sessionOf(request))?.user;
  if (!user) throw new Unauthorized();
  return attachment !== null && (user.isAdmin || (await isMember(attachment.boardId, user.id)));
}

const isMember = async (boardId: Board["id"], userId: number) =>
  (await db.boardMember.count({ where: { boardId, userId } })) > 0;

const HOUR = 60 * 60;

function sentFile(file: WithFile, isSmall: boolean, isSigned: boolean): SentFile {
  const { path, size, type, version } = (isSmall && thumbnailOf(file)) || {
    path: file.filePath,
    size: Number(file.fileSize ?? 0),
    type: file.attachmentType,
    version: file.fileHash,
  };
  return {
    name: downloadName(file.title, type),
    ...{ type, size, version },
    isShown: SAFE_IMAGES.has(type),
    maxAge: isSigned ? HOUR : 0,
    open: (range) => storageOf(file.driver).read(path, range),
  };
}

function thumbnailOf({ thumbnailPath, thumbnailSize, fileHash }: WithFile) {
  return thumbnailPath === null || thumbnailSize === null
    ? null
    : { path: thumbnailPath, size: thumbnailSize, type: SHRUNK_TYPE, version: `${fileHash}-small` };
}

import { Unprocessable } from "@/lib/errors";

/** Import files share the table of uploads with attachments, whose names can't contain a colon. */
const PREFIX = "import:";

const NAME = /^[\w-][\w.-]{0,150}$/;

/** `upload_1` is stored as `upload_1.json`. It never becomes part of a path. @throws Unprocessable */
export function nameOfUpload(uploadId: string): string {
  const name = uploadId.trim();
  if (!NAME.test(name) || name.includes("..")) throw new Unprocessable("The upload has an invalid name.");
  return /\.(?:json|zip|csv)$/i.test(name) ? name : `${name}.json`;
}

export const keyOfUpload = (name: string): string => `${PREFIX}${name}`;

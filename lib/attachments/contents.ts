import "server-only";
import { fileTypeFromBuffer } from "file-type";
import { fileTypeOf } from "@/lib/attachments/file-types";
import { Invalid } from "@/lib/errors";

/** @throws Invalid for a kind of file that is not taken */
export function refuseUnknownType(name: string): void {
  if (!fileTypeOf(name)) throw new Invalid("File type not supported");
}

/** Looks inside. @throws Invalid for a file that is not what its name says */
export async function refuseMismatchedContents(name: string, head: Uint8Array): Promise<void> {
  if (!(await matchesFileName(name, head))) throw new Invalid("File contents do not match the file extension.");
}

/** Whether these can be the first bytes of a file of that name. */
export async function matchesFileName(name: string, head: Uint8Array): Promise<boolean> {
  const contents = fileTypeOf(name)?.contents;
  if (contents?.undetected === "text") return isText(head);

  const found = (await fileTypeFromBuffer(head))?.ext;
  return found ? contents?.found.has(found) === true : contents?.undetected === "binary" && !isText(head);
}

/** Whether these could be the first bytes of a text: UTF-16 says so itself, everything else holds no zeros. */
function isText(head: Uint8Array): boolean {
  const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  return isUtf16 || !head.includes(0);
}

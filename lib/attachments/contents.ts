import "server-only";
import { fileTypeFromBuffer } from "file-type";
import { fileTypeOf } from "@/lib/attachments/file-types";
import { Invalid } from "@/lib/errors";

/** @throws Invalid for an unsupported file type */
export function refuseUnknownType(name: string): void {
  if (!fileTypeOf(name)) throw new Invalid("File type not supported");
}

/** @throws Invalid when the contents do not match the extension */
export async function refuseMismatchedContents(name: string, head: Uint8Array): Promise<void> {
  if (!(await matchesFileName(name, head))) throw new Invalid("File contents do not match the file extension.");
}

export async function matchesFileName(name: string, head: Uint8Array): Promise<boolean> {
  const contents = fileTypeOf(name)?.contents;
  if (contents?.undetected === "text") return isText(head);

  const found = (await fileTypeFromBuffer(head))?.ext;
  return found ? contents?.found.has(found) === true : contents?.undetected === "binary" && !isText(head);
}

function isText(head: Uint8Array): boolean {
  const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  return isUtf16 || !head.includes(0);
}

import { extensionFor, fileTypeOf } from "@/lib/attachments/file-types";
import { cut } from "@/lib/text";

const LONGEST = 255;

/** A file's name as it is shown and sent out: no folders, no control or direction-changing characters, its extension kept when it is cut. */
export function fileTitle(name: string): string {
  const plain = name
    .replace(/^.*[\\/]/, "")
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, " ")
    .trim();
  if (plain.length <= LONGEST) return plain || "file";

  const extension = /\.[^.]{1,10}$/.exec(plain)?.[0] ?? "";
  return cut(plain.slice(0, plain.length - extension.length), LONGEST - extension.length) + extension;
}

/** What a file of this title is saved as. Whoever renames it does not make another kind of file of it. */
export function sentName(title: string, type: string): string {
  const name = fileTitle(title);
  return fileTypeOf(name)?.type === type ? name : fileTitle(`${name}.${extensionFor(type) ?? "bin"}`);
}

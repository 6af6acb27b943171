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

import { extensionFor, fileTypeOf } from "@/lib/attachments/file-types";
import { withoutDisguise } from "@/lib/text/invisible";
import { cut } from "@/lib/text/text";

const MAX_LENGTH = 255;

/** Drops folders, control characters and bidirectional marks. Keeps the extension when it shortens the name. */
export const fileTitle = (name: string): string => plain(name.replace(/^.*[\\/]/, ""));

function plain(name: string): string {
  const visible = withoutDisguise(name.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, " ")).trim();
  if (visible.length <= MAX_LENGTH) return visible || "file";

  const extension = /\.[^.]{1,10}$/.exec(visible)?.[0] ?? "";
  return cut(visible.slice(0, visible.length - extension.length), MAX_LENGTH - extension.length) + extension;
}

/** Replaces slashes, and corrects the extension when a renamed file no longer matches its type. */
export function downloadName(title: string, type: string): string {
  const name = plain(title.replace(/^(\.*[\\/])+/, "").replace(/[\\/]+/g, "-"));
  return fileTypeOf(name)?.type === type ? name : plain(`${name}.${extensionFor(type) ?? "bin"}`);
}

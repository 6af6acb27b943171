import { cut } from "@/lib/text/text";

const MAX_LENGTH = 100;

/** A name for a download that every system accepts. @param day is part of it */
export function downloadedName(title: string, day: string, extension: string): string {
  const name = cut(
    cut(title, 10 * MAX_LENGTH)
      .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*\s]+/gu, " ")
      .replace(/^[. ]+|[. ]+$/g, ""),
    MAX_LENGTH,
  );
  return `${name.trim() || "board"} ${day}.${extension}`;
}

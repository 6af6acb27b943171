/** A name for a download that every system accepts. @param day is part of it */
export function downloadedName(title: string, day: string, extension: string): string {
  const name = title
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[.\s]+|[.\s]+$/g, "")
    .slice(0, 100);
  return `${
    name
      .toWellFormed()
      .replace(/\uFFFD$/, "")
      .trim() || "board"
  } ${day}.${extension}`;
}

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const CHANGELOG = /^(?:changelog|history|changes)\.(?:md|markdown)$/i;
const BULLET = /^\s*[-*+]\s+(?:\[[ x]\]\s+)?(\S.*)$/;

/** Characters with a meaning in searches or patterns. */
export const AWKWARD = ["%", "_", "\\", "'", '"', "*", "(", "[", "+", "&", "#"] as const;

/** The unique bullet lines of all changelogs below the folder. */
export function realTitles(folder: string, limit: number): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => CHANGELOG.test(path.basename(file)))
    .sort();
  const lines = files.flatMap((file) => readFileSync(path.join(folder, file), "utf8").split("\n"));
  return chosen([...new Set(lines.flatMap((line) => BULLET.exec(line)?.[1] ?? []))], limit);
}

/**
 * Awkward titles first (other scripts, angle brackets, great length, special characters), then an even sample
 * of the rest.
 */
function chosen(titles: string[], limit: number): string[] {
  const share = Math.floor(limit / 6);
  const longest = [...titles].sort((one, other) => other.length - one.length).slice(0, 20);
  const awkward = new Set([
    ...longest,
    ...titles.filter(hasOtherScripts).slice(0, share),
    ...titles.filter((title) => title.includes("<")).slice(0, share),
    ...AWKWARD.flatMap((character) => titles.filter((title) => title.includes(character)).slice(0, 4)),
  ]);
  const rest = titles.filter((title) => !awkward.has(title));
  const wanted = Math.max(0, limit - awkward.size);
  const step = Math.max(1, rest.length / Math.max(1, wanted));
  return [
    ...awkward,
    ...Array.from({ length: Math.min(wanted, rest.length) }, (_, at) => rest[Math.floor(at * step)] ?? ""),
  ].slice(0, limit);
}

export const hasOtherScripts = (title: string): boolean => /[^\x20-\x7e]/.test(title);

/** Titles that the server stores unchanged. */
export const isPlain = (title: string): boolean => !/[<\p{Cc}\u2028\u2029]| {2}|^\s|\s$/u.test(title);

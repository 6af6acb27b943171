import {
  attributionAt,
  isAdvertisement,
  isHeaderBlock,
  isQuoted,
  isSeparator,
  isSignatureMark,
} from "@/lib/incoming-mail/message/quotes";

/** Of an email, before anything is removed. Much more than a comment may have. */
const LONGEST = 200_000;

/** What is new in a reply: without quoted parts and signature, whether the answer is above, below or in between. Empty for
 * a reply that only quotes. Linear in the text's length. */
export function replyText(text: string): string {
  const lines = text.slice(0, LONGEST).replace(/\r\n?/g, "\n").split("\n");
  return withoutSignature(withoutQuotes(lines))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function withoutQuotes(lines: readonly string[]): string[] {
  const lastQuoted = lines.findLastIndex(isQuoted);
  const left: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (isSeparator(line) || isHeaderBlock(lines, at)) break;

    const introduction = attributionAt(lines, at);
    // Without marks, as in HTML, everything that follows is quoted.
    if (introduction > 0 && lastQuoted < at) break;
    if (introduction > 0) at += introduction - 1;
    else if (!isQuoted(line)) left.push(line);
  }
  return left;
}

function withoutSignature(lines: string[]): string[] {
  const mark = lines.findIndex(isSignatureMark);
  const left = mark < 0 ? lines : lines.slice(0, mark);
  const last = left.findLastIndex((line) => line.trim() !== "");
  return isAdvertisement(left[last] ?? "") ? left.slice(0, last) : left;
}

export const DELIMITERS = [",", ";", "\t"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

const LONGEST_LINE = 200_000;

/** The one that the first line has most often, outside of quotes. */
export async function delimiterOf(text: AsyncIterable<string>): Promise<Delimiter> {
  const counts = new Map<string, number>(DELIMITERS.map((each) => [each, 0]));
  let isQuoted = false;
  for (const letter of await firstLetters(text)) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (letter === "\n" || letter === "\r")) break;
    else if (!isQuoted && counts.has(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return DELIMITERS.find((each) => counts.get(each) === most) ?? ",";
}

async function firstLetters(text: AsyncIterable<string>): Promise<string> {
  let head = "";
  for await (const piece of text) {
    head += piece;
    if (head.length > LONGEST_LINE) break;
  }
  return head.slice(0, LONGEST_LINE).trimStart();
}

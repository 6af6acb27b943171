/** The text of a page, in the encoding that its first bytes, its header or its own head name. */
export function decoded(bytes: Uint8Array, contentType = ""): string {
  const named = markOf(bytes) ?? charsetIn(contentType) ?? charsetIn(headOf(bytes)) ?? "utf-8";
  return (decoderFor(named) ?? new TextDecoder()).decode(bytes);
}

const MARKS = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16be", [0xfe, 0xff]],
  ["utf-16le", [0xff, 0xfe]],
] as const;

const markOf = (bytes: Uint8Array) => MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];

const charsetIn = (text: string) => /charset\s*=\s*(?:["']\s*)?([^\s"'/>;]+)/i.exec(text)?.[1];

/** The encodings that are possible here all write a `<meta>` in the letters of ASCII. */
const headOf = (bytes: Uint8Array) =>
  /<meta\b[^>]*charset[^>]*>/i.exec(Buffer.from(bytes.subarray(0, 1024)).toString("latin1"))?.[0] ?? "";

/** None for a word that names no encoding. */
function decoderFor(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}

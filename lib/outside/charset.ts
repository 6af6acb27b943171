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

/** All supported encodings write a `<meta>` in ASCII. */
const headOf = (bytes: Uint8Array) =>
  /<meta\b[^>]*charset[^>]*>/i.exec(Buffer.from(bytes.subarray(0, 1024)).toString("latin1"))?.[0] ?? "";

function decoderFor(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}

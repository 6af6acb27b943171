export const ENCODINGS = ["utf-8", "utf-16le", "utf-16be", "windows-1252"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Opens the bytes of a file from their beginning, as often as needed. */
export type OpenBytes = () => AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>;

/** How a file of a spreadsheet is encoded: UTF-8, UTF-16 or Windows-1252. */
export async function encodingOf(open: OpenBytes): Promise<Encoding> {
  const head = await headOf(open);
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return unmarkedUtf16(head) ?? ((await isUtf8(open)) ? "utf-8" : "windows-1252");
}

const SAMPLE = 1_000;

async function headOf(open: OpenBytes): Promise<Uint8Array> {
  let head = Buffer.alloc(0);
  for await (const chunk of await open()) {
    head = Buffer.concat([head, chunk.subarray(0, SAMPLE)]);
    if (head.length >= SAMPLE) break;
  }
  return head.subarray(0, SAMPLE);
}

/** Every other byte of Latin text in UTF-16 is zero, and no byte of other encodings is. */
function unmarkedUtf16(sample: Uint8Array): Encoding | null {
  const zeros = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (even + odd < sample.length / 4) return null;
  return odd > even ? "utf-16le" : "utf-16be";
}

/** The whole file has to be: the first umlaut may be at its end. */
async function isUtf8(open: OpenBytes): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const chunk of await open()) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** The text of a file in pieces, without its byte order mark. */
export async function* textIn(open: OpenBytes, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of await open()) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

import "server-only";
import { pipeline } from "node:stream/promises";
import { MailParser, type Headers, type HeaderLines, type MessageText } from "mailparser";
import type { SMTPServerDataStream } from "smtp-server";
import { TooLarge, Unprocessable } from "@/lib/errors";
import { FileCollector } from "@/lib/incoming-mail/message/collect-files";
import { isAutomatic, messageIdOf, senderIn, subjectOf } from "@/lib/incoming-mail/message/headers";
import type { IncomingMessage } from "@/lib/incoming-mail/message/message";
import { dropUnclaimed } from "@/lib/storage/ledger";
import { LONGEST_HTML } from "@/lib/text/html";

const MEBIBYTE = 1024 * 1024;
/** Bytes of everything but files. Files are stored piece by piece, the rest is in memory. */
const MOST_TEXT = 8 * MEBIBYTE;
/** Base64 takes four bytes for three, and line breaks. */
const ENCODED = 1.5;

const LIMITS = {
  maxHeadSize: 256 * 1024,
  maxChildNodes: 200,
  maxHtmlLengthToParse: LONGEST_HTML,
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
  checksumAlgo: false,
} as const;

/** Reads an email as it arrives and stores its files. The caller must settle them. @throws TooLarge, Unprocessable for too many
 * parts or headers, and whatever storing throws */
export async function readMessage(content: SMTPServerDataStream): Promise<IncomingMessage> {
  const parser = new MailParser(LIMITS);
  const head: { headers: Headers; lines: HeaderLines } = { headers: new Map(), lines: [] };
  parser.on("headers", (headers) => (head.headers = headers));
  parser.on("headerLines", (lines) => (head.lines = lines));
  const files = new FileCollector();
  try {
    const [text] = await Promise.all([
      textOf(parser, files, () => isAutomatic(head.headers)),
      pipeline(bounded(content, files), parser),
    ]);
    return messageOf(head, text, files);
  } catch (error) {
    await dropUnclaimed(files.stored);
    throw isBeyondLimits(error) ? new Unprocessable("The email has too many parts or headers.") : error;
  }
}

/** @throws TooLarge */
async function* bounded(content: SMTPServerDataStream, files: FileCollector): AsyncGenerator<Uint8Array> {
  let size = 0;
  // The server reads on after a refusal, so the stream must stay open.
  for await (const chunk of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (content.sizeExceeded) throw new TooLarge("The email is too large.");
    if (size - ENCODED * files.size > MOST_TEXT) throw new TooLarge("The text of the email is too long.");
    yield chunk;
  }
}

async function textOf(
  parser: MailParser,
  files: FileCollector,
  skipsFiles: () => boolean,
): Promise<MessageText | null> {
  let text: MessageText | null = null;
  for await (const part of parser as AsyncIterable<Parameters<FileCollector["add"]>[0] | MessageText>) {
    if (part.type === "text") text = part;
    else await (skipsFiles() ? files.skip(part) : files.add(part));
  }
  return text;
}

/** The parser's limits. */
const isBeyondLimits = (error: unknown) => error instanceof Error && "code" in error && error.code === "EMAXLEN";

function messageOf(
  { headers, lines }: { headers: Headers; lines: HeaderLines },
  found: MessageText | null,
  { stored, refused }: FileCollector,
): IncomingMessage {
  const content = {
    from: senderIn(headers, lines),
    subject: subjectOf(headers),
    text: found?.text ?? "",
    html: found?.html && found.html.length <= LONGEST_HTML ? found.html : null,
  };
  const digests = stored.map(({ digest }) => digest);
  return {
    ...content,
    id: messageIdOf(headers, [content.from, content.subject, content.text, found?.html, ...digests]),
    isAutomatic: isAutomatic(headers),
    files: stored,
    refusedFiles: refused,
  };
}

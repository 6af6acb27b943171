import "server-only";
import type { AttachmentStream } from "mailparser";
import { refuseMismatchedContents, refuseUnknownType } from "@/lib/attachments/contents";
import { extensionFor } from "@/lib/attachments/file-types";
import { fileTitle } from "@/lib/attachments/title";
import { env } from "@/lib/env";
import { Invalid, Refusal } from "@/lib/errors";
import type { RefusedFile } from "@/lib/incoming-mail/message/message";
import { receiveAssembled, type ReceivedFile } from "@/lib/storage/receive";

const MOST_FILES = 20;
/** What is refused beyond is not worth a line. */
const MOST_NAMED = 50;

/** Stores the files of an email, with the limits and types of all uploads. A refused one doesn't refuse the email. */
export class FileCollector {
  readonly stored: ReceivedFile[] = [];
  readonly refused: RefusedFile[] = [];
  /** Bytes that were read, decoded. */
  size = 0;

  /** @throws what storing throws, such as for a full disk */
  async add(part: AttachmentStream): Promise<void> {
    const name = nameOf(part);
    const content = this.counted(part);
    try {
      if (this.stored.length === MOST_FILES) throw new Invalid(`An email may have at most ${MOST_FILES} files.`);
      refuseUnknownType(name);
      const limits = { limit: () => env().BOARDS_UPLOAD_LIMIT, checkHead: refuseMismatchedContents };
      this.stored.push(await receiveAssembled(name, content, limits));
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= 500) throw error;
      if (this.refused.length < MOST_NAMED) this.refused.push({ name: fileTitle(name), reason: error.message });
      await drain(content);
    }
    part.release?.();
  }

  async skip(part: AttachmentStream): Promise<void> {
    await drain(this.counted(part));
    part.release?.();
  }

  /** Can be read on after a reader has given up. */
  private async *countedChunks(part: AttachmentStream): AsyncGenerator<Uint8Array> {
    for await (const chunk of part.content.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
      this.size += chunk.byteLength;
      yield chunk;
    }
  }

  private counted(part: AttachmentStream): AsyncIterable<Uint8Array> {
    return { [Symbol.asyncIterator]: () => this.countedChunks(part) };
  }
}

async function drain(content: AsyncIterable<Uint8Array>): Promise<void> {
  const chunks = content[Symbol.asyncIterator]();
  for (let next = await chunks.next(); !next.done;) next = await chunks.next();
}

/** Pictures in a text often have no name. */
function nameOf({ filename, contentType }: AttachmentStream): string {
  return filename || `${contentType.split("/")[0] || "file"}.${extensionFor(contentType) ?? "bin"}`;
}

import "server-only";
import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { env } from "@/lib/env";

/** In bytes. */
const CHUNK = 64 * 1024;

/**
 * Takes text as fast as it comes and gives it at the pace of its reader, in bounded memory, because what waits is in a
 * file. The file has no name, so that it goes with the process.
 */
export class Spool {
  readonly stream = new Readable({
    highWaterMark: CHUNK,
    read: () => this.#give(),
    destroy: (error, done) => {
      this.#file.close().then(() => done(error), done);
    },
  });
  readonly #file: FileHandle;
  #written = 0;
  #read = 0;
  #isComplete = false;
  #isAsked = false;

  static async open(): Promise<Spool> {
    const folder = path.join(env().BOARDS_DATA_DIR, "exports");
    const name = path.join(folder, randomUUID());
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = await open(name, "wx+", 0o600);
    await rm(name);
    return new Spool(file);
  }

  private constructor(file: FileHandle) {
    this.#file = file;
    // A failure before somebody reads the stream would end the process. Its reader gets the error.
    this.stream.on("error", () => undefined);
  }

  /** Ends early when the stream is closed. An error destroys the stream. */
  async fill(texts: AsyncIterable<string>): Promise<void> {
    try {
      let waiting = "";
      for await (const text of texts) {
        waiting += text;
        if (waiting.length >= CHUNK) waiting = await this.#write(waiting);
        if (this.stream.destroyed) return;
      }
      await this.#write(waiting);
      this.#isComplete = true;
      this.#giveAsked();
    } catch (error) {
      this.stream.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  }

  async #write(text: string): Promise<""> {
    if (this.stream.destroyed) return "";
    const bytes = Buffer.from(text);
    await this.#file.appendFile(bytes);
    this.#written += bytes.length;
    this.#giveAsked();
    return "";
  }

  #giveAsked() {
    if (!this.#isAsked) return;
    this.#isAsked = false;
    this.#give();
  }

  #give() {
    this.#readOn().catch((error: Error) => this.stream.destroy(error));
  }

  async #readOn() {
    const length = Math.min(CHUNK, this.#written - this.#read);
    if (length === 0 && this.#isComplete) this.stream.push(null);
    else if (length === 0) this.#isAsked = true;
    else {
      const { buffer, bytesRead } = await this.#file.read(Buffer.allocUnsafe(length), 0, length, this.#read);
      this.#read += bytesRead;
      this.stream.push(buffer.subarray(0, bytesRead));
    }
  }
}

import { expect } from "vitest";
import { db } from "@/lib/db";
import { anAdmin } from "@/lib/testing";
import { imported } from "@/lib/testing/factories/imports";

const MEBIBYTE = 1024 * 1024;

/** The import of the file fails with a sentence, in bounded memory, and leaves nothing. */
export async function expectRefusal(source: "card-board" | "work" | "csv", file: string): Promise<void> {
  const memory = process.memoryUsage().rss;

  const { status, message, boardId } = await imported(await anAdmin(), file, { source });

  expect([status, message, boardId]).toEqual(["failed", expect.stringMatching(/^[A-Z].*\.$/), null]);
  expect(process.memoryUsage().rss - memory).toBeLessThan(400 * MEBIBYTE);
  expect(await db.board.count()).toBe(0);
}

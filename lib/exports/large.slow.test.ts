import { expect, test, vi } from "vitest";
import type { Board } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { boardDocument } from "@/lib/exports/document";
import { jsonOf } from "@/lib/exports/json";
import { streamedFromSnapshot } from "@/lib/exports/snapshot";
import { SEES_ALL } from "@/lib/exports/site";
import { tasksCsv } from "@/lib/exports/tasks-csv";
import { aBoard, insertMany } from "@/lib/testing";
import { heapDuring } from "@/lib/testing/probes/heap";

async function aBoardWith(tasks: number) {
  const board = await aBoard();
  await insertMany(async (tx) => {
    await tx.$executeRaw`INSERT INTO stage (board_id, title, position) SELECT ${board.id}, 'Stage ' || n, n FROM generate_series(1, 5) n`;
    await tx.$executeRaw`INSERT INTO label (board_id, title, bg_color) SELECT ${board.id}, 'Label ' || n, '#4bce97' FROM generate_series(1, 5) n`;
    await tx.$executeRaw`
      INSERT INTO task (board_id, stage_id, title, slug, description, position, comments_count)
      SELECT ${board.id}, (SELECT min(id) FROM stage WHERE board_id = ${board.id}) + n % 5, 'Task ' || n, 'task-' || n, repeat('word ', 40), n, 1 FROM generate_series(1, ${tasks}::int) n`;
    await tx.$executeRaw`INSERT INTO task_label (task_id, label_id, board_id) SELECT id, (SELECT min(id) FROM label WHERE board_id = ${board.id}) + id % 5, board_id FROM task WHERE board_id = ${board.id}`;
    await tx.$executeRaw`
      INSERT INTO comment (board_id, task_id, author_name, author_email, raw_description, description) SELECT board_id, id, 'Guest', '', repeat('word ', 20), repeat('word ', 20) FROM task WHERE board_id = ${board.id}`;
    await tx.$executeRaw`INSERT INTO activity (board_id, task_id, action, "column") SELECT board_id, id, 'created', 'task' FROM task CROSS JOIN generate_series(1, 2) WHERE board_id = ${board.id}`;
    await tx.$executeRaw`ANALYZE task, comment, activity, task_label`;
  });
  return board;
}

async function sizeOf(stream: AsyncIterable<Buffer>) {
  let bytes = 0;
  for await (const chunk of stream) bytes += chunk.length;
  return bytes;
}

const asJson = (board: Pick<Board, "id">) =>
  streamedFromSnapshot(async (tx) => {
    const document = await boardDocument(board, { viewerContext: SEES_ALL, tx });
    return { total: document.total, texts: jsonOf(document) };
  });

const asCsv = (board: Pick<Board, "id">) => streamedFromSnapshot((tx) => tasksCsv(tx, board));

const MEBIBYTE = 1024 * 1024;

test.each([
  ["JSON", asJson, 150],
  ["CSV", asCsv, 25],
])(
  "100,000 tasks are exported as %s in a few megabytes of memory",
  async (_, exported, megabytes) => {
    const board = await aBoardWith(100_000);

    const { result, most } = await heapDuring(async () => {
      const { total, stream } = await exported(board);
      return { total, size: await sizeOf(stream) };
    });

    expect(result.total).toBe(100_000);
    expect(result.size).toBeGreaterThan(megabytes * MEBIBYTE);
    expect(most).toBeLessThan(16 * MEBIBYTE);
  },
  300_000,
);

test(
  "a client that stops reading holds neither memory nor a connection of the database",
  { timeout: 300_000 },
  async () => {
    const board = await aBoardWith(20_000);

    const { result: stream, most } = await heapDuring(async () => {
      const { stream: unread } = await asJson(board);
      await vi.waitUntil(hasNoTransaction, { timeout: 60_000 });
      return unread;
    });

    expect(most).toBeLessThan(16 * MEBIBYTE);
    expect(await sizeOf(stream)).toBeGreaterThan(30 * MEBIBYTE);
  },
);

async function hasNoTransaction(): Promise<boolean> {
  const open = await db.$queryRaw<object[]>`
    SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND xact_start IS NOT NULL AND pid <> pg_backend_pid()`;
  return open.length === 0;
}

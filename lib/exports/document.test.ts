import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { DocumentBoard } from "@/lib/board-document/document";
import { DocumentTask } from "@/lib/board-document/task";
import { db } from "@/lib/db";
import { boardDocument } from "@/lib/exports/document";
import { aFullBoard } from "@/lib/testing";
import { aWorldOfEverything } from "@/lib/testing/everything/world";

const asAdmin = { viewerContext: { userId: 0, seesEmails: true, seesInvited: true, seesGuests: true } };

test("a document is what the schema of documents reads, unchanged", async () => {
  const { first } = await aWorldOfEverything();
  const { board } = await aFullBoard();

  for (const each of [first.board, board]) {
    const document = await boardDocument(each, asAdmin);
    const tasks = (await Readable.from(document.tasks).toArray()) as DocumentTask[];
    expect(DocumentBoard.parse(JSON.parse(JSON.stringify(document.board)))).toEqual(document.board);
    expect(tasks.map((task) => DocumentTask.parse(JSON.parse(JSON.stringify(task))))).toEqual(tasks);
    expect(tasks).toHaveLength(document.total);
    expect(document.total).toBe(await db.task.count({ where: { boardId: each.id, parentId: null } }));
  }
});

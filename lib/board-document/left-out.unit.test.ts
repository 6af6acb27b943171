import { expect, test } from "vitest";
import { z } from "zod";
import { DocumentBoard } from "@/lib/board-document/document";
import { DocumentTask } from "@/lib/board-document/task";
import { notesOfLeftOut } from "@/lib/board-document/left-out";
import { DocumentNotes } from "@/lib/board-document/notes";
import { leftOutOf, list, number } from "@/lib/board-document/parts";
import { RawCard, RawChecklist } from "@/lib/imports/card-board/raw";

test("a list counts what it leaves out", () => {
  const short = list(z.number(), 3).parse([1, "b", 2, 3, 4, "c"]);
  expect([short, leftOutOf(short)]).toEqual([[1, 2], { unreadable: 1, beyond: 3, most: 3 }]);
  expect(leftOutOf(list(number, 3).parse([1, 2, 3]))).toBeUndefined();
});

test("a missing list leaves nothing out, unlike something else in its place", () => {
  const { a, b, c } = z.object({ a: list(number), b: list(number), c: list(number) }).parse({ b: null, c: { 1: 2 } });
  expect([a, b, c]).toEqual([[], [], []]);
  expect([a, b, c].map(leftOutOf)).toEqual([
    undefined,
    undefined,
    { unreadable: 1, beyond: 0, most: expect.any(Number) },
  ]);
});

test("everything that is missing of a task has a note with the title of its task or subtask", () => {
  const task = DocumentTask.parse({
    title: "Water the beans",
    watchers: Array.from({ length: 1_003 }, (_, at) => at),
    comments: [{ description: "kept", replies: [5] }, "not one", null],
    subtask_groups: [{ title: "Before", subtasks: [{ title: "Fill the can", time_tracks: [[], { id: 1 }] }, 7] }],
    attachments: "none",
  });

  expect(task.comments).toHaveLength(1);
  expect([...notesOfLeftOut("task", task)]).toEqual([
    { kind: "task", title: "Water the beans", reason: "Only the first 1,000 of its people came, 3 did not." },
    { kind: "task", title: "Water the beans", reason: "Some of its comments could not be read: 2." },
    { kind: "task", title: "Water the beans", reason: "Some of its replies could not be read: 1." },
    { kind: "task", title: "Water the beans", reason: "Some of its attachments could not be read: 1." },
    { kind: "task", title: "Water the beans", reason: "Some of its subtasks could not be read: 1." },
    { kind: "task", title: "Fill the can", reason: "Some of its times could not be read: 1." },
  ]);
});

test("so has everything of a board and of a card of Trello", () => {
  const board = DocumentBoard.parse({ title: "Garden", stages: [1, { title: "Open" }], labels: [{ title: "Red" }] });
  expect([...notesOfLeftOut("board", board)]).toEqual([
    { kind: "board", title: "Garden", reason: "Some of its stages could not be read: 1." },
  ]);
  expect([...notesOfLeftOut("task", RawCard.parse({ name: "Beans", customFieldItems: [0] }))]).toEqual([
    { kind: "task", title: "Beans", reason: "Some of its fields could not be read: 1." },
  ]);
  expect([...notesOfLeftOut("task", RawChecklist.parse({ name: "Tools", checkItems: [0] }))]).toEqual([
    { kind: "task", title: "Tools", reason: "Some of its subtasks could not be read: 1." },
  ]);
});

test("only the first notes of a file are kept, and the others counted", () => {
  const notes = new DocumentNotes();
  notes.addAll(Array.from({ length: 502 }, (_, at) => ({ kind: "task", title: String(at), reason: "" })));
  expect([notes.first.length, notes.first.at(-1)?.title, notes.more]).toEqual([500, "499", 2]);
});

test("a task in which nothing can be read has any number of notes", () => {
  const comments = list(z.object({ images: list(number) })).parse(
    Array.from({ length: 200_000 }, () => ({ images: 1 })),
  );
  const notes = new DocumentNotes();
  notes.addAll(notesOfLeftOut("task", { comments }));
  expect(notes.more).toBe(200_000 - 500);
});

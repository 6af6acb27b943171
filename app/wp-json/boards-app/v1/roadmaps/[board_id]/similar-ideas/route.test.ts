import { expect, test } from "vitest";
import { GET } from "./route";
import { db } from "@/lib/db";
import { aComment, anIdea, aRoadmapOfAnna, call } from "@/lib/testing";

const similar = (board: { id: number }, text?: string) =>
  call(GET, { params: { board_id: board.id }, query: text === undefined ? {} : { text } });
const titlesOf = async (...sent: Parameters<typeof similar>) =>
  (await similar(...sent)).json.ideas.map(({ title }: { title: string }) => title);

test.each([
  ["dark", ["Darker colors", "Dark mode for the editor"]],
  ["a DÁRK theme in the editor", ["Dark mode for the editor"]],
  ["mode", ["Dark mode for the editor"]],
  ["طباعة الملاحظات", ["طباعة الملاحظات على ورق"]],
  ["离线模式", ["离线"]],
  ["%", []],
  ["of", []],
  ["nothing like it", []],
])("finds ideas that share words with %j", async (text, expected) => {
  const { board, planned, launched } = await aRoadmapOfAnna();
  for (const title of ["Dark mode for the editor", "طباعة الملاحظات على ورق", "离线"]) await anIdea(planned, { title });
  await anIdea(launched, { title: "Darker colors" });

  expect(await titlesOf(board, text)).toEqual(expected);
});

test("never shows hidden, archived or merged ideas, nor that a private comment matches", async () => {
  const { board, planned, pending, idea } = await aRoadmapOfAnna();
  await anIdea(pending, { title: "Dark secret" });
  await anIdea(planned, { title: "Dark past", archivedAt: new Date() });
  await db.idea.create({ data: { taskId: (await anIdea(planned, { title: "Dark twin" })).id, mergedIntoId: idea.id } });
  await aComment(idea, null, { privacy: "private", rawDescription: "dark", description: "<p>dark</p>" });

  expect(await titlesOf(board, "dark")).toEqual([]);
});

test("400 without a text and for a long one, 404 for a private roadmap", async () => {
  const { board } = await aRoadmapOfAnna();

  expect([(await similar(board)).status, (await similar(board, "x".repeat(193))).status]).toEqual([400, 400]);
  await db.board.update({ where: { id: board.id }, data: { isPrivate: true } });
  expect((await similar(board, "dark")).status).toBe(404);
});

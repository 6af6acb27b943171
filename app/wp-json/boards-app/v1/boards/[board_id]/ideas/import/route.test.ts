import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aFile, aRoadmapOfAnna, aUser, call, type Caller, countersOf, recounted, statusesOf } from "@/lib/testing";
import { POST } from "./route";

const send = (
  as: Caller | undefined,
  board: { id: number },
  content: string | Buffer<ArrayBuffer>,
  sent: object = {},
) => call(POST, { as, params: { board_id: board.id }, body: { ...sent, file: aFile("ideas.csv", content) } });

const imported = (boardId: number) =>
  db.task.findMany({ where: { boardId, source: "import" }, orderBy: { id: "asc" }, include: { votes: true } });

describe("POST /boards/:board_id/ideas/import", () => {
  test("imports ideas with authors, votes, stages and times, at the end of their stages", async () => {
    const { anna, board, pending, launched, hidden } = await aRoadmapOfAnna();
    await db.stage.update({ where: { id: launched.id }, data: { defaultTaskStatus: "closed" } });
    const file = [
      "Title,Details,Author name,Author email,Score,Status,Created at",
      '"Dark mode","It hurts.\n\nReally, see https://example.com",Gina,gina@a.example,3,launched,2026-05-01',
      "Offline mode,,,,,,",
      "Third,,,only@a.example,,Pending,2026-05-02 10:30",
    ].join("\r\n");

    const { status, json } = await send(anna, board, file);

    expect([status, json.message, json.import.count, json.import.refused_count]).toEqual([
      200,
      "The ideas have been imported",
      3,
      0,
    ]);
    expect(await imported(board.id)).toMatchObject([
      {
        title: "Dark mode",
        slug: "dark-mode",
        type: "roadmap",
        description: expect.stringContaining("<p>It hurts.</p>\n<p>Really, see <a "),
        stageId: launched.id,
        status: "closed",
        authorName: "Gina",
        authorEmail: "gina@a.example",
        createdById: null,
        voteCount: 3,
        votes: [{}, {}, {}],
        createdAt: new Date("2026-05-01T00:00:00Z"),
      },
      { title: "Offline mode", stageId: pending.id, createdById: anna.id, authorName: null, description: null },
      { title: "Third", authorName: "Guest", createdAt: new Date("2026-05-02T10:30:00Z") },
    ]);
    const [, second, third] = await imported(board.id);
    expect([Number(second?.position), Number(third?.position)]).toEqual([
      Number(hidden.position) + 1,
      Number(hidden.position) + 2,
    ]);
    expect(await countersOf(board)).toEqual(await recounted(board));
    expect(await db.activity.findFirst({ where: { action: "imported" } })).toMatchObject({
      column: "ideas",
      newValue: "3",
      createdById: anna.id,
    });
    expect([await db.mail.count(), await db.ideaFollower.count()]).toEqual([0, 0]);
  });

  test("a column called “Name” is the title where no other is, and else the author's", async () => {
    const { anna, board } = await aRoadmapOfAnna();
    await send(anna, board, "Name,Author,Score\nBike storage,Rita,2\n");
    await send(anna, board, "Title,Name\nSauna,Kim\n");

    expect(await imported(board.id)).toMatchObject([
      { title: "Bike storage", authorName: "Rita" },
      { title: "Sauna", authorName: "Kim" },
    ]);
  });

  test.each([
    ["UTF-8 with its mark, and semicolons", Buffer.from("\ufeffTitel;Stimmen\nÄrger;2\n")],
    ["UTF-16, and tabs", Buffer.from("\ufeffTitel\tStimmen\nÄrger\t2\n", "utf16le")],
    ["UTF-16 without its mark", Buffer.from("Titel,Stimmen\nÄrger,2\n", "utf16le")],
    ["big-endian UTF-16", Buffer.from("\ufeffTitel,Stimmen\nÄrger,2\n", "utf16le").swap16()],
    ["Windows-1252", Buffer.from("Titel;Stimmen\n\xc4rger;2\n", "latin1")],
  ])("reads %s", async (_, content) => {
    const { anna, board } = await aRoadmapOfAnna();

    await send(anna, board, content);

    expect(await imported(board.id)).toMatchObject([{ title: "Ärger", voteCount: 2 }]);
  });

  test("a preview reads the first rows and finds the columns, and writes nothing", async () => {
    const { anna, board } = await aRoadmapOfAnna();
    const rows = Array.from({ length: 7 }, (_, at) => `Idea ${at},${at}`);

    const { json } = await send(anna, board, ["Idea,Points", ...rows].join("\n"), { preview: "yes" });

    expect(json.import).toMatchObject({
      columns: ["Idea", "Points"],
      mapping: { title: 0, votes: 1, description: null, author_name: null, stage: null },
      count: 7,
    });
    expect(json.import.rows).toHaveLength(5);
    expect(json.import.rows[0]).toEqual({ line: 2, cells: ["Idea 0", "0"] });
    expect([(await imported(board.id)).length, await db.activity.count()]).toEqual([0, 0]);
  });

  test("the caller chooses the columns, and the stage of rows without one", async () => {
    const { anna, board, planned } = await aRoadmapOfAnna();
    const chosen = { "mapping[title]": "1", "mapping[votes]": "-1", stage_id: planned.id };

    await send(anna, board, "Title,Real title\nnot this,This\n", chosen);

    expect(await imported(board.id)).toMatchObject([{ title: "This", stageId: planned.id, voteCount: 0 }]);
  });

  test("rows with a wrong cell are left out, by line and reason; the others are imported", async () => {
    const { anna, board } = await aRoadmapOfAnna();
    const file = [
      "title,description,author,email,votes,stage,created",
      '"two\nlines",,,,,,',
      ",no title,,,,,",
      `${"x".repeat(193)},,,,,,`,
      "a,,,not an address,,,",
      "b,,,,many,,",
      "c,,,,10001,,",
      "d,,,,,Nowhere,",
      "e,,,,,,31.12.2026",
      "f,,,,,,2999-01-01",
      `g,${"y".repeat(20_001)},,,,,`,
      `h,,${"z".repeat(193)},,,,`,
    ].join("\n");

    const { json } = await send(anna, board, file);

    expect(json.import.refused.map(({ line, reason }: { line: number; reason: string }) => [line, reason])).toEqual([
      [4, "title_missing"],
      [5, "title_too_long"],
      [6, "author_email_invalid"],
      [7, "votes_invalid"],
      [8, "votes_invalid"],
      [9, "stage_unknown"],
      [10, "created_invalid"],
      [11, "created_invalid"],
      [12, "description_too_long"],
      [13, "author_name_too_long"],
    ]);
    expect((await imported(board.id)).map(({ title }) => title)).toEqual(["two lines"]);
  });

  test("markup becomes text, and the guard of a spreadsheet goes", async () => {
    const { anna, board } = await aRoadmapOfAnna();

    await send(anna, board, `title,description\n'=1+1,<img src=x onerror=alert(1)><b>bold</b>\n`);

    expect(await imported(board.id)).toMatchObject([
      { title: "=1+1", description: "<p>&lt;img src=x onerror=alert(1)&gt;&lt;b&gt;bold&lt;/b&gt;</p>\n" },
    ]);
  });

  test("ten thousand ideas are imported at once, and one more is refused as a whole", async () => {
    const { anna, board } = await aRoadmapOfAnna();
    const rows = Array.from({ length: 10_001 }, (_, at) => `Idea ${at}`);

    const { status, json } = await send(anna, board, ["title", ...rows].join("\n"));
    expect([status, json.data.params.file]).toEqual([400, "The file may have up to 10,000 ideas."]);
    expect((await imported(board.id)).length).toBe(0);

    expect((await send(anna, board, ["title", ...rows.slice(1)].join("\n"))).json.import.count).toBe(10_000);
    expect(await countersOf(board)).toEqual(await recounted(board));
  });

  test.each([
    ["no rows", "title\n", {}, 400],
    ["nothing", " ", {}, 400],
    ["an open quotation mark", 'title\n"never ends', {}, 400],
    ["a row without an end", `title\n${"x".repeat(250_000)}`, {}, 400],
    ["a thousand columns", `title${",".repeat(1_000)}\nx`, {}, 400],
    ["no column of titles", "something\nx\n", {}, 400],
    ["a mapping that is no number", "title\nx\n", { "mapping[title]": "first" }, 400],
    ["a stage of no board", "title\nx\n", { stage_id: 999_999 }, 404],
    ["more than 5 MB", "x".repeat(5 * 1024 * 1024 + 1), {}, 413],
  ])("refuses a file with %s, and nothing is imported", async (_, content, sent, expected) => {
    const { anna, board } = await aRoadmapOfAnna();

    expect((await send(anna, board, content, sent)).status).toBe(expected);
    expect(await imported(board.id)).toEqual([]);
  });

  test("400 without a file, 403 for members, viewers and strangers", async () => {
    const { anna, max, vera, board } = await aRoadmapOfAnna();
    const answers = [];
    for (const as of [max, vera, await aUser()]) answers.push(await send(as, board, "title\nx\n"));

    expect(statusesOf(answers)).toEqual([403, 403, 403]);
    expect((await call(POST, { as: anna, params: { board_id: board.id }, body: {} })).status).toBe(400);
    expect(await imported(board.id)).toEqual([]);
  });
});

import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { anAdmin, aUser } from "@/lib/testing";
import {
  card,
  cardBoardFile,
  cardBoardId,
  checkItem,
  checklist,
  comment,
  list,
  member,
} from "@/lib/testing/doubles/card-board-records";
import { gid, membership, section, workPerson, workTask } from "@/lib/testing/doubles/work-records";
import { imported } from "@/lib/testing/factories/imports";
import { expectRefusal } from "@/security/input/refused-files";
import { PAYLOADS, runningIn } from "@/security/texts/payloads";

const MEBIBYTE = 1024 * 1024;
const EVIL = PAYLOADS.join("\n");
const toDo = list(1, { name: EVIL });
const planned = section(100, EVIL);
const inPlanned = [membership(1, planned)];

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Everything that the import has written and screens show. */
const written = async () => [
  ...[await db.board.findMany(), await db.stage.findMany(), await db.label.findMany(), await db.customField.findMany()],
  ...[await db.task.findMany(), await db.subtaskGroup.findMany(), await db.customFieldValue.findMany()],
  (await db.comment.findMany()).map(({ description, authorName }) => ({ description, authorName })),
  (await db.attachment.findMany()).map(({ title, fullUrl }) => ({ title, fullUrl })),
];

/** What is escaped is harmless. */
const tagsIn = (records: unknown) =>
  JSON.stringify(records, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value))
    .replaceAll('\\"', '"')
    .match(/<[^<>]*>/g);

const FILES = {
  "card-board": JSON.stringify(
    cardBoardFile({
      ...{ name: EVIL, desc: EVIL, lists: [toDo], members: [member(1, { fullName: EVIL })] },
      prefs: { backgroundColor: "red;background:url(javascript:alert(1))" },
      labels: [{ id: cardBoardId(7), name: EVIL, color: "url(x)" }],
      customFields: [
        {
          id: cardBoardId(8),
          name: EVIL,
          pos: 1,
          type: "list",
          options: [{ id: cardBoardId(9), value: { text: EVIL }, pos: 1 }],
        },
      ],
      cards: [
        card(10, toDo.id, {
          ...{
            name: EVIL,
            desc: `${EVIL}\n[kept](javascript:alert(1)) ![kept](data:text/html,x) <javascript:alert(1)>`,
          },
          attachments: [{ id: cardBoardId(50), name: EVIL, url: "javascript:alert(1)", isUpload: false }],
          ...{
            cover: { color: "url(x)" },
            customFieldItems: [{ idCustomField: cardBoardId(8), idValue: cardBoardId(9), value: null }],
          },
        }),
      ],
      checklists: [checklist(5, cardBoardId(10), { name: EVIL, checkItems: [checkItem(1, { name: EVIL })] })],
      actions: [comment(20, cardBoardId(10), EVIL, member(1, { fullName: EVIL }))],
    }),
  ),
  work: JSON.stringify({
    data: [
      workTask(10, {
        ...{
          name: EVIL,
          html_notes: `<body>${EVIL}</body>`,
          memberships: inPlanned,
          assignee: workPerson(1, { name: EVIL }),
        },
        tags: [{ gid: gid(70), name: EVIL, color: "url(x)" }],
        custom_fields: [{ gid: gid(80), name: EVIL, resource_subtype: "text", text_value: EVIL }],
        subtasks: [workTask(20, { name: EVIL, notes: EVIL })],
      }),
    ],
  }),
  csv: `Task Title,Stage,Board Title,Description,Subtasks,Labels,Source,${cell(EVIL)}\n${Array(8).fill(cell(EVIL)).join()}\n`,
};

describe("S12: the text of a file of another tool", () => {
  test.each(Object.entries(FILES))("runs nowhere: %s", async (source, file) => {
    const { status, message } = await imported(await anAdmin(), file, { source: source as keyof typeof FILES });

    expect([status, message]).toEqual(["completed", expect.any(String)]);
    expect(await db.task.count()).toBeGreaterThan(0);
    expect(runningIn({ json: tagsIn(await written()) })).toEqual([]);
  });
});

describe("S45: a file of another tool", () => {
  const BOMBS: [keyof typeof FILES, string, string][] = [
    ["card-board", "nested 100,000 levels deep", `{"name":"x","lists":[${"[".repeat(100_000)}`],
    ["card-board", "a card of 60 MB", `{"name":"x","cards":[{"id":"1","desc":"${"x".repeat(60 * MEBIBYTE)}"}]}`],
    ["work", "subtasks 100,000 levels deep", `{"data":[${'{"gid":"1","subtasks":['.repeat(100_000)}`],
    ["work", "half a file", `{"data":[{"gid":"1","name":"x"`],
    ["csv", "a million columns", ",".repeat(1_000_000)],
    ["csv", "a quote without an end", `Title\n"${"x".repeat(20 * MEBIBYTE)}`],
    ["csv", "no text at all", "\0\u0001\u0002,\0"],
  ];

  test.each(BOMBS)(
    "is refused with a sentence, in bounded memory: %s with %s",
    { timeout: 60_000 },
    (source, _, file) => expectRefusal(source, file),
  );

  test("leaves prototypes alone, and takes the first of two things with one id", async () => {
    const file = JSON.stringify(
      cardBoardFile({
        lists: [toDo],
        cards: [card(10, toDo.id, { name: "First" }), card(10, toDo.id, { name: "Second" })],
      }),
    );

    await imported(await anAdmin(), file.replace('"name":"Launch"', '"name":"Launch","__proto__":{"isAdmin":true}'), {
      source: "card-board",
    });

    expect(await db.task.findMany({ select: { title: true } })).toEqual([{ title: "First" }]);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test("leaves out what refers to nothing, and circles of tasks", async () => {
    const blocked = (number: number, ...by: number[]) =>
      workTask(number, { memberships: inPlanned, dependencies: by.map((each) => ({ gid: gid(each) })) });

    const { status } = await imported(
      await anAdmin(),
      JSON.stringify({ data: [blocked(1, 2, 1, 99), blocked(2, 3), blocked(3, 1)] }),
      { source: "work" },
    );

    expect(status).toBe("completed");
    expect(await db.taskDependency.count()).toBe(2);
  });

  test("makes nobody a member by a name that only looks like an account's", async () => {
    await aUser({ login: "anna", email: "anna@example.com" });
    const people = [workPerson(1, { name: "anna" }), workPerson(2, { name: "anna", email: "anna@evil.example" })];

    await imported(
      await anAdmin(),
      JSON.stringify({ data: people.map((assignee, at) => workTask(at + 1, { memberships: inPlanned, assignee })) }),
      { source: "work" },
    );

    expect(await db.taskAssignee.count()).toBe(0);
  });
});

import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import type { BoardDocument } from "@/lib/board-document/document";
import type { DocumentTask } from "@/lib/board-document/task";
import { documentOf } from "@/lib/imports/card-board/document";
import { readCardBoardFile } from "@/lib/imports/card-board/read-file";
import {
  type CardBoardFile,
  card,
  cardBoardFile,
  cardBoardId,
  checkItem,
  checklist,
  comment,
  list,
  member,
} from "@/lib/testing/doubles/card-board-records";

async function documentOfFile(file: Partial<CardBoardFile>, { importsPeople = true, hasFiles = false } = {}) {
  const contents = await readCardBoardFile(Readable.from([Buffer.from(JSON.stringify(cardBoardFile(file)))]));
  return whole(documentOf(contents, { importsPeople, hasFiles }));
}

async function whole({ tasks, ...document }: BoardDocument) {
  const all: DocumentTask[] = [];
  for await (const task of tasks) all.push(task);
  await document.close?.();
  return { ...document, tasks: all };
}

const toDo = list(1, { name: "To do" });
const old = list(2, { name: "Old", closed: true, pos: 1 });

const taskWith = async (fields: Record<string, unknown>, rest: Partial<CardBoardFile> = {}, options = {}) => {
  const { tasks, board, notes } = await documentOfFile(
    { lists: [toDo, old], cards: [card(10, toDo.id, fields)], ...rest },
    options,
  );
  const [task] = tasks;
  if (!task) throw new Error("there is no task");
  return { task, board, notes: notes.first };
};

describe("a board of Trello", () => {
  test("keeps its lists in order, archived ones, their colors and limits", async () => {
    const limited = list(3, { name: "Doing", color: "lime", softLimit: 4, pos: 0.5 });

    const { board } = await documentOfFile({ lists: [toDo, old, limited] });

    expect(
      board.stages.map(({ title, position, bg_color, wip_limit, archived_at }) => [
        title,
        position,
        bg_color,
        wip_limit,
        archived_at,
      ]),
    ).toEqual([
      ["Doing", 1, "#82B536", 4, null],
      ["Old", 2, null, null, "2026-06-01T08:00:00.000Z"],
      ["To do", 3, null, null, null],
    ]);
  });

  test("keeps its name, description, color and the time it was created", async () => {
    const { board } = await documentOfFile({ name: "Café 🚀", desc: "**Bold** <b>no</b>", closed: true });

    expect(board).toMatchObject({
      title: "Café 🚀",
      description: "<p><strong>Bold</strong> &lt;b&gt;no&lt;/b&gt;</p>",
      background: { color: "#0079BF" },
      archived_at: "2026-06-01T08:00:00.000Z",
      created_at: "2026-01-01T00:00:01.000Z",
    });
  });

  test.each([
    ["green", "green-bold"],
    ["green_dark", "green-strong"],
    ["sky_light", "sky-soft"],
    ["black", "gray-bold"],
    [null, "gray-soft"],
    ["tartan", "gray-soft"],
  ])("turns the label color %s into %s", async (color, preset) => {
    const { board } = await documentOfFile({ labels: [{ id: cardBoardId(9), name: "", color }] });

    expect(board.labels).toMatchObject([{ color_preset: preset, bg_color: expect.stringMatching(/^#/) }]);
  });

  test("keeps its members with their roles, and everyone who commented", async () => {
    const [anna, max, gone] = [member(1), member(2), member(3)];
    const { board } = await documentOfFile({
      members: [anna, max],
      memberships: [
        { idMember: anna.id, memberType: "admin" },
        { idMember: max.id, memberType: "observer" },
      ],
      cards: [card(10, toDo.id)],
      lists: [toDo],
      actions: [comment(20, cardBoardId(10), "Hi", gone)],
    });

    expect(board.members).toEqual([
      { person: anna.id, role: "manager" },
      { person: max.id, role: "viewer" },
    ]);
    expect(board.people.map(({ login }) => login).toSorted()).toEqual(["member1", "member2", "member3"]);
  });

  test("leaves people out where they are not wanted", async () => {
    const { board } = await documentOfFile({ members: [member(1)] }, { importsPeople: false });

    expect(board).toMatchObject({ people: [], members: [] });
  });

  test("keeps custom fields of all types with their values", async () => {
    const field = (number: number, type: string, options?: unknown) => ({
      id: cardBoardId(number),
      name: type,
      pos: number,
      type,
      options,
    });
    const value = (number: number, given: object | null, idValue: string | null = null) => ({
      idCustomField: cardBoardId(number),
      value: given,
      idValue,
    });
    const option = { id: cardBoardId(90), value: { text: "High" }, pos: 1 };
    const { task, board, notes } = await taskWith(
      {
        customFieldItems: [
          value(1, { text: "hello" }),
          value(2, { number: "-3.5" }),
          value(3, { checked: "true" }),
          value(4, { date: "2026-07-01T12:00:00.000Z" }),
          value(5, null, option.id),
          value(5, null, "gone"),
          value(2, { number: "many" }),
        ],
      },
      {
        customFields: [
          field(1, "text"),
          field(2, "number"),
          field(3, "checkbox"),
          field(4, "date"),
          field(5, "list", [option]),
          field(6, "hologram"),
        ],
      },
    );

    expect(board.custom_fields.map(({ type, options }) => [type, options])).toEqual([
      ["text", []],
      ["number", []],
      ["checkbox", []],
      ["date", []],
      ["select", ["High"]],
    ]);
    expect(task.custom_fields.map(({ value: given }) => given)).toEqual([
      "hello",
      -3.5,
      true,
      "2026-07-01T12:00:00.000Z",
      "High",
    ]);
    expect(notes).toEqual([{ kind: "custom_field", title: "hologram", reason: "This type of field is unknown." }]);
  });
});

describe("a card of Trello", () => {
  test("keeps its texts, dates, people and labels", async () => {
    const { task } = await taskWith({
      name: "Write <b>",
      desc: "- one\n- two",
      start: "2026-05-01T00:00:00.000Z",
      due: "2026-05-09T15:30:00.000Z",
      dueComplete: true,
      idMembers: [member(1).id],
      idLabels: [cardBoardId(7)],
    });

    expect(task).toMatchObject({
      title: "Write <b>",
      description: "<ul>\n<li>one</li>\n<li>two</li>\n</ul>",
      stage: toDo.id,
      started_at: "2026-05-01T00:00:00.000Z",
      due_at: "2026-05-09T15:30:00.000Z",
      status: "closed",
      last_completed_at: "2026-05-01T08:00:00.000Z",
      assignees: [member(1).id],
      labels: [cardBoardId(7)],
      created_at: "2026-01-01T00:00:10.000Z",
      archived_at: null,
    });
  });

  test("is in the order of its list, however far apart the positions are", async () => {
    const cards = [
      card(10, toDo.id, { pos: 3e9 }),
      card(11, toDo.id, { pos: 0.001 }),
      card(12, toDo.id, { pos: 131_072.5 }),
    ];

    const { tasks, total } = await documentOfFile({ lists: [toDo], cards });

    expect(tasks.map(({ title, position }) => [title, position])).toEqual([
      ["Card 11", 1],
      ["Card 12", 2],
      ["Card 10", 3],
    ]);
    expect(total).toBe(3);
  });

  test("is archived by itself or with its list", async () => {
    const { tasks } = await documentOfFile({
      lists: [toDo, old],
      cards: [card(10, toDo.id, { closed: true }), card(11, old.id), card(12, old.id, { closed: true })],
    });

    expect(
      tasks.map(({ title, archived_at, archived_with_stage }) => [title, archived_at, archived_with_stage]).toSorted(),
    ).toEqual([
      ["Card 10", "2026-05-01T08:00:00.000Z", false],
      ["Card 11", "2026-06-01T08:00:00.000Z", true],
      ["Card 12", "2026-05-01T08:00:00.000Z", false],
    ]);
  });

  test("turns checklists into groups of subtasks", async () => {
    const id = cardBoardId(10);
    const items = [
      checkItem(1, { name: "Second", pos: 2, state: "complete" }),
      checkItem(2, { name: "First", pos: 1, due: "2026-05-03T10:00:00.000Z", idMember: member(1).id }),
    ];
    const { task } = await taskWith(
      {},
      {
        checklists: [
          checklist(5, id, { name: "B", pos: 2 }),
          checklist(6, id, { name: "A", pos: 1, checkItems: items }),
        ],
      },
    );

    expect(task.subtask_groups.map(({ title }) => title)).toEqual(["A", "B"]);
    expect(
      task.subtask_groups[0]?.subtasks.map(({ title, status, due_at, assignees }) => [
        title,
        status,
        due_at,
        assignees,
      ]),
    ).toEqual([
      ["First", "open", "2026-05-03T10:00:00.000Z", [member(1).id]],
      ["Second", "closed", null, []],
    ]);
  });

  test("keeps its comments with author and time, the oldest first", async () => {
    const id = cardBoardId(10);
    const other = { ...comment(22, id, "moved"), type: "updateCard" };
    const { task } = await taskWith(
      {},
      { actions: [other, comment(21, id, "*later*", member(2)), comment(20, id, "first\nline")] },
    );

    expect(task.comments).toMatchObject([
      {
        description: "<p>first<br />line</p>",
        raw_description: "first\nline",
        author_name: "Member 1",
        created_by: member(1).id,
        created_at: "2026-01-01T00:00:20.000Z",
      },
      { description: "<p><em>later</em></p>", author_name: "Member 2" },
    ]);
  });

  const upload = {
    id: cardBoardId(50),
    name: "Plan",
    fileName: "plan.png",
    url: "https://trello.com/1/cards/x",
    isUpload: true,
    mimeType: "image/png",
    bytes: 12,
    date: "2026-02-01T00:00:00.000Z",
    idMember: member(1).id,
  };
  const link = {
    id: cardBoardId(51),
    name: "",
    url: "https://example.com/a",
    isUpload: false,
    mimeType: null,
    bytes: null,
  };

  test("keeps uploads as files where they can be downloaded, with its cover", async () => {
    const { task } = await taskWith(
      { attachments: [upload, link], cover: { idAttachment: upload.id } },
      {},
      { hasFiles: true },
    );

    expect(task.attachments).toMatchObject([
      {
        owner: "task_cover",
        title: "plan.png",
        type: "image/png",
        file: `cards/${cardBoardId(10)}/attachments/${upload.id}/download/plan.png`,
        size: 12,
      },
      { owner: "task", title: "https://example.com/a", type: "url", url: "https://example.com/a", file: null },
    ]);
    expect(task.cover_attachment).toBe(upload.id);
  });

  test("keeps uploads as links where they can't be downloaded", async () => {
    const { task } = await taskWith({ attachments: [upload], cover: { idAttachment: upload.id } });

    expect(task.attachments).toMatchObject([{ owner: "task", type: "image/png", url: upload.url, file: null }]);
    expect(task.cover_attachment).toBeNull();
  });

  test("keeps the color of its cover", async () => {
    expect((await taskWith({ cover: { color: "pink" } })).task.cover_color).toBe("#DA62AC");
  });

  test("keeps a reminder that is still to come", async () => {
    const due = new Date(Date.now() + 86_400_000 * 3).toISOString();
    const before = (minutes: number) => new Date(Date.parse(due) - minutes * 60_000).toISOString();

    expect((await taskWith({ due, dueReminder: 1440 })).task).toMatchObject({
      reminder: "1_day_before",
      remind_at: before(1440),
    });
    expect((await taskWith({ due, dueReminder: 5 })).task).toMatchObject({ reminder: "custom", remind_at: before(5) });
    expect((await taskWith({ due, dueReminder: -1 })).task).toMatchObject({ reminder: "none", remind_at: null });
    expect((await taskWith({ due: "2026-01-02T00:00:00Z", dueReminder: 60 })).task.reminder).toBe("none");
  });

  test("says what does not come along", async () => {
    const { notes } = await taskWith({ idMembersVoted: ["a", "b"], cover: { idUploadedBackground: "x" } });

    expect(notes).toEqual([
      { kind: "task", title: "2", reason: "Votes of cards are not imported." },
      { kind: "task", title: "1", reason: "Covers with a picture of Trello's library are not imported." },
    ]);
  });
});

describe("a file that is no export of Trello", () => {
  test.each([{}, { name: "Only a name" }, { lists: [] }, { data: [] }])("is refused: %j", async (file) => {
    const read = readCardBoardFile(Readable.from([Buffer.from(JSON.stringify(file))]));

    await expect(read).rejects.toMatchObject({ status: 422, message: "This is not an export of a Trello board." });
  });

  test("has what is misspelled skipped", async () => {
    const { tasks } = await documentOfFile({
      lists: [toDo, null, "x"] as never,
      cards: [
        null,
        3,
        "x",
        { id: {} },
        {
          ...card(10, toDo.id),
          attachments: [null, 5],
          customFieldItems: "x",
          cover: 7,
          idMembers: {},
          due: "tomorrow",
        },
      ] as never,
      actions: [null, { type: "commentCard" }, { ...comment(3, cardBoardId(10), "x"), data: { text: 5 } }] as never,
      checklists: [{ idCard: cardBoardId(10), checkItems: [null] }] as never,
    });

    expect(tasks).toMatchObject([{ title: "Card 10", due_at: null, attachments: [], assignees: [], comments: [] }]);
  });
});

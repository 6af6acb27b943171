import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { GET as readMe } from "@/app/wp-json/wp/v2/users/me/route";
import { db } from "@/lib/db";
import { decrypt, digestOf } from "@/lib/secrets/secrets";
import { aBoard, anAdmin, aTask, aUser, basic, call } from "@/lib/testing";
import { sweepImports } from "@/lib/imports/sweep";
import { fillSite, HASH, IMAGE_HASH, WEBHOOK_KEY } from "@/lib/testing/wordpress/sample";
import { type MariadbServer, startMariadb } from "@/lib/testing/wordpress/server";
import { aWordPressSite, type TestSite } from "@/lib/testing/wordpress/site";
import { isPassword } from "@/lib/users/passwords/hash";
import { runCommand } from "@/scripts/boards/command";
import { importWordPressCommands } from "@/scripts/boards/import-wordpress";

let server: MariadbServer;
let site: TestSite;
let folder: string;
let uploads: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "boards-test-uploads-"));
  uploads = path.join(folder, "uploads");
  server = await startMariadb();
  site = await aWordPressSite(server, "sample");
  await fillSite(site, uploads);
});

afterAll(async () => {
  await site.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A site that the test may change. */
async function anotherSite(options: Parameters<typeof aWordPressSite>[2] = {}): Promise<TestSite> {
  const another = await aWordPressSite(server, "another", options);
  onTestFinished(another.close);
  return another;
}

async function move({ url }: Pick<TestSite, "url">, ...more: string[]): Promise<string> {
  const output: string[] = [];
  await runCommand(
    importWordPressCommands,
    ["import-wordpress", `--database=${url}`, `--uploads=${uploads}`, ...more],
    { print: (line) => output.push(line), confirm: async () => false },
  );
  return output.join("\n");
}

const COUNTED = [
  ...["user", "applicationPassword", "folder", "board", "boardMember", "stage", "label", "customField"],
  ...["customFieldValue", "task", "subtaskGroup", "taskAssignee", "taskWatcher", "taskLabel", "taskDependency"],
  ...["comment", "commentMention", "attachment", "timeTrack", "repeatRule", "ideaVote", "activity", "notification"],
  ...["notificationRecipient", "userSetting", "boardPin", "boardVisit", "webhook", "outgoingWebhook"],
] as const;

/** How many records of each kind there are. */
async function counts(): Promise<Record<string, number>> {
  const all = COUNTED.map(async (name) => [name, await (db[name as "user"].count as () => Promise<number>)()] as const);
  return Object.fromEntries(await Promise.all(all));
}

describe("a move to an empty site", () => {
  beforeEach(async () => {
    await move(site);
  });

  test("brings the people who have to do with boards, with their ids, names, passwords and rights", async () => {
    const people = await db.user.findMany({ orderBy: { id: "asc" } });

    expect(people).toMatchObject([
      { id: 3, login: "ada", displayName: "Ada Admin", url: "https://ada.example", role: "administrator" },
      { id: 4, login: "alice", email: "alice@example.com", displayName: "Zażółć 日本 🎉", firstName: "Alice" },
      { id: 5, login: "vera", email: "user-5@invalid.invalid" },
      { id: 6, login: "service", passwordHash: null, isServiceAdmin: true },
    ]);
    expect(people[0]?.createdAt).toEqual(new Date("2020-01-02T03:04:05Z"));
    expect(people.map(({ role }) => role).slice(1)).toEqual(["subscriber", "subscriber", "subscriber"]);
    expect(await isPassword("test12345", people[1]?.passwordHash ?? null)).toBe(true);
  });

  test("keeps application passwords working", async () => {
    const { status, json } = await call(readMe, { headers: basic("alice", "abcd 1234 EFGH 5678 ijkl 9012") });

    expect([status, json.id]).toEqual([200, 4]);
    expect(await db.applicationPassword.findMany()).toMatchObject([
      { name: "Phone", uuid: "11111111-2222-4333-8444-555555555555", wordpressHash: null },
    ]);
  });

  test("brings folders and boards with everything on them", async () => {
    const [board, roadmap] = await db.board.findMany({
      include: { members: true, stages: { orderBy: { id: "asc" } }, labels: true, customFields: true, folder: true },
      orderBy: { id: "asc" },
    });

    expect(board).toMatchObject({
      ...{ id: 30, title: "Alpha & Söhne", description: "<p>Hi <b>all</b>x</p>", currency: "EUR", createdById: 4 },
      ...{ backgroundId: "solid_11", enableStageChangeEmail: false, publicAccessEnabled: true },
      ...{ tasksCount: 4, completedTasksCount: 1, createdAt: new Date("2026-03-01T10:00:00Z") },
      folder: { id: 21, title: "Inside", parentId: 20 },
    });
    expect(board?.members.toSorted((one, other) => one.userId - other.userId)).toMatchObject([
      { userId: 4, role: "manager", preferences: { email_after_comment: false, dashboard_notification: true } },
      { userId: 5, role: "viewer", preferences: {} },
    ]);
    expect(board?.stages).toMatchObject([
      { id: 101, title: "Open", defaultTaskStatus: "open" },
      { id: 102, title: "Done", defaultTaskStatus: "closed", hasDefaultPeople: true },
      { id: 103, title: "Old", archivedAt: new Date("2026-04-01T10:00:00Z") },
    ]);
    expect(board?.labels).toMatchObject([
      { id: 104, title: null, slug: "green", bgColor: "#4bce97" },
      { id: 105, title: "Bug", colorPreset: "red-bold" },
    ]);
    expect(board?.customFields).toMatchObject([
      { id: 106, title: "Points", type: "number" },
      { id: 107, title: "Size", type: "multi_select", options: ["S", "M"] },
    ]);
    expect(roadmap).toMatchObject({
      id: 31,
      type: "roadmap",
      roadmapPageId: "120",
      stages: [{ id: 108, isPublic: true }],
    });
  });

  test("brings tasks with everything on them, in the times of the site", async () => {
    const task = await db.task.findUniqueOrThrow({
      where: { id: 201 },
      include: {
        ...{ assignees: true, watchers: true, labels: true, customFieldValues: true, subtasks: true, groups: true },
        ...{ predecessors: true, repeatRule: true, timeTracks: true, activities: true },
      },
    });

    expect(task).toMatchObject({
      ...{ title: "Buy 🥐", slug: "buy", priority: "high", stageId: 101, isPinned: true, estimatedMinutes: 90 },
      ...{ subtaskCount: 2, subtaskCompletedCount: 1, commentsCount: 2, attachmentCount: 2, coverAttachmentId: 402 },
      description: `<p><img src="https://boards.test/files/${IMAGE_HASH}" /></p>`,
      dueAt: new Date("2026-07-01T00:00:00Z"),
      startedAt: new Date("2026-07-01T07:30:00Z"),
      remindAt: new Date("2026-01-15T08:30:00Z"),
      createdAt: new Date("2026-03-01T10:00:00Z"),
      updatedAt: new Date("2026-03-02T11:00:00Z"),
      assignees: [{ userId: 4 }],
      watchers: [{ userId: 5 }],
      labels: [{ labelId: 105 }],
      customFieldValues: [
        { customFieldId: 106, value: 8 },
        { customFieldId: 107, value: ["M"] },
      ],
      groups: [{ id: 301, title: "Shopping" }],
      subtasks: [
        { id: 203, subtaskGroupId: 301, status: "closed" },
        { id: 204, subtaskGroupId: 301, status: "open" },
      ],
      predecessors: [{ predecessorId: 202 }],
      repeatRule: {
        unit: "weekly",
        every: 2,
        weekDays: ["Mon"],
        createNew: true,
        timezone: "Europe/Berlin",
        stageId: 101,
      },
      timeTracks: [{ id: 701, userId: 4, workingMinutes: 60, billableMinutes: 30, message: "note" }],
      activities: [{ action: "created", createdById: 4 }],
    });
    expect(
      await db.task.findMany({ where: { id: { in: [202, 205, 251, 206] } }, orderBy: { id: "asc" } }),
    ).toMatchObject([
      { id: 202, status: "closed", priority: "none", lastCompletedAt: new Date("2026-05-05T21:30:00Z") },
      { id: 205, stageId: 101 },
      { id: 206, type: "roadmap", authorName: "Gina Guest", voteCount: 3, source: "page" },
      { id: 251, title: "No dates", dueAt: null },
    ]);
  });

  test("brings comments with replies, mentions and images", async () => {
    expect(
      await db.comment.findMany({ include: { mentions: true, attachments: true }, orderBy: { id: "asc" } }),
    ).toMatchObject([
      {
        ...{ id: 501, parentId: null, createdById: 4, rawDescription: "Hello @\u200bada\u200c" },
        description: 'Hello <a class="fbs_mention" href="https://boards.test/people/3">Ada Admin</a>',
        mentions: [{ userId: 3 }],
        attachments: [{ id: 407, owner: "comment_image" }],
      },
      { id: 502, parentId: 501, type: "reply" },
      { id: 503, parentId: 501, type: "reply" },
      { id: 504, parentId: null, type: "comment", createdById: null },
      { id: 505, taskId: 206, privacy: "public" },
    ]);
  });

  test("brings files with their hashes, links those that are gone, and reads nothing outside the folder", async () => {
    const files = await db.attachment.findMany({ orderBy: { id: "asc" } });

    expect(files).toMatchObject([
      { id: 401, title: "report.csv", fileHash: HASH, fileSize: 8n, attachmentType: "text/csv" },
      { id: 402, owner: "task_cover", attachmentType: "image/png" },
      { id: 403, owner: "task_description", fileHash: IMAGE_HASH },
      { id: 404, attachmentType: "url", filePath: null },
      { id: 405, attachmentType: "url", filePath: null },
      { id: 406, attachmentType: "url", fullUrl: "https://example.org/specs", meta: { title: "Specs of it" } },
      { id: 407, owner: "comment_image" },
    ]);
    expect(new Set(files.map(({ filePath }) => filePath)).size).toBe(5);
  });

  test("brings activity, notifications with what was read, settings, pins and the site’s name", async () => {
    expect(await db.activity.findFirst({ where: { taskId: null } })).toMatchObject({
      ...{ boardId: 30, action: "created", newValue: "Buy 🥐", settings: { task_id: 201 }, createdById: 4 },
    });
    expect(await db.notification.findMany({ include: { recipients: true }, orderBy: { id: "asc" } })).toMatchObject([
      {
        ...{ id: 601, kind: "comment_created", settings: { comment_id: 501 }, actorId: 3 },
        recipients: [{ userId: 4, markedReadAt: new Date("2026-07-02T10:00:00Z") }],
      },
      { id: 602, kind: "task_assignee_removed", recipients: [{ userId: 4, markedReadAt: null }] },
    ]);
    expect(await db.userSetting.findMany({ orderBy: { key: "asc" } })).toMatchObject([
      { userId: 4, key: "kanbanview", value: { dashboard_view_label: false } },
      { userId: 4, key: "notifications", value: { watch_on_assigning: false } },
    ]);
    expect(await db.boardPin.findMany()).toMatchObject([{ userId: 4, boardId: 30 }]);
    expect(await db.boardVisit.findMany({ orderBy: { visitedAt: "desc" } })).toMatchObject([
      { boardId: 30 },
      { boardId: 31 },
    ]);
    expect(await db.setting.findUnique({ where: { key: "site" } })).toMatchObject({
      value: { title: "Old site", timezone: "Europe/Berlin", language: "de_DE", start_of_week: 0 },
    });
  });

  test("keeps the addresses of incoming webhooks", async () => {
    const webhook = await db.webhook.findFirstOrThrow();

    expect(webhook).toMatchObject({
      name: "Form",
      boardId: 30,
      stageId: 101,
      createdById: (await db.importSession.findFirstOrThrow()).userId,
      keyDigest: digestOf("webhook", WEBHOOK_KEY),
    });
    expect(decrypt("webhook", webhook.encryptedKey)).toBe(WEBHOOK_KEY);
    expect(await db.outgoingWebhook.findMany({ include: { boards: true } })).toMatchObject([
      { name: "Chat", url: "https://chat.example/h", triggeredEvents: ["task_created"], boards: [{ boardId: 30 }] },
    ]);
  });

  test("leaves room for what comes later on both sites", async () => {
    const task = await aTask({ id: 101, boardId: 30 } as never);

    expect(task.id).toBeGreaterThan(254);
    expect((await aUser()).id).toBeGreaterThan(9);
  });

  test("can be repeated a year later and brings nothing twice", async () => {
    await sweepImports(new Date(Date.now() + 365 * 24 * 60 * 60 * 1000));
    const before = await counts();

    const output = await move(site);

    expect(await counts()).toEqual(before);
    expect(output).toMatch(/\| tasks +\| 0 +\|/);
  });
});

describe("a move that is repeated", () => {
  test("brings what was added there since, with its id where that is still free", async () => {
    const grown = await anotherSite();
    await fillSite(grown, uploads);
    await move(grown);
    const own = await aTask({ id: 101, boardId: 30 } as never);
    const added = { board_id: 30, type: "task", stage_id: 109 };
    await grown.insert("users", { ID: 10, user_login: "nina", user_email: "nina@example.com", display_name: "Nina" });
    await grown.insert("board_terms", { id: 109, board_id: 30, title: "New stage" });
    await grown.insert(
      "tasks",
      { ...added, id: 260, title: "New task" },
      { ...added, id: own.id, title: "Its id is taken" },
    );
    await grown.insert("relations", { object_type: "task_assignee", object_id: 260, foreign_id: 10 });
    await grown.insert("relations", { object_type: "task_dependency", object_id: 260, foreign_id: 201 });
    await db.task.update({ where: { id: 201 }, data: { title: "Renamed here" } });
    await db.label.update({ where: { id: 105 }, data: { title: "Renamed here" } });
    const before = await counts();

    await move(grown);

    const after = await counts();
    const changed = Object.entries(after).filter(([name, count]) => count !== before[name]);
    expect(Object.fromEntries(changed.map(([name, count]) => [name, count - (before[name] ?? 0)]))).toEqual({
      ...{ user: 1, stage: 1, task: 2, taskAssignee: 1, taskDependency: 1, boardMember: 1 },
    });
    expect(
      await db.task.findMany({ where: { stageId: 109 }, include: { assignees: true }, orderBy: { title: "asc" } }),
    ).toMatchObject([{ title: "Its id is taken" }, { title: "New task", assignees: [{ userId: 10 }] }]);
    expect(await db.task.findUnique({ where: { id: own.id } })).toMatchObject({ title: own.title });
    expect(await db.task.findUnique({ where: { id: 201 } })).toMatchObject({ title: "Renamed here" });
  });

  test("goes on where it was stopped", async () => {
    const { whole } = { whole: (await move(site), await counts()) };
    await db.$executeRaw`TRUNCATE "user", folder, board, import_session, setting, rate_limit RESTART IDENTITY CASCADE`;
    const stopping = async () => {
      await runCommand(
        importWordPressCommands,
        ["import-wordpress", `--database=${site.url}`, `--uploads=${uploads}`],
        { print: (line) => stopAt(line), confirm: async () => false },
      );
    };
    const stopAt = (line: string) => {
      if (line === "Board: Ideas") throw new Error("killed");
    };

    await expect(stopping()).rejects.toThrow("killed");
    expect(await db.board.count()).toBe(1);
    await move(site);

    expect(await counts()).toEqual(whole);
  });
});

describe("a move to a site that is in use", () => {
  test("gives new ids, and everyone who has an account already stays as they are", async () => {
    const alice = await aUser({ login: "somebody", email: "ALICE@example.com", displayName: "Our Alice" });
    await anAdmin();
    const board = await aBoard();

    const output = await move(site);

    const moved = await db.board.findFirstOrThrow({ where: { title: "Alpha & Söhne" }, include: { members: true } });
    expect(output).toContain("Ids are new ones");
    expect([moved.id === 30, await db.board.count({ where: { id: board.id } })]).toEqual([false, 1]);
    expect(moved.members).toContainEqual(expect.objectContaining({ userId: alice.id, role: "manager" }));
    expect(await db.user.findUnique({ where: { id: alice.id } })).toMatchObject({
      login: "somebody",
      displayName: "Our Alice",
    });
    const task = await db.task.findFirstOrThrow({ where: { title: "Buy 🥐" }, include: { predecessors: true } });
    expect(task).toMatchObject({ boardId: moved.id, predecessors: [{ boardId: moved.id }] });
    expect(task.description).toContain(`/files/${IMAGE_HASH}`);
    expect(
      (await db.comment.findFirstOrThrow({ where: { taskId: task.id, description: { startsWith: "Hello" } } }))
        .description,
    ).toMatch(/\/people\/\d+"/);
    expect(await db.boardMember.count({ where: { boardId: moved.id } })).toBe(2);
  });

  test("gives the account of the first start the id that it had there, and makes room for others", async () => {
    await anAdmin({ login: "root" });
    await aUser({ login: "ghost" });
    const ada = await anAdmin({ login: "boss", email: "ada@example.com" });
    expect(ada.id).toBe(3);
    await db.$executeRaw`UPDATE "user" SET id = 4 WHERE login = 'ghost'`;
    await db.$executeRaw`UPDATE "user" SET id = 2 WHERE login = 'boss'`;

    await move(site);

    expect(await db.user.findMany({ where: { id: { in: [1, 3, 4] } }, orderBy: { id: "asc" } })).toMatchObject([
      { id: 1, login: "root" },
      { id: 3, login: "boss" },
      { id: 4, login: "alice" },
    ]);
    expect((await db.user.findFirstOrThrow({ where: { login: "ghost" } })).id).toBeGreaterThan(9);
  });
});

describe("import-wordpress", () => {
  test("only counts with --dry-run", async () => {
    const output = await move(site, "--dry-run", "--all-people");

    expect(output).toMatch(/\| people +\| 5 +\|/);
    expect(output).toMatch(/\| tasks +\| 5 +\|/);
    expect(output).toMatch(/\| notifications +\| 4 +\|/);
    expect(output).toContain("2 × attachment: The file is not in the uploads folder. (gone.pdf, x.txt)");
    expect(output).toContain("1 × task: Its board is gone. (Its board is gone)");
    expect(output).toContain("Nothing was written.");
    expect(Object.values(await counts()).every((count) => count === 0)).toBe(true);
    expect(await db.importSession.count()).toBe(0);
  });

  test("reads texts as WordPress does that says another charset than its texts have", async () => {
    const old = await anotherSite({ prefix: "old_", charset: "latin1" });
    await old.run("SET NAMES latin1");
    await old.insert("users", { ID: 1, user_login: "ada", user_email: "ada@example.com", display_name: "Ada" });
    await old.insert("usermeta", {
      user_id: 1,
      meta_key: "old_capabilities",
      meta_value: 'a:1:{s:13:"administrator";b:1;}',
    });
    await old.run(
      `INSERT INTO old_fbs_boards (id, title, type, created_by) VALUES (1, _latin1 x'5374c3a4dc', 'to-do', 1)`,
    );
    await old.run(`UPDATE old_fbs_boards SET title = _latin1 x'53c3bcc3a4'`);

    await move(old, "--prefix=old_", "--charset=latin1");

    expect(await db.board.findFirst()).toMatchObject({ title: "Süä" });
  });

  test.each([
    [
      "an unreachable server",
      () => "mysql://boards:secret%20word@127.0.0.1:1/wordpress",
      /can't be opened: ECONNREFUSED/,
    ],
    ["another kind of database", () => "postgres://boards:secret%20word@localhost/x", /has the form mysql:/],
    ["no address", () => "secret word", /has the form mysql:/],
    ["a database that does not exist", () => server.urlOf("missing"), /Unknown database 'missing'/],
    ["a database of something else", () => server.urlOf("information_schema"), /has no table wp_fbs_boards/],
  ])("refuses %s without printing the password", async (_, url, message) => {
    const error = await move({ url: url() }).catch((thrown: unknown) => thrown);

    expect(String((error as Error).message)).toMatch(message);
    expect(String(error) + JSON.stringify(error)).not.toMatch(/secret(?: |%20)word/);
  });

  test("refuses a missing folder, a wrong prefix and a command without a database", async () => {
    await expect(move(site, "--uploads=/nowhere")).rejects.toThrow("The uploads folder /nowhere does not exist.");
    await expect(move(site, "--prefix=x_")).rejects.toThrow("no table x_fbs_boards. Did you mean --prefix wp_?");
    await expect(move(site, "--prefix=x`")).rejects.toThrow("letters, digits and _");
    await expect(
      runCommand(importWordPressCommands, ["import-wordpress"], { print: () => undefined, confirm: async () => false }),
    ).rejects.toThrow("are needed");
  });
});

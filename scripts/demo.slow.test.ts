import { expect, test } from "vitest";
import { GET as readMe } from "@/app/wp-json/wp/v2/users/me/route";
import type { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { basic, call, countersOf, recounted } from "@/lib/testing";
import { isPassword } from "@/lib/users/passwords/hash";
import { DEMO_USERS } from "@/scripts/demo/demo-users";
import { runDemo } from "@/scripts/demo/run";
import { SEARCH_SPEED } from "@/scripts/demo/boards/search-speed";

const now = new Date("2026-03-18T10:00:00Z");

const namesAndBoards = {
  select: { title: true, boards: { select: { title: true }, orderBy: { id: "asc" } } },
  orderBy: { id: "asc" },
} as const;

const tasksWith = (where: Prisma.TaskWhereInput) => db.task.count({ where });
const daysOf = (rows: { createdAt: Date }[]) =>
  new Set(rows.map(({ createdAt }) => createdAt.toISOString().slice(0, 10)));

test(
  "npm run demo creates five boards, one of them archived, and a roadmap, with consistent counters",
  { timeout: 180_000 },
  async () => {
    const { tasks, administrator, accounts, applicationPassword } = await runDemo({ now });

    const boards = await db.board.findMany({ orderBy: { id: "asc" } });
    expect(boards.map(({ title, type }) => [title, type])).toEqual([
      ["Product", "to_do"],
      ["Marketing", "to_do"],
      ["Office move", "to_do"],
      ["Support", "to_do"],
      ["Public roadmap", "roadmap"],
      ["Website relaunch", "to_do"],
    ]);
    expect(boards.filter(({ archivedAt }) => archivedAt).map(({ title }) => title)).toEqual(["Website relaunch"]);
    expect(tasks).toBeGreaterThanOrEqual(200);
    expect(await tasksWith({ parentId: null })).toBe(tasks);
    for (const board of boards) expect(await countersOf(board)).toEqual(await recounted(board));

    expect(await db.user.count()).toBe(DEMO_USERS.length + 1);
    expect(await tasksWith({ status: "closed", lastCompletedAt: { not: null } })).toBeGreaterThan(40);
    expect(await tasksWith({ archivedAt: { not: null } })).toBe(5);
    expect(await tasksWith({ archivedAt: { not: null }, archivedWithStage: false })).toBe(1);
    expect(await db.stage.count({ where: { archivedAt: { not: null } } })).toBe(1);
    expect(await tasksWith({ dueAt: { gte: new Date("2026-03-18"), lt: new Date("2026-03-19") } })).toBeGreaterThan(3);
    expect(await db.taskLabel.count()).toBeGreaterThan(100);
    expect(await db.taskAssignee.count()).toBeGreaterThan(100);
    expect(await tasksWith({ stage: { title: "In progress" }, description: SEARCH_SPEED })).toBe(1);

    expect(await tasksWith({ coverAttachmentId: { not: null } })).toBe(5);
    for (const start of ["🥐", "قصص"]) expect(await tasksWith({ title: { startsWith: start } })).toBe(1);
    await expectComments();
    await expectDates();
    await expectSubtasks();
    await expectAttachments();
    await expectCustomFields();
    await expectFoldersAndInvitation();
    expect(await db.repeatRule.count()).toBe(3);
    expect(await db.taskDependency.count()).toBe(3);

    const admin = await db.user.findUniqueOrThrow({ where: { id: administrator.user.id } });
    expect(admin).toMatchObject({ login: "admin", role: "administrator" });
    expect(await isPassword(administrator.password ?? "", admin.passwordHash)).toBe(true);
    const sam = await db.user.findFirstOrThrow({ where: { login: "sam" } });
    expect(await isPassword(accounts.sam.password ?? "", sam.passwordHash)).toBe(true);
    expect((await call(readMe, { headers: basic("amara", applicationPassword) })).json.name).toBe("Amara Okafor");
  },
);

async function expectComments() {
  const allComments = await db.comment.findMany({
    include: { task: { include: { _count: { select: { comments: { where: { type: "comment" } } } } } }, parent: true },
  });
  expect(allComments.filter(({ type }) => type === "comment").length).toBeGreaterThanOrEqual(15);
  expect(allComments.filter(({ type }) => type === "reply").length).toBeGreaterThanOrEqual(15);
  expect(new Set(allComments.map(({ createdById }) => createdById)).size).toBeGreaterThanOrEqual(6);
  expect(daysOf(allComments).size).toBeGreaterThanOrEqual(5);
  expect(
    allComments.filter(
      ({ createdAt, updatedAt, task, parent }) =>
        createdAt >= now ||
        updatedAt > createdAt ||
        task.createdAt >= createdAt ||
        (parent && parent.createdAt >= createdAt),
    ),
  ).toEqual([]);
  expect(allComments.filter(({ task }) => task.commentsCount !== task._count.comments)).toEqual([]);

  const mentioned = allComments.filter(({ description }) => description?.includes("fbs_mention"));
  expect(await db.commentMention.count()).toBeGreaterThanOrEqual(mentioned.length);
  expect(mentioned.length).toBeGreaterThanOrEqual(8);
  expect(allComments.filter(({ description }) => description?.replaceAll(/<[^>]*>/g, "").includes("@"))).toEqual([]);
  expect(
    await db.attachment.count({
      where: { owner: "comment_image", attachmentType: "image/png", commentId: { not: null } },
    }),
  ).toBe(3);
}

async function expectDates() {
  for (const { id } of await db.board.findMany()) {
    const lines = await db.activity.findMany({ where: { boardId: id }, orderBy: { id: "asc" } });
    const times = lines.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(times.at(-1)).toBeLessThanOrEqual(now.getTime());
    expect(daysOf(lines).size).toBeGreaterThan(10);
  }
  expect(await db.notification.count({ where: { createdAt: { gt: now } } })).toBe(0);
  const unread = await db.notificationRecipient.count({ where: { markedReadAt: null } });
  expect(unread).toBeGreaterThan(5);
  expect(unread).toBeLessThan((await db.notificationRecipient.count()) / 2);
}

async function expectSubtasks() {
  const parents = await db.task.findMany({
    where: { subtaskCount: { gt: 0 } },
    include: { groups: true, subtasks: true },
  });
  expect(parents.length).toBeGreaterThanOrEqual(5);
  expect(parents.filter(({ groups }) => groups.length >= 2).length).toBeGreaterThanOrEqual(3);
  for (const { subtaskCount, subtaskCompletedCount, subtasks } of parents) {
    expect([subtaskCount, subtaskCompletedCount]).toEqual([
      subtasks.length,
      subtasks.filter(({ status }) => status === "closed").length,
    ]);
    expect(subtaskCompletedCount).toBeGreaterThan(0);
    expect(subtaskCompletedCount).toBeLessThan(subtaskCount);
  }
  expect(await db.taskAssignee.count({ where: { task: { parentId: { not: null } } } })).toBeGreaterThan(10);
}

async function expectAttachments() {
  const types = await db.attachment.groupBy({
    by: ["attachmentType"],
    where: { owner: "task" },
    _count: true,
    orderBy: { attachmentType: "asc" },
  });
  expect(types.map(({ attachmentType, _count }) => [attachmentType, _count])).toEqual([
    ["image/png", 1],
    ["text/csv", 3],
    ["text/plain", 4],
    ["url", 2],
  ]);
  const whole = await db.task.findMany({
    where: {
      attachments: { some: { attachmentType: "url" } },
      AND: [
        { attachments: { some: { attachmentType: "image/png", owner: "task" } } },
        { attachments: { some: { attachmentType: "text/plain" } } },
      ],
    },
  });
  expect(whole.map(({ title, attachmentCount }) => [title, attachmentCount])).toEqual([
    ["Search answers in under 200 ms for large owners", 3],
  ]);
}

async function expectCustomFields() {
  const filled = await db.customFieldValue.findMany({ include: { customField: true } });
  expect(new Set(filled.map(({ customField }) => customField.type)).size).toBe(6);
  expect(new Set(filled.map(({ taskId }) => taskId)).size).toBeGreaterThanOrEqual(8);
  expect(filled.filter(({ customField }) => customField.type === "date").map(({ value }) => value)).toContain(
    "2026-03-24 00:00:00",
  );
}

async function expectFoldersAndInvitation() {
  const boards = (...titles: string[]) => titles.map((title) => ({ title }));
  expect(await db.folder.findMany(namesAndBoards)).toEqual([
    { title: "Product and owners", boards: boards("Product", "Public roadmap") },
    { title: "Customers", boards: boards("Marketing", "Support", "Website relaunch") },
    { title: "Company", boards: boards("Office move") },
  ]);
  expect(await db.invitation.findMany({ select: { email: true, role: true, usedAt: true } })).toEqual([
    { email: "nina@harbour-design.example", role: "viewer", usedAt: null },
  ]);
}

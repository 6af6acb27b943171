import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { anAdmin, aUser } from "@/lib/testing";
import { fileOf, imported } from "@/lib/testing/factories/imports";
import { wrongCounters } from "@/lib/testing/everything/references";
import { aZip } from "@/lib/testing/factories/zip";

const EVIL = `<img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">x</a><p style="x:url(y)">text</p>`;
const UNSAFE = /onerror|<script|javascript:|style=|url\(/i;

describe("S45: an import", () => {
  test("makes HTML, colors and links of all kinds safe", async () => {
    const person = { created_by: null, author_name: EVIL };
    const { boardId, report } = await imported(
      await anAdmin(),
      fileOf({
        board: {
          ...{ title: EVIL, description: EVIL, background: { color: "red;x:url(y)", is_image: false } },
          stages: [{ id: 1, title: EVIL, bg_color: "url(x)", color: "</style>" }],
          labels: [{ id: 1, title: EVIL, color: "url(x)", bg_color: "</style>" }],
          custom_fields: [{ id: 1, title: EVIL, type: "text" }],
        },
        tasks: [
          {
            ...{
              id: 1,
              title: EVIL,
              description: EVIL,
              stage: "1",
              cover_color: "url(x)",
              logo: "javascript:alert(1)",
            },
            comments: [{ ...person, id: 1, description: EVIL }],
            custom_fields: [{ field: "1", value: EVIL }],
            subtask_groups: [{ id: 1, title: EVIL, subtasks: [{ id: 2, title: EVIL }] }],
            attachments: [{ id: 1, type: "url", title: EVIL, url: "javascript:alert(1)" }],
            idea: { answer: EVIL, guest_votes: 2_147_483_647 },
          },
        ],
      }),
    );

    const where = { where: { boardId: boardId ?? 0 } };
    const everything = [
      await db.board.findUnique({ where: { id: boardId ?? 0 } }),
      ...[await db.stage.findMany(where), await db.label.findMany(where), await db.customField.findMany(where)],
      ...[await db.task.findMany(where), await db.subtaskGroup.findMany(), await db.idea.findMany()],
      (await db.comment.findMany(where)).map(({ description, authorName }) => ({ description, authorName })),
      ...[await db.customFieldValue.findMany(where), await db.attachment.findMany(where)],
    ];
    expect(
      JSON.stringify(everything, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value)),
    ).not.toMatch(UNSAFE);
    expect(await db.ideaVote.count()).toBe(10_000);
    expect(report).toMatchObject({ counts: { attachments: 0 }, notes: [{ kind: "attachment" }, { kind: "vote" }] });
  });

  test("leaves out cycles, and refers to nothing outside of the file", async () => {
    const other = await db.board.create({
      data: { title: "Other", stages: { create: { title: "Other" } } },
      include: { stages: true },
    });
    const outside = String(other.stages[0]?.id);
    const links = (id: string, predecessors: string[]) => ({
      id,
      title: id,
      stage: outside,
      predecessors,
      labels: [outside],
      repeat: { unit: "daily", stage: outside },
    });
    const { boardId, report } = await imported(
      await anAdmin(),
      fileOf({
        board: { title: "Cycles" },
        tasks: [links("a", ["a", "b"]), links("b", ["c"]), links("c", ["a"]), links("d", ["1", "d", "a"])],
      }),
    );

    expect(await db.task.count({ where: { stage: { boardId: other.id } } })).toBe(0);
    expect(await db.taskLabel.count()).toBe(0);
    expect(await db.repeatRule.count({ where: { stageId: null } })).toBe(4);
    expect(await db.taskDependency.count({ where: { boardId: boardId ?? 0 } })).toBe(3);
    expect(report).toMatchObject({ counts: { dependencies: 3 } });
    expect(await wrongCounters()).toEqual([]);
  });

  test("gives no rights to who is only named, notifies nobody, and sets off nothing that is due", async () => {
    const [admin, max, gone] = [await anAdmin(), await aUser(), await aUser({ deactivatedAt: new Date() })];
    const people = [max, gone].map(({ id, email }) => ({ id: String(id), email }));
    await imported(
      admin,
      fileOf({
        board: {
          title: "People",
          people,
          members: [
            { person: String(gone.id), role: "manager" },
            { person: "1", role: "manager" },
          ],
        },
        tasks: [
          {
            ...{
              id: 1,
              title: "Due",
              remind_at: "2026-01-01T00:00:00Z",
              reminder: "custom",
              assignees: [String(max.id), String(gone.id)],
            },
            repeat: { unit: "daily", every: 0, next_at: "2001-01-01T00:00:00Z" },
            comments: [{ id: 1, description: "Hello", mentions: [String(max.id)] }],
          },
        ],
      }),
    );

    const members = await db.boardMember.findMany({ orderBy: { userId: "asc" } });
    expect(members.map(({ userId, role }) => [userId, role])).toEqual([
      [admin.id, "manager"],
      [max.id, "member"],
    ]);
    const { nextAt } = await db.repeatRule.findFirstOrThrow();
    expect(nextAt?.getTime()).toBeGreaterThan(Date.now());
    expect(await db.task.count({ where: { remindedAt: null } })).toBe(0);
    expect([await db.notification.count(), await db.mailEvent.count(), await db.mail.count()]).toEqual([0, 0, 0]);
  });

  test("takes files by their names in the archive only", async () => {
    const file = (name: string) => ({ id: name, title: "a.txt", type: "text/plain", file: name });
    const board = fileOf({
      board: { title: "Files" },
      tasks: [
        {
          id: 1,
          title: "A",
          attachments: [
            file("files/a.txt"),
            file("files/a.txt"),
            file("../../../etc/passwd"),
            file("/etc/passwd"),
            file("files/b.exe"),
          ],
        },
      ],
    });
    const { report } = await imported(
      await anAdmin(),
      aZip([
        { name: "board.json", content: board },
        { name: "files/a.txt", content: "A" },
      ]),
    );

    expect(await db.attachment.count()).toBe(1);
    expect((report as { notes: { kind: string }[] }).notes.map(({ kind }) => kind)).toEqual([
      ...["attachment", "attachment", "attachment", "attachment", "task"],
    ]);
  });
});

import { describe, expect, test } from "vitest";
import { DELETE } from "./route";
import { PUT as BOARD } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import { PUT as TASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import {
  GET as COMMENTS,
  POST as COMMENT,
} from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments/route";
import { DELETE as DELETE_TASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import {
  DELETE as DELETE_COMMENT,
  PUT as UPDATE_COMMENT,
} from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/comments/[comment_id]/route";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aSubtask,
  aTask,
  aTaskOfAnna,
  anAdmin,
  call,
  lockTask,
  storedBoard,
  storedTask,
  whileBlocked,
} from "@/lib/testing";

const remove = async (person: User) => {
  const query = { force: true, reassign: "false" };
  return call(DELETE, { as: await anAdmin(), params: { user_id: person.id }, query });
};

const mention = ({ login }: User) => `@\u200b${login}\u200c`;
const linkTo = ({ id, displayName }: User) => `<a href="/people/${id}" class="fbs_mention">@${displayName}</a>`;

async function aTaskThatMentionsMax() {
  const all = await aTaskOfAnna();
  const { anna, max, vera, params } = all;
  const comment = `${mention(max)} and @${max.login}, please ask ${mention(vera)} at https://x.test/@${max.login}`;
  await call(COMMENT, { as: anna, params, body: { comment } });
  await call(COMMENT, { as: anna, params, body: { comment: `**Look**, @${max.login}!`, comment_format: "markdown" } });
  const value = `<p>${linkTo(max)} or ${linkTo(vera)}</p>`;
  await call(TASK, { as: anna, params, body: { property: "description", value } });
  return all;
}

/** All that is stored of activity, notifications, comments and the trash. */
const textsOf = async () =>
  JSON.stringify(
    await Promise.all([
      db.activity.findMany({ select: { oldValue: true, newValue: true, description: true } }),
      db.notification.findMany({ select: { description: true } }),
      db.comment.findMany({ select: { rawDescription: true, description: true } }),
      db.trashRow.findMany({ select: { row: true } }),
      db.trashItem.findMany({ select: { title: true } }),
    ]),
  );

describe("of a deleted person who was mentioned", () => {
  test("comments and descriptions of others show a deleted user, and nobody else's name changes", async () => {
    const { anna, max, vera, params, task } = await aTaskThatMentionsMax();

    expect((await remove(max)).status).toBe(200);

    const { json } = await call(COMMENTS, { as: anna, params });
    const texts = json.comments.data.map(({ description, settings }: Record<string, unknown>) => [
      description,
      settings,
    ]);
    const deleted = '<a class="fbs_mention">Deleted user</a>';
    const toVera = `<a class="fbs_mention" href="https://boards.test/people/${vera.id}">Vera</a>`;
    expect(texts).toContainEqual([
      expect.stringMatching(new RegExp(`^${deleted} and ${deleted}, please ask ${toVera} at <a class="fbs_link"`)),
      {
        raw_description: `@Deleted user and @Deleted user, please ask ${mention(vera)} at https://x.test/@${max.login}`,
        mentioned_id: [vera.id],
      },
    ]);
    expect(texts).toContainEqual([
      `<p><strong>Look</strong>, ${deleted}!</p>`,
      { raw_description: "**Look**, @Deleted user!", mentioned_id: [] },
    ]);
    expect((await db.task.findUniqueOrThrow({ where: { id: task.id } })).description).toBe(
      `<p><a class="fbs_mention">@Deleted user</a> or <a href="/people/${vera.id}" class="fbs_mention">@Vera</a></p>`,
    );
  });

  test("no activity and no notification names the person as mentioned", async () => {
    const { max } = await aTaskThatMentionsMax();

    await remove(max);

    const kept = JSON.stringify([
      await db.activity.findMany({ select: { oldValue: true, newValue: true, description: true } }),
      await db.notification.findMany({ select: { description: true } }),
    ]);
    expect(kept).toContain("Deleted user and");
    expect(kept).not.toContain("Max");
    expect(kept.replaceAll(`x.test/@${max.login}`, "")).not.toContain(max.login);
  });

  test("no activity about earlier versions of descriptions names the person, and that of longer names stays", async () => {
    const { anna, max, vera, board, params } = await aTaskOfAnna();
    await db.user.update({ where: { id: vera.id }, data: { displayName: "Max Frisch" } });
    const description = `<p>${linkTo(max)}, not ${linkTo({ ...vera, displayName: "Max Frisch" })} or Max</p>`;
    for (const value of [description, "<p>Nobody</p>"]) {
      await call(TASK, { as: anna, params, body: { property: "description", value } });
      await call(BOARD, { as: anna, params: { board_id: board.id }, body: { title: board.title, description: value } });
    }

    await remove(max);

    const lines = await db.activity.findMany({ where: { column: "description" }, orderBy: { id: "asc" } });
    const renamed = "@Deleted user, not @Max Frisch or Max";
    expect(
      lines.flatMap(({ oldValue, newValue }) => [oldValue, newValue]).filter((value) => value === renamed),
    ).toHaveLength(3);
    expect(await textsOf()).not.toContain("@Max,");
  });

  test.each(["live", "in the trash"])(
    "words and names that only contain the name stay as they are: %s",
    async (place) => {
      const { anna, max, vera, params } = await aTaskOfAnna();
      const [ed, maria] = await Promise.all([
        db.user.update({ where: { id: max.id }, data: { login: "ed", nicename: "ed", displayName: "Ed" } }),
        db.user.update({
          where: { id: vera.id },
          data: { login: "ed maria", nicename: "em", displayName: "Ed Maria" },
        }),
      ]);
      const comment = `${mention(maria)}, @ed maria, @ed: Edited the Ed_list`;
      const { json } = await call(COMMENT, { as: anna, params, body: { comment, comment_format: "markdown" } });
      await call(UPDATE_COMMENT, {
        as: anna,
        params: { ...params, comment_id: json.comment.id },
        body: { comment: `${comment}s` },
      });
      if (place === "in the trash") await call(DELETE_TASK, { as: anna, params });

      await remove(ed);

      const texts = await textsOf();
      expect(texts).toContain("Ed Maria, Ed Maria, Deleted user: Edited the Ed_list");
      expect(texts).toContain(`${mention(maria)}, @ed maria, @Deleted user: Edited the Ed_list`);
      expect(texts).not.toContain("userit");
      expect(texts).not.toMatch(/Deleted user maria/i);
    },
  );

  test("no row of the trash, and no title of a comment there, names the person", async () => {
    const { anna, max, params } = await aTaskThatMentionsMax();
    const { id } = await db.comment.findFirstOrThrow({ orderBy: { id: "asc" } });
    await call(DELETE_COMMENT, { as: anna, params: { ...params, comment_id: id } });
    await call(DELETE_TASK, { as: anna, params });

    await remove(max);

    const titles = (await db.trashItem.findMany({ orderBy: { id: "asc" } })).map(({ title }) => title);
    expect(titles[0]).toMatch(/^@Deleted user and @Deleted user, please ask/);
    const texts = (await textsOf()).replaceAll(`x.test/@${max.login}`, "");
    expect(texts).not.toContain(`/people/${max.id}\\"`);
    expect(texts).not.toContain("Max");
    expect(texts).not.toContain(max.login);
  });

  test("boards, tasks and comments changed later than by any save before", async () => {
    const { anna, max, board, task, params } = await aTaskOfAnna();
    await call(COMMENT, { as: anna, params, body: { comment: mention(max) } });
    const soon = new Date(Date.now() + 60_000);
    const data = { description: linkTo(max), descriptionChangedAt: soon, updatedAt: soon };
    await db.board.update({ where: { id: board.id }, data });
    await db.task.update({ where: { id: task.id }, data });
    await db.comment.updateMany({ data: { updatedAt: soon } });

    await remove(max);

    const [changedBoard, changedTask] = [await storedBoard(board), await storedTask(task)];
    const { updatedAt } = await db.comment.findFirstOrThrow();
    for (const time of [changedBoard.descriptionChangedAt, changedTask.descriptionChangedAt, updatedAt])
      expect(time?.getTime()).toBeGreaterThan(soon.getTime());
    expect(changedBoard.updatedAt).toEqual(changedBoard.descriptionChangedAt);
    expect(changedTask.updatedAt).toEqual(changedTask.descriptionChangedAt);
  });

  test("parent tasks are locked before subtasks", async () => {
    const { max, task: later } = await aTaskOfAnna({ id: 1_000_000 });
    const subtask = await aSubtask(later, { description: linkTo(max) });
    await db.task.update({ where: { id: later.id }, data: { description: linkTo(max) } });
    expect(subtask.id).toBeLessThan(later.id);

    await whileBlocked(
      lockTask(later),
      () => [remove(max)],
      (tx) => tx.$queryRaw`SELECT id FROM task WHERE id = ${subtask.id} FOR UPDATE NOWAIT`,
    );
  });

  test("the number of statements does not depend on the number of texts", async () => {
    const counts: number[] = [];
    for (const size of [1, 4]) {
      const { anna, max, toDo } = await aTaskThatMentionsMax();
      for (let more = 1; more < size; more += 1) {
        const task = await aTask(toDo, { description: linkTo(max) });
        const params = { board_id: toDo.boardId, task_id: task.id };
        await call(COMMENT, { as: anna, params, body: { comment: mention(max) } });
      }
      counts.push((await remove(max)).queries);
    }

    expect(counts[1]).toBe(counts[0]);
  });
});

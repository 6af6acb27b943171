import { expect, test } from "vitest";
import type { Board, Task } from "@/generated/prisma/client";
import { POST as postComment } from "@/app/wp-json/boards/v2/roadmaps/[board_id]/ideas/[task_id]/comments/route";
import { POST as postIdea } from "@/app/wp-json/boards/v2/roadmaps/[board_id]/ideas/route";
import { db } from "@/lib/db";
import {
  aGuest,
  aRoadmapOfAnna,
  call,
  mailsOfKind,
  openToGuests,
  request,
  requestOn,
  runJobsAfterMinutes,
  watch,
} from "@/lib/testing";

const say = (board: Board, idea: Task, name: string, message = "I would use it every day.") =>
  call(postComment, {
    headers: aGuest(),
    params: { board_id: board.id, task_id: idea.id },
    body: { comment: { message, author: { author_name: name, author_email: `${name}@example.com` } } },
  });

const send = (board: Board, title: string, name = "Gwen") =>
  call(postIdea, {
    headers: aGuest(),
    params: { board_id: board.id },
    body: { idea: { title, description: "A few words.", author: { name, email: `${name}@example.com` } } },
  });

test("watchers are mailed what guests commented, under the guests' names", async () => {
  const { board, idea, max } = await aRoadmapOfAnna();
  await openToGuests();
  await watch(idea, max);

  await say(board, idea, "Gwen");
  await say(board, idea, "Omar", "So would I, and my team, too.");
  await runJobsAfterMinutes(2);

  const [mail, ...others] = await mailsOfKind("task-news");
  expect([mail?.userId, others]).toEqual([max.id, []]);
  expect(mail?.text).toContain("Gwen and Omar");
  expect(mail?.text).toContain("So would I, and my team, too.");
  expect(mail?.text).not.toContain("@example.com");
});

test("activity and notifications name the guest, and have no email address", async () => {
  const { board, idea, max } = await aRoadmapOfAnna();
  await openToGuests();
  await watch(idea, max);
  await say(board, idea, "Gwen");

  const feed = await requestOn(board, max, `GET tasks/${idea.id}/activities`);
  const { json } = await request(max, "GET notifications");

  const guest = { ID: 0, display_name: "Gwen" };
  expect(feed.json.activities.data[0]).toMatchObject({
    action: "added",
    column: "comment",
    created_by: null,
    user: guest,
  });
  expect(json.data[0]).toMatchObject({ activity_by: null, activitist: guest, task_id: idea.id });
  expect(JSON.stringify([feed.json, json])).not.toContain("@example.com");
});

test("default people of the first stage are assigned to a guest's idea, and notified", async () => {
  const { board, pending, max } = await aRoadmapOfAnna();
  await openToGuests();
  await db.stage.update({ where: { id: pending.id }, data: { hasDefaultPeople: true } });
  await db.stageDefaultAssignee.create({ data: { stageId: pending.id, userId: max.id } });

  const { json } = await send(board, "Dark mode");
  await runJobsAfterMinutes(2);

  expect(await db.taskAssignee.findMany({ where: { taskId: json.idea.id } })).toMatchObject([{ userId: max.id }]);
  expect((await mailsOfKind("task-news")).map(({ userId, text }) => [userId, text.includes("Gwen")])).toEqual([
    [max.id, true],
  ]);
});

test("managers get one mail about a burst of what waits for them, and the next one an hour later", async () => {
  const { board, anna, idea } = await aRoadmapOfAnna({ moderatesIdeas: true, moderatesComments: true });
  await openToGuests();
  for (let at = 0; at < 7; at += 1) await send(board, `Idea ${at}`);
  await say(board, idea, "Omar");
  await runJobsAfterMinutes(2);

  const [mail, ...others] = await mailsOfKind("moderation");
  expect([mail?.userId, mail?.subject, others]).toEqual([
    anna.id,
    `8 posts waiting for approval on “${board.title}”`,
    [],
  ]);
  expect(mail?.text).toContain("Idea 6");
  expect(mail?.text).toContain("And 3 more");
  expect(mail?.text).toContain(`/boards/${board.id}/moderation`);

  await send(board, "A late idea");
  await runJobsAfterMinutes(10);
  expect(await mailsOfKind("moderation")).toHaveLength(1);
  await runJobsAfterMinutes(60);
  expect((await mailsOfKind("moderation"))[1]?.text).toContain("A late idea");
});

test("nothing that a guest writes gets into a mail's headers", async () => {
  const { board } = await aRoadmapOfAnna({ moderatesIdeas: true });
  await openToGuests();
  const evil = "Hi\r\nBcc: victim@example.com\u2028X: y";
  await send(board, evil, "G");
  await db.submission.updateMany({ data: { authorName: evil } });
  await db.board.update({ where: { id: board.id }, data: { title: evil } });
  await runJobsAfterMinutes(2);

  const [mail] = await mailsOfKind("moderation");
  expect(mail?.subject).not.toMatch(/[\r\n\u2028]/);
  expect(mail?.text.split("\n").filter((line) => /^(Bcc|X):/.test(line))).toEqual([]);
});

test("no mail once everything was decided, to those who switched it off, or about an archived roadmap", async () => {
  const { board, anna } = await aRoadmapOfAnna({ moderatesIdeas: true });
  await openToGuests();
  const mailsAfter = async (change: () => Promise<unknown>) => {
    await send(board, "Dark mode");
    await change();
    await runJobsAfterMinutes(2);
    return mailsOfKind("moderation");
  };

  expect(await mailsAfter(() => db.submission.deleteMany())).toEqual([]);
  expect(
    await mailsAfter(() =>
      db.userSetting.create({ data: { userId: anna.id, key: "mails", value: { moderation: false } } }),
    ),
  ).toEqual([]);
  await db.userSetting.deleteMany();
  expect(
    await mailsAfter(() => db.board.update({ where: { id: board.id }, data: { archivedAt: new Date() } })),
  ).toEqual([]);
});

import { expect, test } from "vitest";
import { DELETE as deleteUser } from "@/app/wp-json/wp/v2/users/[user_id]/route";
import { POST as vote } from "@/app/wp-json/boards/v2/roadmaps/vote-idea/[idea_id]/route";
import { DELETE as deleteComment } from "@/app/wp-json/boards/v2/roadmaps/idea/comments/[comment_id]/route";
import { db } from "@/lib/db";
import {
  aComment,
  aGuest,
  anAdmin,
  aRoadmapOfAnna,
  aUser,
  call,
  openToGuests,
  requestOn,
  statusesOf,
} from "@/lib/testing";
import { wrongCounters } from "@/lib/testing/everything/references";

test("votes and comments are right while accounts are deleted, ideas move and are copied, and comments go", async () => {
  const { board, anna, idea, launched } = await aRoadmapOfAnna();
  const target = await aRoadmapOfAnna();
  await openToGuests();
  const admin = await anAdmin();
  const voters = await Promise.all(Array.from({ length: 8 }, () => aUser()));
  const comments = await Promise.all(
    voters.map((user, at) => aComment(idea, user, { privacy: at % 2 ? "public" : "private" })),
  );
  const voteAs = (as?: (typeof voters)[number]) =>
    call(vote, { as, headers: as ? {} : aGuest(), params: { idea_id: idea.id } });
  await Promise.all(voters.slice(0, 4).map(voteAs));

  const answers = await Promise.all([
    ...voters.map(voteAs),
    ...Array.from({ length: 10 }, () => voteAs()),
    ...voters
      .slice(2, 6)
      .map(({ id }) =>
        call(deleteUser, { as: admin, params: { user_id: id }, query: { force: true, reassign: "false" } }),
      ),
    ...comments.map(({ id }) => call(deleteComment, { as: anna, params: { comment_id: id } })),
    requestOn(board, anna, `PUT tasks/${idea.id}/move-task`, { newStageId: launched.id, newIndex: 1 }),
  ]);

  expect(statusesOf(answers).filter((status) => ![200, 401, 404].includes(status))).toEqual([]);
  expect(await wrongCounters()).toEqual([]);
  const copied = await requestOn(board, anna, `POST tasks/${idea.id}/clone-task`, {
    ...{
      title: "Copy",
      stage_id: launched.id,
      assignee: true,
      subtask: true,
      label: true,
      attachment: true,
      comment: true,
    },
  });
  const moved = await requestOn(board, admin, `PUT tasks/${idea.id}/move-task`, {
    newBoardId: target.board.id,
    newStageId: target.launched.id,
    newIndex: 1,
  });
  const duplicated = await requestOn(board, admin, "POST duplicate-board", { board: { title: "Copy" } });

  expect(statusesOf([copied, moved, duplicated])).toEqual([200, 200, 200]);
  expect(await db.ideaVote.count()).toBeGreaterThan(0);
  expect(await wrongCounters()).toEqual([]);
});

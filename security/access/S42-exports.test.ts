import { expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardOfAnna, aTask, aUser, anAdmin } from "@/lib/testing";
import { anExport } from "@/lib/testing/http/exports";
import { furnishBoard } from "@/lib/testing/everything/things";

async function exportOf(user: User, { id }: { id: number }, action = "boards_export_json"): Promise<string> {
  const response = await anExport(user, { action, board_id: String(id) });
  expect(response.status).toBe(200);
  return response.text();
}

test("an export shows an address to a manager as the list of members does", async () => {
  const { anna, max, vera, board, toDo } = await aBoardOfAnna();
  const [gone, invited, renamed] = [await aUser(), await aUser(), await aUser()];
  const of = { boardId: board.id };
  await db.boardMember.createMany({
    data: [
      { ...of, userId: invited.id, invitedEmail: invited.email.toUpperCase() },
      { ...of, userId: renamed.id, invitedEmail: "old@example.com" },
    ],
  });
  const task = await aTask(toDo, { createdById: gone.id, authorName: gone.displayName, authorEmail: gone.email });
  const text = { ...of, taskId: task.id, rawDescription: "", description: "" };
  await db.comment.createMany({
    data: [
      { ...text, authorName: max.displayName, authorEmail: max.email, createdById: max.id },
      { ...text, authorName: "Guest", authorEmail: "guest@example.com", authorIp: "203.0.113.9" },
    ],
  });

  const [asManager, asAdmin] = [await exportOf(anna, board), await exportOf(await anAdmin(), board)];

  const found = (text: string) => [...new Set(text.match(/[\w.]+@[\w.]+/g))].sort();
  expect(found(asManager)).toEqual([anna.email, invited.email, "guest@example.com"].sort());
  expect(found(asAdmin)).toEqual(
    [...[anna, max, vera, gone, invited, renamed].map(({ email }) => email), "guest@example.com"].sort(),
  );
});

test("an export has no network address, key, token or digest", async () => {
  const admin = await anAdmin();
  await db.outgoingWebhook.create({
    data: {
      name: "Out",
      url: "https://hook.test/x-secret",
      allBoards: true,
      encryptedSecret: "x-secret",
      triggeredEvents: [],
    },
  });
  const { board, task } = await furnishBoard(admin);
  await db.board.update({
    where: { id: board.id },
    data: { publicAccessSecret: "x-secret", publicAccessEnabled: true },
  });
  await db.webhook.updateMany({ data: { keyDigest: "x-secret", encryptedKey: "x-secret" } });
  await db.boardMailAddress.updateMany({ data: { keyDigest: "x-secret", encryptedKey: "x-secret" } });
  await db.invitation.updateMany({ data: { digest: "x-secret", email: "x-secret@example.com" } });
  await db.idea.updateMany({ data: { guestKey: "x-secret", addressKey: "x-secret" } });
  await db.comment.updateMany({ data: { guestKey: "x-secret", authorIp: "203.0.113.9" } });
  await db.ideaVote.create({ data: { taskId: task.id, guestKey: "x-secret", addressKey: "x-secret" } });
  await db.ideaFollower.create({ data: { taskId: task.id, email: "x-secret@example.com" } });
  await db.submission.updateMany({
    data: { guestKey: "x-secret", title: "x-secret", authorEmail: "x-secret@example.com" },
  });
  await db.blockedGuest.updateMany({ data: { email: "x-secret@example.com", guestKey: "x-secret" } });
  await db.mail.updateMany({ data: { subject: "x-secret", text: "x-secret" } });

  for (const action of ["boards_export_json", "boards_export_csv", "boards_export_timesheet"])
    expect(await exportOf(admin, board, action)).not.toMatch(/x-secret|203\.0\.113/);
});

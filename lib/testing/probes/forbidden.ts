import { expect, test } from "vitest";
import type { Board, Stage, User } from "@/generated/prisma/client";
import { aBoardOfAnna } from "@/lib/testing/factories/boards";
import { aUser } from "@/lib/testing/factories/people";
import type { Answer } from "@/lib/testing/http/call";

/** That refusals change nothing, and all other roles, are tested for every endpoint in `security/walk/roles.test.ts`. */
export function testForbiddenFor(
  role: "member" | "viewer" | "stranger",
  send: (as: User, board: Board, stage: Stage) => Promise<Answer>,
) {
  test(`answers 403 for a ${role}`, async () => {
    const { max, vera, board, toDo } = await aBoardOfAnna();
    const caller = { member: max, viewer: vera, stranger: await aUser() }[role];

    expect((await send(caller, board, toDo)).status).toBe(403);
  });
}

import { describe, expect, test } from "vitest";
import { POST as INVITATION } from "@/app/wp-json/boards-app/v1/invitations/route";
import { POST as FORGOT } from "@/app/wp-json/boards-app/v1/password/forgot/route";
import { POST as RESET } from "@/app/wp-json/boards-app/v1/password/reset/route";
import { PUT as PROFILE } from "@/app/wp-json/boards-app/v1/profile/route";
import { POST as SETUP } from "@/app/wp-json/boards-app/v1/setup/route";
import { PUT as BOARD } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import { POST as STAGE } from "@/app/wp-json/boards/v2/projects/[board_id]/stage-create/route";
import { POST as COMMENT } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments/route";
import { POST as VALUE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/custom-fields/route";
import { PUT as TASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { POST as ME } from "@/app/wp-json/wp/v2/users/me/route";
import type { RouteHandler } from "@/lib/http/route";
import { aBoardOfAnna, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aField } from "@/lib/testing/factories/custom-fields";
import { leastWorkOf } from "@/lib/testing/probes/work";

/** Unclosed brackets, which a careless pattern scans again from each of them. */
const brackets = (count: number) => `${"<".repeat(count)} <<b>b>`;

interface Target {
  handler: RouteHandler;
  body: (text: string, fieldId: number) => object;
  /** The status for a text of 40 kB. */
  status: number;
  as?: "anna";
}

const signUp = { token: "t", login: "ada", email: "ada@example.com", password: "long enough 1" };

const TARGETS: Record<string, Target> = {
  "the name of a forgotten password": { handler: FORGOT, body: (login) => ({ login }), status: 400 },
  "the token of a new password": {
    handler: RESET,
    body: (token) => ({ token, password: "long enough 1" }),
    status: 400,
  },
  "a new password": { handler: RESET, body: (password) => ({ token: "t", password }), status: 400 },
  "the token of an invitation": { handler: INVITATION, body: (token) => ({ token }), status: 400 },
  "the name of a newcomer": {
    handler: INVITATION,
    body: (display_name) => ({ token: "t", display_name }),
    status: 400,
  },
  "the token of the set-up": { handler: SETUP, body: (token) => ({ ...signUp, token }), status: 400 },
  "the title of the site": { handler: SETUP, body: (site_title) => ({ ...signUp, site_title }), status: 400 },
  "a display name": { handler: PROFILE, body: (display_name) => ({ display_name }), status: 400, as: "anna" },
  "a first name": { handler: ME, body: (first_name) => ({ first_name }), status: 400, as: "anna" },
  "what somebody says about themselves": {
    handler: ME,
    body: (description) => ({ description }),
    status: 200,
    as: "anna",
  },
  "the title of a board": { handler: BOARD, body: (title) => ({ title }), status: 400, as: "anna" },
  "the description of a board": {
    handler: BOARD,
    body: (description) => ({ title: "Board", description }),
    status: 200,
    as: "anna",
  },
  "the title of a stage": { handler: STAGE, body: (title) => ({ title }), status: 400, as: "anna" },
  "the title of a task": { handler: TASK, body: (value) => ({ property: "title", value }), status: 400, as: "anna" },
  "the description of a task": {
    handler: TASK,
    body: (value) => ({ property: "description", value }),
    status: 200,
    as: "anna",
  },
  "a comment": { handler: COMMENT, body: (comment) => ({ comment }), status: 201, as: "anna" },
  "the text of a custom field": {
    handler: VALUE,
    body: (value, custom_field_id) => ({ custom_field_id, value }),
    status: 200,
    as: "anna",
  },
};

async function arranged() {
  const { anna, board, toDo } = await aBoardOfAnna();
  const [task, field] = [await aTask(toDo), await aField(board, { type: "text" })];
  const params = { board_id: board.id, task_id: task.id };
  return ({ handler, body, as }: Target, text: string) =>
    call(handler, { ...(as && { as: anna }), params, body: body(text, field.id) });
}

describe("S39: a long text takes only linear time", () => {
  test.each(Object.entries(TARGETS))(
    "of 40 kB in less than 200 ms, and a megabyte is refused in less than 50 ms: %s",
    async (_, target) => {
      const send = await arranged();

      expect((await send(target, brackets(40_000))).status).toBe(target.status);
      expect(await leastWorkOf(() => send(target, brackets(40_000)), 200)).toBeLessThan(200);
      // Anonymous bodies of this size are not even read.
      expect((await send(target, brackets(1_000_000))).status).toBe(target.as ? 400 : 413);
      expect(await leastWorkOf(() => send(target, brackets(1_000_000)), 50)).toBeLessThan(50);
    },
  );
});

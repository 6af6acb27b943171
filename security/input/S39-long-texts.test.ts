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
import { aField, aTaskOfAnna, call, leastWorkOf } from "@/lib/testing";

/** Unclosed brackets, which a careless pattern scans again from each of them. */
const brackets = (count: number) => `${"<".repeat(count)} <<b>b>`;

type Body = (text: string, fieldId: number) => object;

const signUp = { token: "t", login: "ada", email: "ada@example.com", password: "long enough 1" };

/** `[what, handler, body, status for a text of 40 kB]` */
const ANONYMOUS: [string, RouteHandler, Body, number][] = [
  ["the name of a forgotten password", FORGOT, (login) => ({ login }), 400],
  ["the token of a new password", RESET, (token) => ({ token, password: "long enough 1" }), 400],
  ["a new password", RESET, (password) => ({ token: "t", password }), 400],
  ["the token of an invitation", INVITATION, (token) => ({ token }), 400],
  ["the name of a newcomer", INVITATION, (display_name) => ({ token: "t", display_name }), 400],
  ["the token of the set-up", SETUP, (token) => ({ ...signUp, token }), 400],
  ["the title of the site", SETUP, (site_title) => ({ ...signUp, site_title }), 400],
];
const OF_ANNA: [string, RouteHandler, Body, number][] = [
  ["a display name", PROFILE, (display_name) => ({ display_name }), 400],
  ["a first name", ME, (first_name) => ({ first_name }), 400],
  ["what somebody says about themselves", ME, (description) => ({ description }), 200],
  ["the title of a board", BOARD, (title) => ({ title }), 400],
  ["the description of a board", BOARD, (description) => ({ title: "Board", description }), 200],
  ["the title of a stage", STAGE, (title) => ({ title }), 400],
  ["the title of a task", TASK, (value) => ({ property: "title", value }), 400],
  ["the description of a task", TASK, (value) => ({ property: "description", value }), 200],
  ["a comment", COMMENT, (comment) => ({ comment }), 201],
  ["the text of a custom field", VALUE, (value, custom_field_id) => ({ custom_field_id, value }), 200],
];

describe("S39: a long text takes only linear time", () => {
  test.each([
    ...ANONYMOUS.map((target) => [...target, false] as const),
    ...OF_ANNA.map((target) => [...target, true] as const),
  ])(
    "of 40 kB in less than 200 ms, and a megabyte is refused in less than 50 ms: %s",
    async (_, handler, body, status, isAnna) => {
      const { anna, board, params } = await aTaskOfAnna();
      const field = await aField(board, { type: "text" });
      const send = (size: number) =>
        call(handler, { as: isAnna ? anna : undefined, params, body: body(brackets(size), field.id) });

      expect((await send(40_000)).status).toBe(status);
      expect(await leastWorkOf(() => send(40_000), 200)).toBeLessThan(200);
      // Anonymous bodies of this size are not even read.
      expect((await send(1_000_000)).status).toBe(isAnna ? 400 : 413);
      expect(await leastWorkOf(() => send(1_000_000), 50)).toBeLessThan(50);
    },
  );
});

import { describe, expect, test } from "vitest";
import { OPTIONS, POST } from "./route";
import { db } from "@/lib/db";
import {
  aBoardOfAnna,
  aBrowserOf,
  aTaskOfAnna,
  aUser,
  call,
  newApplicationPassword,
  withSettings,
} from "@/lib/testing";
import { basic } from "@/lib/testing/http/basic";
import { storedTask } from "@/lib/testing/factories/boards";

const PATH = "/wp-json/batch/v1";

type Options = Omit<NonNullable<Parameters<typeof call>[1]>, "body" | "path">;

const batch = (requests: unknown, options: Options = {}, validation?: string) =>
  call(POST, { path: PATH, body: { requests, validation }, ...options });

interface One {
  status: number;
  body: { code?: string };
}
const outcomes = ({ json }: { json: { responses: One[] } }) =>
  json.responses.map(({ status, body }) => [status, body.code]);

const title = (value: string) => ({ property: "title", value });
const tasksOf = (boardId: number) => db.task.findMany({ where: { boardId }, orderBy: { id: "asc" } });

describe("a batch", () => {
  test("answers each request in order, and one that fails stops and undoes no other", async () => {
    const { anna, board, task, toDo } = await aTaskOfAnna();
    const path = `/boards/v2/projects/${board.id}/tasks`;

    const answer = await batch(
      [
        { path, body: { task: { title: "First", board_id: board.id, stage_id: toDo.id } } },
        { path: `${path}/${task.id}`, method: "PUT", body: {} },
        { path: `${path}/${task.id}?_fields=message&_method=DELETE`, method: "PUT", body: title("Second") },
      ],
      { as: anna },
    );

    expect(answer.status).toBe(207);
    expect(outcomes(answer).map(([status]) => status)).toEqual([201, 400, 200]);
    expect(answer.json.responses[2]).toEqual({
      body: { message: expect.any(String) },
      status: 200,
      headers: { Allow: expect.stringContaining("PUT") },
    });
    expect((await tasksOf(board.id)).map((each) => each.title)).toEqual(["Second", "First"]);
  });

  test("of no requests has no responses, as in WordPress", async () => {
    expect((await batch([])).json).toEqual({ responses: [] });
  });

  test("finds routes by any of their names", async () => {
    await withSettings({ BOARDS_SLUG: "acme-boards" }, async () => {
      const { anna, board, task } = await aTaskOfAnna();
      const path = `/acme-boards/v2/projects/${board.id}/tasks/${task.id}/`;

      expect(outcomes(await batch([{ path, method: "PUT", body: title("New") }], { as: anna }))).toEqual([
        [200, undefined],
      ]);
    });
  });

  test("is run once for its Idempotency-Key", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const path = `/boards/v2/projects/${board.id}/tasks`;
    const requests = ["One", "Two"].map((name) => ({
      path,
      body: { task: { title: name, board_id: board.id, stage_id: toDo.id } },
    }));
    const options = { as: anna, headers: { "idempotency-key": "a" } };

    const [first, second] = [await batch(requests, options), await batch(requests, options)];

    expect(outcomes(first)).toEqual(outcomes(second));
    expect((await tasksOf(board.id)).map((each) => each.title)).toEqual(["One", "Two"]);
  });

  test.each([
    ["/boards/v2/nothing", "rest_no_route", 404],
    ["/boards/v2/projects/1/move-task", "rest_no_route", 404],
    ["boards/v2/projects", "rest_no_route", 404],
    ["/../healthz", "rest_no_route", 404],
    ["/", "rest_no_route", 404],
    ["/batch/v1", "rest_batch_not_allowed", 400],
    ["/boards/mcp", "rest_batch_not_allowed", 400],
    ["/boards-app/v1/password/forgot", "rest_batch_not_allowed", 400],
    ["/boards/v2/roadmaps/vote-idea/1", "rest_batch_not_allowed", 400],
    ["/boards/v2/projects/1/upload/background-image", "rest_batch_not_allowed", 400],
  ])("answers a request to %s with %s", async (path, code, status) => {
    expect(outcomes(await batch([{ path }], { as: await aUser() }))).toEqual([[status, code]]);
  });

  test.each([
    [
      "a GET",
      [{ path: "/wp/v2/users", method: "GET" }],
      "requests[0][method] is not one of POST, PUT, PATCH, and DELETE.",
    ],
    ["26 requests", Array(26).fill({ path: "/x" }), "requests must contain at most 25 items."],
    ["no path", [{}], "path is a required property of requests[0], of at most 8192 characters."],
    ["a body that is a text", [{ path: "/x", body: "x" }], "requests[0][body] is not of type object."],
    ["no list", { path: "/x" }, "requests is not of type array."],
  ])("with %s is refused", async (_, requests, message) => {
    const { status, json } = await batch(requests);

    expect([status, json.code, json.data.params]).toEqual([400, "rest_invalid_param", { requests: message }]);
  });

  test("without requests, or with another validation, is refused", async () => {
    expect((await call(POST, { path: PATH, body: {} })).json).toMatchObject({
      code: "rest_missing_callback_param",
      data: { params: ["requests"] },
    });
    expect((await batch([], {}, "none")).json.data.params).toEqual({
      validation: "validation is not one of require-all-validate and normal.",
    });
  });

  test("that requires all to be valid runs none if one is not", async () => {
    const { anna, board, task } = await aTaskOfAnna();
    const path = `/boards/v2/projects/${board.id}/tasks/${task.id}`;
    const right = { path, method: "PUT", body: title("New") };
    const requests = [right, { path, method: "PUT", body: {} }, { path: "/wp/v2/users" }, { path: "/wp/v2/nothing" }];

    const { status, json } = await batch(requests, { as: anna }, "require-all-validate");

    expect([status, json.failed, json.responses[0]]).toEqual([207, "validation", null]);
    expect(json.responses.slice(1).map(({ body }: One) => body.code)).toEqual([
      "rest_invalid_param",
      "rest_missing_callback_param",
      "rest_no_route",
    ]);
    expect((await storedTask(task)).title).toBe(task.title);

    const valid = await batch([right], { as: anna }, "require-all-validate");
    expect([valid.json.failed, ...outcomes(valid)]).toEqual([undefined, [200, undefined]]);
  });
});

describe("the caller of each request", () => {
  test("is that of the batch, with the same rights", async () => {
    const { max, vera, board, task } = await aTaskOfAnna();
    const requests = [
      { path: `/boards/v2/projects/${board.id}/tasks/${task.id}`, method: "PUT", body: title("New") },
      { path: `/wp/v2/settings`, body: { title: "Mine" } },
    ];

    expect(outcomes(await batch(requests))).toEqual([
      [401, "rest_forbidden"],
      [401, "rest_not_logged_in"],
    ]);
    expect(outcomes(await batch(requests, { as: vera }))).toEqual([
      [403, "rest_forbidden"],
      [403, "rest_forbidden"],
    ]);
    expect(outcomes(await batch(requests, { as: max }))).toEqual([
      [200, undefined],
      [403, "rest_forbidden"],
    ]);
  });

  test("S35: is nobody else, whatever its own headers say", async () => {
    const { anna, vera, board, task } = await aTaskOfAnna();
    const { headers: browser } = await aBrowserOf(anna);
    const headers = {
      ...basic(anna.login, await newApplicationPassword(anna)),
      ...browser,
      "x-boards-address": "10.0.0.1",
      "X-HTTP-Method-Override": "DELETE",
    };
    const path = `/boards/v2/projects/${board.id}/tasks/${task.id}`;
    const requests = [{ path, method: "PUT", body: title("New"), headers }];

    expect(outcomes(await batch(requests, { as: vera }))).toEqual([[403, "rest_forbidden"]]);
    expect(outcomes(await batch(requests))).toEqual([[401, "rest_forbidden"]]);
  });

  test("counts with a cookie only with its nonce", async () => {
    const { anna, board, task } = await aTaskOfAnna();
    const { headers } = await aBrowserOf(anna);
    const { cookie = "" } = headers as Record<string, string>;
    const path = `/boards/v2/projects/${board.id}/tasks/${task.id}`;
    const requests = [{ path, method: "PUT", body: title("New") }];

    expect(outcomes(await batch(requests, { headers }))).toEqual([[200, undefined]]);
    expect(outcomes(await batch(requests, { headers: { cookie } }))).toEqual([[401, "rest_forbidden"]]);
  });

  test("S35: has lost what an earlier request of the batch has ended", async () => {
    const { anna, board, task } = await aTaskOfAnna();
    const path = `/boards/v2/projects/${board.id}/tasks/${task.id}`;
    const requests = [
      { path: "/wp/v2/users/me/application-passwords", method: "DELETE" },
      { path, method: "PUT", body: title("New") },
    ];

    expect(outcomes(await batch(requests, { as: anna }))).toEqual([
      [200, undefined],
      [401, "incorrect_password"],
    ]);
    expect((await storedTask(task)).title).toBe(task.title);
  });
});

test("OPTIONS says how many requests a batch may have", async () => {
  expect((await call(OPTIONS, { path: PATH })).json).toMatchObject({
    methods: ["POST"],
    endpoints: [{ methods: ["POST"], args: { requests: { type: "array", required: true, maxItems: 25 } } }],
  });
});

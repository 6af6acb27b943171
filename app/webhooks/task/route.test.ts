import { describe, expect, test } from "vitest";
import type { Stage, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { SOCKET_ADDRESS } from "@/lib/http/request/address";
import { aBoard, aBoardOfAnna, aLabel, anAdmin, aStage, aTask, aUser, aWebhook, basic } from "@/lib/testing";
import { withSettings } from "@/lib/testing/factories/settings";
import { formOf } from "@/lib/testing/http/form-data";
import { logOf } from "@/lib/testing/probes/log";
import * as route from "./route";

type Method = keyof typeof route;

async function callUrl(
  key: string,
  body?: object | string,
  {
    method = "POST",
    headers = {},
    query = "",
  }: { method?: Method; headers?: Record<string, string>; query?: string } = {},
) {
  const form = body instanceof URLSearchParams ? body : formOf(body);
  const request = new Request(`https://boards.test/webhooks/task?fbs=1&route=task&hash=${key}${query}`, {
    method,
    headers: { ...(body !== undefined && !form && { "content-type": "application/json" }), ...headers },
    ...(body !== undefined && { body: form ?? (typeof body === "string" ? body : JSON.stringify(body)) }),
  });
  const response = await route[method](request);
  const text = await response.text();
  // A test asserts the shape it promises.
  // oxlint-disable-next-line typescript/no-explicit-any
  return { status: response.status, headers: response.headers, json: (text ? JSON.parse(text) : null) as any };
}

/** A webhook of an administrator on a board of Anna. */
async function aCalledBoard() {
  const { anna, board, toDo, done } = await aBoardOfAnna();
  const admin = await anAdmin();
  const webhook = await aWebhook(toDo, admin);
  return { anna, admin, board, toDo, done, webhook, key: webhook.key };
}

/** Wrong keys are counted for each network as long as the process runs, so tests have addresses of their own. */
const from = (address: string) => ({ [SOCKET_ADDRESS]: address });

const callsOf = ({ id: webhookId }: { id: number }) =>
  db.webhookCall.findMany({ where: { webhookId }, orderBy: { id: "desc" } });

describe("POST /?fbs=1&route=task&hash=<key>", () => {
  test("creates a task at the end of the webhook's stage, as the person who created the webhook", async () => {
    const { admin, board, toDo, webhook, key } = await aCalledBoard();
    const first = await aTask(toDo);

    const { status, json } = await callUrl(key, { title: "From <b>outside</b>" });

    expect(status).toBe(201);
    expect(json.message).toBe("Task has been successfully created");
    expect(json.task).toMatchObject({
      title: "From outside",
      board_id: board.id,
      stage_id: toDo.id,
      created_by: admin.id,
      priority: "low",
      status: "open",
      source: "webhook",
      source_id: null,
      assignees: [],
      labels: [],
      is_watching: false,
    });
    expect(Number(json.task.position)).toBeGreaterThan(Number(first.position));
    expect(await db.activity.count({ where: { taskId: json.task.id, createdById: admin.id } })).toBe(1);
    expect(await callsOf(webhook)).toMatchObject([
      { status: 201, message: json.message, taskId: json.task.id, body: '{"title":"From <b>outside</b>"}' },
    ]);
  });

  test("accepts all fields of the catalogue", async () => {
    const { anna, board, done, toDo, key } = await aCalledBoard();
    const [bug, second] = [await aLabel(board, { title: "Bug" }), await aLabel(board, { title: "Übung" })];
    await db.stage.update({ where: { id: toDo.id }, data: { defaultTaskStatus: "closed" } });

    const { json } = await callUrl(key, {
      title: "Everything",
      stage: done.id,
      status: "open",
      description: "<p onclick='alert(1)'>Hello</p>",
      priority: "HIGH",
      due_at: "2030-03-18 17:00",
      started_at: "2030-03-17",
      source: "crm",
      source_id: 4711,
      crm_contact_id: "7",
      contact_email: "mia@example.com",
      contact_first_name: "Mia",
      contact_last_name: "Stone",
      labels: [bug.id, "übung", "unknown"],
      assignees: [anna.id],
    });

    expect(json.task).toMatchObject({
      stage_id: done.id,
      status: "open",
      description: "<p>Hello</p>",
      priority: "high",
      due_at: "2030-03-18 17:00:00",
      started_at: "2030-03-17 00:00:00",
      source: "crm",
      source_id: "4711",
      crm_contact_id: 7,
      settings: { author: { name: "Mia Stone" } },
      labels: [{ id: bug.id }, { id: second.id }],
      assignees: [{ ID: anna.id }],
    });
    expect(await db.task.findUniqueOrThrow({ where: { id: json.task.id } })).toMatchObject({
      authorEmail: "mia@example.com",
    });
  });

  test("accepts a form, url-encoded or multipart, and Basic credentials of nobody", async () => {
    const { board, key } = await aCalledBoard();
    const label = await aLabel(board, { title: "Web" });
    const file = new File(["x"], "notes.txt");

    const encoded = await callUrl(key, new URLSearchParams("title=A+form&labels[]=Web&due_at="), {
      headers: basic("nobody", "wrong wrong wrong"),
    });
    const multipart = await callUrl(key, { title: "Parts", labels: "Web", file });

    expect([encoded.status, multipart.status]).toEqual([201, 201]);
    expect(encoded.json.task).toMatchObject({ title: "A form", due_at: null, labels: [{ id: label.id }] });
    expect(multipart.json.task).toMatchObject({ title: "Parts", labels: [{ id: label.id }] });
  });

  test("creates a subtask of a task on its board", async () => {
    const { toDo, key } = await aCalledBoard();
    const parent = await aTask(toDo);

    const { status, json } = await callUrl(key, { title: "A part", parent_id: String(parent.id), status: "closed" });

    expect(status).toBe(201);
    expect(json.task).toMatchObject({ parent_id: parent.id, stage_id: null, status: "closed" });
    expect(await db.task.findUniqueOrThrow({ where: { id: parent.id } })).toMatchObject({ subtaskCompletedCount: 1 });
  });

  const STAGES: [string, (stage: Stage) => unknown][] = [
    ["its id", ({ id }) => id],
    ["its id as text", ({ id }) => String(id)],
    ["its title in other letters", () => "IN REVIEW"],
    ["its slug", () => "review-now"],
  ];

  test.each(STAGES)("finds the stage by %s", async (_, nameOf) => {
    const { board, key } = await aCalledBoard();
    const stage = await aStage(board, { title: "In review", slug: "review-now", position: 9 });

    const { json } = await callUrl(key, { title: "x", stage: nameOf(stage) });

    expect(json.task.stage_id).toBe(stage.id);
  });

  test("S3: another board's stage, labels and people are ignored; its task as the parent is 404", async () => {
    const { toDo, board, key } = await aCalledBoard();
    const other = await aBoardOfAnna();
    const [label, parent] = [await aLabel(other.board), await aTask(other.toDo)];
    const archived = await aStage(board, { title: "Old", position: 9, archivedAt: new Date() });

    const { json } = await callUrl(key, {
      title: "x",
      stage: other.toDo.id,
      labels: [label.id],
      assignees: [(await aUser()).id, "someone", { id: 1 }],
      board_id: other.board.id,
      created_by: other.anna.id,
    });

    expect(json.task).toMatchObject({ stage_id: toDo.id, board_id: board.id, labels: [], assignees: [] });
    expect((await callUrl(key, { title: "x", stage: archived.id })).json.task.stage_id).toBe(toDo.id);
    expect((await callUrl(key, { title: "x", parent_id: parent.id })).status).toBe(404);
  });

  test.each([
    [{}, "The title field is required."],
    [{ title: " " }, "The title field is required."],
    [{ title: ["x"] }, "The title must be a string."],
    [{ title: "x", due_at: "tomorrow" }, "The due_at is not a valid date."],
    [{ title: "x", source_id: "9".repeat(256) }, "The source_id may not be longer than 255 characters."],
    ["{", "Invalid JSON body passed."],
  ])("answers 400 for %j, creates nothing and lists the call", async (body, sentence) => {
    const { webhook, key } = await aCalledBoard();

    expect((await callUrl(key, body)).status).toBe(400);

    expect(await db.task.count()).toBe(0);
    expect(await callsOf(webhook)).toMatchObject([{ status: 400, message: sentence, taskId: null }]);
  });

  test("an unknown priority is none, and an unknown status is that of the stage", async () => {
    const { key } = await aCalledBoard();

    const { json } = await callUrl(key, { title: "x", priority: "asap", status: "waiting", contact_email: "nobody" });

    expect(json.task).toMatchObject({ priority: "", status: "open" });
  });

  test("the same source and id return the same task, also to many calls at once", async () => {
    const { done, key, webhook, admin } = await aCalledBoard();
    const repeated = { title: "Order", source: "shop", source_id: "17" };

    const answers = await Promise.all(Array.from({ length: 4 }, () => callUrl(key, repeated)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    expect(new Set(answers.map(({ json }) => json.task.id)).size).toBe(1);
    expect(await db.task.count()).toBe(1);
    expect((await callUrl((await aWebhook(done, admin)).key, repeated)).status).toBe(200);
    for (const other of [{ source_id: "18" }, { source: "crm" }, { source: undefined }])
      expect((await callUrl(key, { ...repeated, ...other })).status).toBe(201);
    expect((await callUrl((await aCalledBoard()).key, repeated)).status).toBe(201);
    expect(await callsOf(webhook)).toHaveLength(7);
  });

  test("the answer shows no email address of people", async () => {
    const { anna, key } = await aCalledBoard();

    const { json } = await callUrl(key, { title: "x", assignees: anna.id });

    expect(json.task.assignees).toMatchObject([{ ID: anna.id, user_email: expect.stringContaining("***") }]);
    expect(JSON.stringify(json)).not.toContain(anna.email);
  });

  test("the last ten calls are kept, shortened and without the key", async () => {
    const { webhook, key } = await aCalledBoard();

    for (let at = 0; at < 12; at += 1)
      await callUrl(key, { title: `Call ${at}`, description: `${key}${"ö".repeat(3_000)}` });

    const calls = await callsOf(webhook);
    expect(calls).toHaveLength(10);
    expect(calls[0]?.body).toMatch(/^\{"title":"Call 11","description":"…ö+…$/);
    expect(JSON.stringify(calls)).not.toContain(key);
  });
});

test("S46: the key is in no line of the log, whatever comes of the call", async () => {
  const { webhook, key } = await aCalledBoard();

  const log = await logOf(async () => {
    await callUrl(key, { title: "x", description: key });
    await callUrl(key, {});
    await callUrl(key, undefined, { method: "GET" });
    await callUrl(`${key}0`, { title: "x" });
  });

  expect(log.match(/"path":"\/webhooks\/task"/g)).toHaveLength(4);
  expect(log).not.toContain(key);
  expect(JSON.stringify(await callsOf(webhook))).not.toContain(key);
});

describe("a call that is refused", () => {
  test.each(["GET", "HEAD", "PUT", "PATCH", "DELETE"] as const)("%s is 405, and says how to call", async (method) => {
    const { key } = await aCalledBoard();

    const { status, json, headers } = await callUrl(key, undefined, { method });

    expect([status, headers.get("allow")]).toEqual([405, "POST"]);
    expect(json).toMatchObject({ code: "rest_method_not_allowed", message: expect.stringContaining("POST request") });
  });

  test("a POST that overrides its method is 405, too, and creates nothing", async () => {
    const { key } = await aCalledBoard();

    const answers = [
      await callUrl(key, { title: "x" }, { headers: { "x-http-method-override": "GET" } }),
      await callUrl(key, { title: "x" }, { query: "&_method=DELETE" }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([405, 405]);
    expect(await db.task.count()).toBe(0);
  });

  test("S28: a wrong key is 404 whatever is sent, and after a hundred of them 429; the right one still works", async () => {
    const { key } = await aCalledBoard();
    const headers = from("203.0.113.7");
    const keys = ["", "x", key.slice(1), key.toUpperCase(), "%00", "ü".repeat(500)];
    for (const wrong of keys)
      expect((await callUrl(wrong, { title: "x" }, { headers })).json.message).toBe("Webhook not found");

    for (let at = keys.length; at < 100; at += 1) await callUrl("x", undefined, { headers });

    expect((await callUrl("x", undefined, { headers })).status).toBe(429);
    expect((await callUrl("x", undefined, { headers: from("203.0.113.8") })).status).toBe(404);
    expect((await callUrl(key, { title: "x" }, { headers })).status).toBe(201);
    expect(await db.task.count()).toBe(1);
  });

  test("S28: past 120 calls in a minute, a webhook answers 429 with Retry-After", async () => {
    const { key } = await aCalledBoard();
    for (let at = 0; at < 120; at += 1) await callUrl(key, "{");

    const { status, headers } = await callUrl(key, { title: "x" });

    expect([status, Number(headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(await db.task.count()).toBe(0);
  });

  test("S28: a body of more than 64 kB is 413, and is listed", async () => {
    const { webhook, key } = await aCalledBoard();

    expect((await callUrl(key, { title: "x", description: "x".repeat(70_000) })).status).toBe(413);

    expect(await callsOf(webhook)).toMatchObject([{ status: 413, body: "{}" }]);
  });

  test("S28: a webhook of an archived board or stage is 400, of a deleted one 404", async () => {
    const { board, toDo, key } = await aCalledBoard();
    await db.board.update({ where: { id: board.id }, data: { archivedAt: new Date() } });
    const ofBoard = await callUrl(key, { title: "x" });
    await db.board.update({ where: { id: board.id }, data: { archivedAt: null } });
    await db.stage.update({ where: { id: toDo.id }, data: { archivedAt: new Date() } });
    const ofStage = await callUrl(key, { title: "x" });
    await db.stage.delete({ where: { id: toDo.id } });

    expect([ofBoard.status, ofBoard.json.message]).toEqual([
      400,
      "This board is archived. Please restore the board first.",
    ]);
    expect([ofStage.status, ofStage.json.message]).toEqual([
      400,
      "This stage is archived. Please restore the stage first.",
    ]);
    expect((await callUrl(key, { title: "x" }, { headers: from("203.0.113.9") })).status).toBe(404);
    expect(await db.task.count()).toBe(0);
  });

  const LOSSES: [string, (person: User) => Promise<unknown>][] = [
    [
      "is no administrator or member anymore",
      ({ id }) => db.user.update({ where: { id }, data: { role: "subscriber" } }),
    ],
    ["is deactivated", ({ id }) => db.user.update({ where: { id }, data: { deactivatedAt: new Date() } })],
    ["is deleted", ({ id }) => db.user.delete({ where: { id } })],
  ];

  test.each(LOSSES)("S7: 403 once the person who created the webhook %s", async (_, lose) => {
    const { admin, key } = await aCalledBoard();
    await lose(admin);

    const { status, json } = await callUrl(key, { title: "x" });

    expect([status, json.message]).toEqual([
      403,
      "The person who created this webhook can no longer create tasks on its board.",
    ]);
    expect(await db.task.count()).toBe(0);
  });

  test("a former administrator who is still a member of the board creates tasks, a viewer does not", async () => {
    const [member, viewer] = [await aUser(), await aUser()];
    const board = await aBoard({
      members: [
        [member, "member"],
        [viewer, "viewer"],
      ],
    });
    const stage = await aStage(board);

    expect((await callUrl((await aWebhook(stage, member)).key, { title: "x" })).status).toBe(201);
    expect((await callUrl((await aWebhook(stage, viewer)).key, { title: "x" })).status).toBe(403);
  });

  test("403 in the free tier", async () => {
    const { key } = await aCalledBoard();

    const { status } = await withSettings({ BOARDS_TIER: "free" }, () => callUrl(key, { title: "x" }));

    expect(status).toBe(403);
  });
});

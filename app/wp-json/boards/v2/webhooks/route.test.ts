import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, anAdmin, aServiceAdmin, aStage, aUser, aWebhook, call, queryCountOf } from "@/lib/testing";
import { GET, POST } from "./route";

const namesOf = (webhooks: { value: { name: string } }[]) => webhooks.map(({ value }) => value.name);

describe("GET /webhooks", () => {
  test("returns all webhooks, newest first, with their keys and the fields of a call", async () => {
    const [admin, { board, toDo }] = [await anAdmin(), await aBoardOfAnna()];
    const createdAt = new Date("2026-11-20T21:58:03Z");
    const older = await aWebhook(toDo, admin, { name: "Older", createdAt });
    await aWebhook(toDo, admin, { name: "Newer" });
    await aWebhook(toDo, admin, { name: "Newest" });

    const { json } = await call(GET, { as: await aServiceAdmin() });

    expect(namesOf(json.webhooks)).toEqual(["Newest", "Newer", "Older"]);
    expect(json.webhooks[2]).toEqual({
      id: older.id,
      object_id: null,
      object_type: "webhook",
      key: older.key,
      value: {
        name: "Older",
        board: board.id,
        stage: toDo.id,
        url: `https://boards.test/?fbs=1&route=task&hash=${older.key}`,
      },
      created_at: "2026-11-20T21:58:03+00:00",
      updated_at: expect.any(String),
    });
    expect(json.fields).toHaveLength(16);
    expect(json.fields[0]).toEqual({
      key: "title",
      field: { field: "Title", type: "text", rules: "required", description: "Title of the task." },
    });
  });

  test.each([
    ["FORM", ["Web form"]],
    [" über ", ["ÜBER 100%"]],
    ["0%", ["ÜBER 100%"]],
    ["_", []],
    ["", ["ÜBER 100%", "Web form"]],
  ])("finds names that contain %j", async (search, expected) => {
    const [admin, { toDo }] = [await anAdmin(), await aBoardOfAnna()];
    await aWebhook(toDo, admin, { name: "Web form" });
    await aWebhook(toDo, admin, { name: "ÜBER 100%" });

    const { json } = await call(GET, { as: admin, query: { search } });

    expect(namesOf(json.webhooks)).toEqual(expected);
  });

  test("a key that was encrypted with another secret is empty, and so is its URL", async () => {
    const [admin, { toDo }] = [await anAdmin(), await aBoardOfAnna()];
    await db.webhook.update({ where: { id: (await aWebhook(toDo, admin)).id }, data: { encryptedKey: "a.b.c" } });

    const { json } = await call(GET, { as: admin });

    expect(json.webhooks[0]).toMatchObject({ key: "", value: { url: "" } });
  });

  test("takes the same number of statements for many webhooks", async () => {
    const [admin, { toDo }] = [await anAdmin(), await aBoardOfAnna()];
    const few = await queryCountOf(GET, { as: admin });
    for (let at = 0; at < 5; at += 1) await aWebhook(toDo, admin);

    expect(await queryCountOf(GET, { as: admin })).toBe(few);
  });

  test("answers 403 for people who are not admins, also for managers of the board", async () => {
    const { anna } = await aBoardOfAnna();

    expect((await call(GET, { as: anna })).status).toBe(403);
  });
});

describe("POST /webhooks", () => {
  test("S6, S22: creates a webhook with a key of its own, which is stored encrypted", async () => {
    const [admin, { board, toDo }] = [await anAdmin(), await aBoardOfAnna()];
    const body = { name: "Gmail", board: String(board.id), stage: toDo.id, key: "mine", id: 4711, created_by: 1 };

    const { status, json } = await call(POST, { as: admin, body });

    const { key } = json.webhooks[0];
    expect(status).toBe(200);
    expect(json).toMatchObject({ id: json.webhooks[0].id, message: "Successfully Created the WebHook" });
    expect(json.webhook).toEqual({
      name: "Gmail",
      board: board.id,
      stage: toDo.id,
      url: `https://boards.test/?fbs=1&route=task&hash=${key}`,
    });
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    const stored = await db.webhook.findUniqueOrThrow({ where: { id: json.id } });
    expect(stored).toMatchObject({ createdById: admin.id });
    expect(JSON.stringify(stored)).not.toContain(key);
  });

  test.each([{}, { name: "" }, { board: undefined }, { stage: "" }, { name: "<b></b>" }])(
    "answers 422 with a text without one of the three: %o",
    async (without) => {
      const { board, toDo } = await aBoardOfAnna();
      const whole = { name: "Gmail", board: board.id, stage: toDo.id };
      const body = Object.keys(without).length === 0 ? {} : { ...whole, ...without };

      const { status, json } = await call(POST, { as: await anAdmin(), body });

      expect([status, json]).toEqual([422, "Name, board and stage are required"]);
      expect(await db.webhook.count()).toBe(0);
    },
  );

  test("answers 404 for an unknown board and for a stage of another board, 400 for archived ones", async () => {
    const [admin, { board, toDo }, other] = [await anAdmin(), await aBoardOfAnna(), await aBoardOfAnna()];
    const archived = await aStage(board, { position: 9, archivedAt: new Date() });
    await db.board.update({ where: { id: other.board.id }, data: { archivedAt: new Date() } });
    const post = async (boardId: number, stageId: number) => {
      const { status, json } = await call(POST, { as: admin, body: { name: "x", board: boardId, stage: stageId } });
      return [status, json.message];
    };

    expect(await post(99_999, toDo.id)).toEqual([404, "Board not found"]);
    expect(await post(board.id, other.toDo.id)).toEqual([404, "Stage not found"]);
    expect(await post(board.id, archived.id)).toEqual([400, "This stage is archived. Please restore the stage first."]);
    expect(await post(other.board.id, other.toDo.id)).toEqual([
      400,
      "This board is archived. Please restore the board first.",
    ]);
    expect(await db.webhook.count()).toBe(0);
  });

  test.each([{ board: "first" }, { stage: [1] }, { name: "x".repeat(192) }, { name: { a: 1 } }])(
    "answers 400 for %j",
    async (wrong) => {
      const { board, toDo } = await aBoardOfAnna();
      const body = { name: "x", board: board.id, stage: toDo.id, ...wrong };

      expect((await call(POST, { as: await anAdmin(), body })).status).toBe(400);
      expect(await db.webhook.count()).toBe(0);
    },
  );

  test("answers 403 for people who are not admins", async () => {
    const { board, toDo } = await aBoardOfAnna();
    const body = { name: "x", board: board.id, stage: toDo.id };

    expect((await call(POST, { as: await aUser(), body })).status).toBe(403);
    expect(await db.webhook.count()).toBe(0);
  });
});

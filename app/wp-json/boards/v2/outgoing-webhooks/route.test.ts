import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoard, anAdmin, anOutgoingWebhook, aServiceAdmin, aUser, call, idsOf } from "@/lib/testing";
import { decryptHeaders } from "@/lib/webhooks/outgoing/headers";
import { GET, POST } from "./route";

const hook = (more: object = {}) => ({
  name: "To chat",
  url: "https://chat.example/hook",
  triggered_events: ["task_created"],
  ...more,
});

describe("GET /outgoing-webhooks", () => {
  test("returns those whose name contains the search or that fire for the board, the newest first", async () => {
    const [admin, board, other] = [await anAdmin(), await aBoard(), await aBoard()];
    const createdAt = new Date("2025-01-01");
    const older = await anOutgoingWebhook(admin, [board], { name: "Older chat", createdAt });
    const newer = await anOutgoingWebhook(admin, [], { name: "Newer chat", createdAt });
    const mail = await anOutgoingWebhook(admin, [other], { name: "Mail" });
    const found = async (query: Record<string, string | number>) =>
      idsOf((await call(GET, { as: await aServiceAdmin(), query })).json.webhooks);

    expect(await found({})).toEqual([mail.id, newer.id, older.id]);
    expect(await found({ search: "CHAT" })).toEqual([newer.id, older.id]);
    expect(await found({ board_id: board.id })).toEqual([newer.id, older.id]);
    expect(await found({ search: "%" })).toEqual([]);
  });

  test("answers 403 for people who are not admins", async () => {
    expect((await call(GET, { as: await aUser() })).status).toBe(403);
  });
});

describe("POST /outgoing-webhooks", () => {
  test("S6: makes a webhook, from a form, and ignores an id and an owner in it", async () => {
    const [admin, board] = [await anAdmin(), await aBoard()];
    const form = `name=To+chat&url=https://chat.example/hook&board_id[]=${board.id}&triggered_events[]=task_created&triggered_events[]=comment_created&header_type=with_headers&headers[0][name]=X-Key&headers[0][value]=a-very-long-key&headers[1][name]=&headers[1][value]=&method=POST&format=FORM&id=4711&owner_id=5`;

    const { status, json } = await call(POST, { as: admin, body: new URLSearchParams(form) });

    expect([status, json.message]).toEqual([200, "Successfully Created the Outgoing WebHook"]);
    const value = {
      name: "To chat",
      url: "https://chat.example/hook",
      board_id: [board.id],
      all_boards: false,
      triggered_events: ["task_created", "comment_created"],
      header_type: "with_headers",
      headers: [{ name: "X-Key", value: "****-key" }],
      method: "POST",
      format: "FORM",
      is_active: true,
    };
    expect(json.webhook).toEqual(value);
    expect(json.webhooks).toMatchObject([
      { id: json.id, object_id: null, object_type: "outgoing_webhook", key: null, value, owner: { id: admin.id } },
    ]);
    expect(json.id).not.toBe(4711);
    expect(json.secret).toMatch(/^whsec_[\w-]{43}$/);
    const [stored] = await db.outgoingWebhook.findMany();
    expect(decryptHeaders(stored?.encryptedHeaders ?? null)).toEqual([{ name: "X-Key", value: "a-very-long-key" }]);
    expect(JSON.stringify(stored)).not.toMatch(/whsec_|a-very-long-key/);
  });

  test("S22: its secret is in no other answer, and header values are masked", async () => {
    const admin = await anAdmin();
    const headers = [{ name: "Authorization", value: "Bearer very-secret" }];
    const { json } = await call(POST, { as: admin, body: hook({ headers }) });

    const listed = JSON.stringify((await call(GET, { as: admin })).json);

    expect(listed).toContain('"****cret"');
    expect(listed).not.toMatch(/very-secret|whsec_/);
    expect(json.secret).toContain("whsec_");
  });

  test("is for all boards without a board, and has the plugin's defaults", async () => {
    const { json } = await call(POST, { as: await anAdmin(), body: hook() });

    expect(json.webhook).toMatchObject({
      board_id: [],
      all_boards: true,
      header_type: "no_headers",
      headers: [],
      method: "POST",
      format: "JSON",
    });
  });

  test.each([
    ["no name", hook({ name: " " }), 400, "Invalid parameter(s): name"],
    ["a name of 192 characters", hook({ name: "x".repeat(192) }), 400, "Invalid parameter(s): name"],
    ["no address", hook({ url: undefined }), 400, "Invalid parameter(s): url"],
    ["S14: a script as address", hook({ url: "javascript:alert(1)" }), 400, "Invalid parameter(s): url"],
    ["S14: a user name in the address", hook({ url: "https://a:b@chat.example" }), 400, "Invalid parameter(s): url"],
    ["S14: a file as address", hook({ url: "file:///etc/passwd" }), 400, "Invalid parameter(s): url"],
    [
      "no events",
      hook({ triggered_events: [] }),
      422,
      "At least one event must be selected for the webhook to be triggered.",
    ],
    [
      "an event that is no text",
      hook({ triggered_events: [{ toString: 1 }] }),
      400,
      "Invalid parameter(s): triggered_events",
    ],
    ["an unknown event", hook({ triggered_events: ["board_exploded"] }), 400, "Invalid parameter(s): triggered_events"],
    ["an unknown board", hook({ board_id: [2_000_000_000] }), 404, "Board not found"],
    ["an unknown method", hook({ method: "TRACE" }), 400, "Invalid parameter(s): method"],
    [
      "a header that is the request's own",
      hook({ headers: [{ name: "Host", value: "x" }] }),
      400,
      "Invalid parameter(s): headers",
    ],
    [
      "a header with a line break",
      hook({ headers: [{ name: "X-A", value: "1\r\nX-B: 2" }] }),
      400,
      "Invalid parameter(s): headers",
    ],
    [
      "a header name with a colon",
      hook({ headers: [{ name: "X-A:", value: "1" }] }),
      400,
      "Invalid parameter(s): headers",
    ],
  ])("refuses %s", async (_, body, status, message) => {
    const answer = await call(POST, { as: await anAdmin(), body });

    expect([answer.status, answer.json.message]).toEqual([status, message]);
    expect(await db.outgoingWebhook.count()).toBe(0);
  });

  test("answers 403 for people who are not admins", async () => {
    expect((await call(POST, { as: await aUser(), body: hook() })).status).toBe(403);
  });
});

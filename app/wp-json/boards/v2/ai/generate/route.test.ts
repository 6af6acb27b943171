import { describe, expect, test } from "vitest";
import { POST } from "./route";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { SCREEN_LOCALE } from "@/lib/i18n/screen-locale";
import { readUse } from "@/lib/assistant/use";
import { aBoardOfAnna, anAdmin, aUser, call, logOf, statusesOf, withAssistant, withSettings } from "@/lib/testing";
import { aModelServer, asCompletions, MODEL_KEY } from "@/lib/testing/doubles/model-server";

const EVENTS = { accept: "text/event-stream" };
const WISH = { action: "write", prompt: "Invite everybody" };

const generate = async (body: object, headers: Record<string, string> = {}, as?: User) =>
  call(POST, { as: as ?? (await anAdmin()), body, headers });

const eventsIn = (text: string) =>
  text.split("\n\n").flatMap((block) => {
    const [, name = "", data = ""] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
    return name ? [[name, JSON.parse(data)]] : [];
  });

describe("POST /ai/generate", () => {
  test.each([
    ["provider_a", "/v1/chat/completions"],
    ["provider_b", "/v1/messages"],
  ] as const)("writes what somebody asks for with %s, and counts it", async (provider, path) => {
    const { heard } = await aModelServer({ pieces: ["## Party\n\n", "- [ ] Room"] });
    await withAssistant({ provider, custom_prompt: "Write like Ada." });
    const { max } = await aBoardOfAnna();

    const body = { ...WISH, tone: "friendly", context: { task_title: "Party", board_title: "Summer" } };
    const { status, json } = await generate(body, {}, max);

    expect([status, json]).toEqual([200, { content: "## Party\n\n- [ ] Room" }]);
    expect(heard).toMatchObject([{ path, key: MODEL_KEY }]);
    for (const part of ["Invite everybody", "friendly", "Party", "Summer", "Write like Ada."])
      expect(heard[0]?.body).toContain(part);
    expect(heard[0]?.body).not.toMatch(/"tools"|"tool_choice"/);
    expect(await readUse()).toEqual({ requests: 1, inputTokens: 120, outputTokens: 30 });
  });

  test.each(["improve", "summarize", "shorten", "expand", "format", "fix_grammar", "custom"])(
    "%s works on a text, which is cut to 12,000 characters, and a wish to 2,000",
    async (action) => {
      const { heard } = await aModelServer();
      await withAssistant();

      await generate({ action, content: `${"a".repeat(11_999)}bc`, prompt: `${"d".repeat(1_999)}ef` });

      const sent = heard[0]?.body ?? "";
      expect([sent.includes(`${"a".repeat(11_999)}b`), sent.includes("aabc")]).toEqual([true, false]);
      expect([sent.includes("dde"), sent.includes("ddef")]).toEqual([action === "custom", false]);
    },
  );

  test("a repeat with the same Idempotency-Key gets the first answer, and the provider is asked once", async () => {
    const { heard } = await aModelServer({ pieces: ["## Party"] });
    await withAssistant();
    const [admin, key] = [await anAdmin(), { "Idempotency-Key": "one" }];

    const answers = [await generate(WISH, key, admin), await generate(WISH, key, admin)];
    const other = await generate({ ...WISH, prompt: "Something else" }, key, admin);

    expect(answers.map(({ json }) => json)).toEqual([{ content: "## Party" }, { content: "## Party" }]);
    expect([answers[1]?.headers.get("idempotent-replayed"), other.status]).toEqual(["true", 409]);
    expect([heard.length, (await readUse()).requests]).toEqual([1, 1]);
  });

  test("S33: HTML that a model writes is not in the answer", async () => {
    await aModelServer({ pieces: ["Hi <img src=x onerror=alert(1)>", "<scr", "ipt>alert(2)</script> a < b"] });
    await withAssistant();

    expect((await generate(WISH)).json.content).toBe("Hi  a < b");
    expect(eventsIn((await generate(WISH, EVENTS)).json).at(-1)).toEqual(["done", { content: "Hi  a < b" }]);
  });

  test("streams the pieces to those who accept events, then the whole text", async () => {
    await aModelServer({ pieces: ["One", " two"] });
    await withAssistant();

    const { headers, json } = await generate(WISH, EVENTS);

    expect([headers.get("content-type"), headers.get("cache-control")]).toEqual([
      "text/event-stream",
      "private, no-store, no-transform",
    ]);
    expect(eventsIn(json)).toEqual([
      ["text", { text: "One" }],
      ["text", { text: " two" }],
      ["done", { content: "One two" }],
    ]);
  });

  test("with an Idempotency-Key the answer is JSON, and a repeat gets the same", async () => {
    const { plan } = await aModelServer({ pieces: ["Once"] });
    await withAssistant();
    const as = await anAdmin();
    const headers = { ...EVENTS, "idempotency-key": "1" };

    const first = await generate(WISH, headers, as);
    plan(/completions/, { status: 200, body: asCompletions(["Twice"]).join("") });
    const again = await generate(WISH, headers, as);

    expect([first.json, again.json]).toEqual([{ content: "Once" }, { content: "Once" }]);
  });

  test("a stream that ends early is a refusal, or an event if it has begun", async () => {
    const { plan } = await aModelServer();
    await withAssistant();
    const body = asCompletions(["Half"])[0] ?? "";
    const trouble = { status: 200, headers: { "content-type": "text/event-stream" }, body };
    plan(/completions/, trouble, 2);

    const { status, json } = await generate(WISH);
    const streamed = await generate(WISH, { ...EVENTS, [SCREEN_LOCALE]: "de" });

    expect([status, json.message]).toEqual([422, "The AI provider's answer can't be read. Try again."]);
    expect(streamed.status).toBe(200);
    expect(eventsIn(streamed.json)).toEqual([
      ["text", { text: "Half" }],
      ["failed", expect.objectContaining({ message: "The AI provider's answer can't be read. Try again." })],
    ]);
  });

  test.each([
    [{ status: 401, body: "<h1>No</h1>" }, "The AI provider refused the API key."],
    [{ status: 404, body: "" }, "The AI provider doesn't know this model or address."],
    [{ status: 429, body: "" }, "The AI provider answers no more requests for now. Try again in a few minutes."],
    [{ status: 500, body: "oops" }, "The AI provider has a problem of its own. Try again later."],
    [
      { status: 400, body: JSON.stringify({ error: { message: `<b>Too</b> ${MODEL_KEY} ${"long ".repeat(100)}` } }) },
      /^The AI provider refused the request: Too … long [^<]{150,200}…$/,
    ],
    [{ status: 200, body: "garbage" }, "The AI provider's answer can't be read. Try again."],
    [{ status: 200, body: "data: {garbage\n\n" }, "The AI provider's answer can't be read. Try again."],
    [
      { status: 200, body: 'data: {"error":{"message":"Overloaded"}}\n\n' },
      "The AI provider refused the request: Overloaded",
    ],
    [
      { status: 302, headers: { location: "https://example.com/" } },
      "The address of the AI provider leads to another one. Enter that one.",
    ],
    ["a huge body", "The AI provider's answer can't be read. Try again."],
  ] as const)("422 with the reason for a provider that answers %j, which isn't counted", async (trouble, message) => {
    const { plan } = await aModelServer();
    await withAssistant();
    plan(/completions/, trouble);

    const { status, json } = await generate(WISH, EVENTS);

    expect([status, json.message]).toEqual([422, expect.stringMatching(message)]);
    expect((await readUse()).requests).toBe(0);
  });

  test("422 for a provider that can't be reached or says nothing", async () => {
    const { open } = await aModelServer({ pieces: [""] });
    await withAssistant();

    expect((await generate(WISH)).json.message).toBe("The AI provider returned no text. Try again.");
    await withSettings({ AI_PROVIDER_A_URL: "http://127.0.0.1:1/v1", OUTSIDE_ALLOW: ["127.0.0.1"] }, async () =>
      expect((await generate(WISH)).json.message).toMatch(/^The AI provider can't be reached/),
    );
    await expect.poll(() => open.size).toBe(0);
  });

  test("S46: the key is in no answer and in no line of the log, whatever fails", async () => {
    const { plan } = await aModelServer();
    await withAssistant();
    const answers: unknown[] = [];

    const log = await logOf(async () => {
      for (const trouble of [
        { status: 400, body: `{"error":"${MODEL_KEY}"}` },
        { status: 200, body: "data: {\n\n" },
      ]) {
        plan(/completions/, trouble);
        answers.push((await generate(WISH)).json);
      }
    });

    expect(log).toContain("no answer");
    expect(log + JSON.stringify(answers)).not.toContain(MODEL_KEY.slice(3, 12));
  });

  test("S47: 422 when the month's budget is used up, also for requests at the same time", async () => {
    const { heard } = await aModelServer();
    await withAssistant({ monthly_requests: 3 });
    const as = await anAdmin();

    const answers = await Promise.all(Array.from({ length: 6 }, () => generate(WISH, {}, as)));

    expect(statusesOf(answers).sort()).toEqual([200, 200, 200, 422, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.json.message).toBe(
      "The assistant's budget for this month is used up.",
    );
    expect(heard).toHaveLength(3);
  });

  test("S47: 429 for a person who asks too often, but not for others", async () => {
    await aModelServer();
    await withAssistant();
    const [as, other] = [await anAdmin(), await anAdmin()];
    await generate(WISH, {}, as);
    await db.rateLimit.updateMany({ data: { points: 60 } });

    const refused = await generate(WISH, {}, as);

    expect([refused.status, Number(refused.headers.get("retry-after"))]).toEqual([429, expect.any(Number)]);
    expect((await generate(WISH, {}, other)).status).toBe(200);
  });

  test("422 while it is off or not configured, and nothing is sent", async () => {
    const { heard } = await aModelServer();

    expect((await generate(WISH)).json.message).toBe("The assistant is not enabled.");
    await withAssistant({ api_key: "" });
    expect((await generate(WISH)).json.message).toMatch(/^The assistant is not configured/);
    await withAssistant({ provider: "provider_c" });
    expect((await generate(WISH)).json.message).toMatch(/^The assistant is not configured/);
    await withAssistant({ provider: "host_platform" });
    expect((await generate(WISH)).json.message).toBe("This site has no AI service of its own.");
    expect(heard).toEqual([]);
  });

  test("400 without an action or a text, 422 for an unknown action, 403 for people without a board", async () => {
    await withAssistant();
    const fieldsOf = async (body: object) => Object.keys((await generate(body)).json.data.params);

    expect(await fieldsOf({})).toEqual(["action"]);
    expect(await fieldsOf({ action: "improve", prompt: "x", content: " " })).toEqual(["content"]);
    expect(await fieldsOf({ action: "write" })).toEqual(["prompt"]);
    expect((await generate({ action: "delete", content: "x" })).json.message).toBe("Unknown AI action");
    expect((await generate(WISH, {}, await aUser())).status).toBe(403);
  });
});

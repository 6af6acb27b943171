import { describe, expect, test } from "vitest";
import { GET, POST } from "./route";
import { db } from "@/lib/db";
import { aBoardOfAnna, anAdmin, aServiceAdmin, call, statusesOf, withAssistant, withSettings } from "@/lib/testing";
import { aModelServer, MODEL_KEY } from "@/lib/testing/doubles/model-server";

const save = async (settings: unknown) => call(POST, { as: await anAdmin(), body: { settings } });
const read = async () => (await call(GET, { as: await anAdmin() })).json;

const DEFAULTS = {
  is_enabled: "no",
  provider: "provider_a",
  api_key: "",
  model: "auto",
  custom_prompt: "",
  created_by: "boards",
  base_url: "",
  has_key: false,
  monthly_requests: 1_000,
};

describe("/ai/settings", () => {
  test("the assistant is off at first", async () => {
    const { json } = await call(GET, { as: await aServiceAdmin() });

    expect(json).toEqual({
      settings: DEFAULTS,
      has_wordpress_ai: false,
      connectors_url: "https://boards.test/settings/assistant",
      used: { requests: 0, input_tokens: 0, output_tokens: 0 },
    });
  });

  test("POST keeps the key encrypted and shows its end; an empty or masked key, provider or model keeps what is stored", async () => {
    const { json } = await save({
      is_enabled: "yes",
      provider: "openai",
      model: "gpt-4.1",
      api_key: MODEL_KEY,
      custom_prompt: "Be brief.",
      other: 1,
    });
    for (const api_key of ["", "****9xYz", null]) await save({ provider: "", model: null, api_key });

    expect(json).toEqual({ message: "AI configuration saved successfully." });
    expect((await read()).settings).toEqual({
      ...DEFAULTS,
      is_enabled: "yes",
      model: "gpt-4.1",
      api_key: "****9xYz",
      has_key: true,
      custom_prompt: "Be brief.",
    });
    expect(JSON.stringify(await db.setting.findMany())).not.toContain(MODEL_KEY.slice(0, 10));
    await save({ custom_prompt: "", is_enabled: false });
    expect((await read()).settings).toMatchObject({ custom_prompt: "", is_enabled: "no", api_key: "****9xYz" });
  });

  test("another provider gets a model of its own, and not the key of the first", async () => {
    await save({ provider: "provider_a", model: "gpt-4.1", api_key: MODEL_KEY });

    expect((await save({ provider: "provider_b" })).status).toBe(200);

    expect((await read()).settings).toMatchObject({
      provider: "provider_b",
      model: "auto",
      api_key: "****9xYz",
      has_key: false,
    });
  });

  test("the key of one's own server is gone with its address, and a path of it keeps it", async () => {
    const { address, place } = await aModelServer();
    await save({ provider: "provider_c", base_url: address, api_key: MODEL_KEY });

    expect((await read()).settings.has_key).toBe(true);
    await save({ base_url: `http://${place}/v2/` });
    expect((await read()).settings).toMatchObject({ base_url: `http://${place}/v2`, has_key: true });
    await save({ base_url: "https://example.com/v1" });
    expect((await read()).settings.has_key).toBe(false);
  });

  test("a short key is not shown at all", async () => {
    await save({ api_key: "short" });

    expect((await read()).settings.api_key).toBe("****");
  });

  test.each([
    [{ provider: "provider_x" }, "Unknown AI provider"],
    [{ provider: "toString" }, "Unknown AI provider"],
    [{ provider: "provider_b", model: "gpt-4.1" }, "The AI provider doesn't have this model."],
    [{ model: "claude-haiku-4-5" }, "The AI provider doesn't have this model."],
    [{ provider: "host_platform" }, "This site has no AI service of its own."],
    [
      { provider: "provider_c", base_url: "http://10.0.0.1/v1" },
      "The address of the AI provider may not be called. The operator of this site can allow it.",
    ],
  ])("422 for %j, and nothing is saved", async (settings, message) => {
    const { status, json } = await save({ ...settings, is_enabled: "yes" });

    expect([status, json.message]).toEqual([422, message]);
    expect(await db.setting.count({ where: { key: "assistant" } })).toBe(0);
  });

  test("422 for a model that one's own server doesn't list; without a list, any is accepted", async () => {
    const { address, plan } = await aModelServer();
    const settings = { provider: "provider_c", base_url: address };

    expect((await save({ ...settings, model: "nobody" })).status).toBe(422);
    expect((await save({ ...settings, model: "other-model" })).status).toBe(200);
    plan(/models/, { status: 404, body: "<h1>Not found</h1>" });
    expect((await save({ ...settings, model: "nobody" })).status).toBe(200);
    expect((await read()).settings.model).toBe("nobody");
  });

  test("the operator's own connection can be chosen where there is one", async () => {
    await withSettings(
      { AI_BASE_URL: "https://ai.example.com/v1", AI_API_KEY: "host-key", AI_MODEL: "host-model" },
      async () => {
        expect((await save({ provider: "host_platform", model: "host-model" })).status).toBe(200);
        expect((await save({ provider: "host_platform", model: "gpt-4.1" })).status).toBe(422);
        const json = await read();
        expect(json.has_wordpress_ai).toBe(true);
        expect(JSON.stringify(json)).not.toContain("host-key");
      },
    );
  });

  test.each([
    [undefined, "settings"],
    ["x", "settings"],
    [{ is_enabled: "maybe" }, "is_enabled"],
    [{ base_url: "javascript:alert(1)" }, "base_url"],
    [{ monthly_requests: -1 }, "monthly_requests"],
    [{ custom_prompt: "x".repeat(4_001) }, "custom_prompt"],
  ])("400 for %j, and nothing is saved", async (settings, field) => {
    const { status, json } = await save(settings);

    expect([status, Object.keys(json.data.params)]).toEqual([400, [field]]);
    expect(await db.setting.count({ where: { key: "assistant" } })).toBe(0);
  });

  test("two who save at once don't undo each other", async () => {
    await withAssistant();

    await Promise.all([save({ custom_prompt: "Be brief." }), save({ monthly_requests: 5 })]);

    expect((await read()).settings).toMatchObject({
      custom_prompt: "Be brief.",
      monthly_requests: 5,
      is_enabled: "yes",
    });
  });

  test("403 for a manager of a board", async () => {
    const { anna } = await aBoardOfAnna();

    expect(statusesOf([await call(GET, { as: anna }), await call(POST, { as: anna })])).toEqual([403, 403]);
  });
});

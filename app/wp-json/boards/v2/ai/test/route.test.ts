import { describe, expect, test } from "vitest";
import { POST } from "./route";
import { aBoardOfAnna, anAdmin, call, withAssistant, withSettings } from "@/lib/testing";
import { aModelServer, MODEL_KEY } from "@/lib/testing/doubles/model-server";

const ask = async (settings: unknown) => call(POST, { as: await anAdmin(), body: { settings } });
const SUCCESS = "Connection successful! Your API key is valid.";

describe("POST /ai/test", () => {
  test.each(["provider_a", "provider_b"])(
    "asks %s with the key that was sent, also while the assistant is off",
    async (provider) => {
      const { heard } = await aModelServer();

      const { status, json } = await ask({ provider, model: "auto", api_key: MODEL_KEY });

      expect([status, json]).toEqual([200, { message: SUCCESS }]);
      expect(heard).toMatchObject([{ key: MODEL_KEY }]);
    },
  );

  test("takes the stored key for an empty or masked one, but only for the provider that it was entered for", async () => {
    const { heard, address } = await aModelServer();
    await withAssistant();

    for (const api_key of [undefined, "", "****9xYz"])
      expect((await ask({ provider: "provider_a", model: "gpt-4.1", api_key })).json.message).toBe(SUCCESS);
    const other = await ask({ provider: "provider_b", model: "auto" });
    const own = await ask({ provider: "provider_c", model: "auto", base_url: address });

    expect([other.status, other.json.message]).toEqual([
      422,
      "The assistant is not configured: enter an API key for this provider.",
    ]);
    expect(own.json.message).toBe(SUCCESS);
    expect(heard.map(({ key, model }) => [key, model])).toEqual([
      ...Array(3).fill([MODEL_KEY, "gpt-4.1"]),
      ["", "own-model"],
    ]);
  });

  test("the operator's connection needs no key from the administrator", async () => {
    const { address, heard } = await aModelServer();

    await withSettings({ AI_BASE_URL: address, AI_API_KEY: MODEL_KEY }, async () =>
      expect((await ask({ provider: "host_platform", model: "auto" })).json.message).toBe(SUCCESS),
    );
    expect(heard).toMatchObject([{ key: MODEL_KEY, model: "own-model" }]);
  });

  test("S33: a refused key is refused in plain words, and no part of it is in the answer", async () => {
    await aModelServer();

    const { status, json } = await ask({ provider: "provider_a", model: "auto", api_key: "sk-wrong-0123456789" });

    expect([status, json.message]).toEqual([
      422,
      "The AI provider refused the request: Incorrect API key provided: …. Check it.",
    ]);
    expect(JSON.stringify(json)).not.toMatch(/wrong|0123/);
  });

  test("400 without provider or model, 422 for an unknown provider, 403 for others", async () => {
    const { anna } = await aBoardOfAnna();

    expect((await ask({})).json.data.params).toEqual({
      provider: "The provider field is required.",
      model: "The model field is required.",
    });
    expect((await ask({ provider: "x", model: "auto" })).status).toBe(422);
    expect((await call(POST, { as: anna, body: { settings: { provider: "provider_a", model: "auto" } } })).status).toBe(
      403,
    );
  });
});

import { expect, test } from "vitest";
import { POST } from "./route";
import { aBoardOfAnna, anAdmin, call, withSettings } from "@/lib/testing";
import { aModelServer, MODEL_KEY } from "@/lib/testing/doubles/model-server";

const list = async (settings: unknown) => call(POST, { as: await anAdmin(), body: { settings } });
const valuesOf = async (settings: unknown) =>
  (await list(settings)).json.models.map(({ value }: { value: string }) => value);

test("lists the models of a provider, and auto first; no key is needed", async () => {
  expect((await list({ provider: "provider_a" })).json.models.slice(0, 2)).toEqual([
    { value: "auto", label: "Auto" },
    { value: "gpt-4.1-mini", label: "gpt-4.1-mini" },
  ]);
  expect(await valuesOf({ provider: "anthropic" })).toContain("claude-haiku-4-5");
});

test("one's own server is asked, and auto stays when it can't be", async () => {
  const { address, asked, plan } = await aModelServer({ models: ["b", "a", "b", "<b>c</b>"] });
  const settings = { provider: "provider_c", base_url: address, api_key: MODEL_KEY };

  expect(await valuesOf(settings)).toEqual(["auto", "b", "a", "c"]);
  for (const trouble of ["a huge body", { status: 500, body: "x" }, { status: 200, body: '{"data": 1}' }] as const) {
    plan(/models/, trouble);
    expect(await valuesOf(settings)).toEqual(["auto"]);
  }
  expect(asked).toHaveLength(4);
  expect(await valuesOf({ provider: "provider_c" })).toEqual(["auto"]);
});

test("the operator's connection has its model, or those that its server lists", async () => {
  const { address } = await aModelServer();

  expect((await list({ provider: "host_platform" })).status).toBe(422);
  await withSettings({ AI_BASE_URL: address }, async () =>
    expect(await valuesOf({ provider: "host_platform" })).toEqual(["auto", "own-model", "other-model"]),
  );
  await withSettings({ AI_BASE_URL: address, AI_MODEL: "mine" }, async () =>
    expect(await valuesOf({ provider: "host_platform" })).toEqual(["auto", "mine"]),
  );
});

test("422 for an unknown provider and, S14, an internal address; 400 without a provider; 403 for others", async () => {
  const { anna } = await aBoardOfAnna();

  expect((await list({ provider: "x" })).status).toBe(422);
  for (const base_url of ["http://127.0.0.1:1", "http://169.254.169.254/latest", "http://[::ffff:10.0.0.1]/"])
    expect((await list({ provider: "provider_c", base_url })).status).toBe(422);
  expect((await list({})).json.data.params).toEqual({ provider: "The provider field is required." });
  expect((await call(POST, { body: {}, as: await anAdmin() })).status).toBe(400);
  expect((await call(POST, { as: anna, body: { settings: { provider: "provider_a" } } })).status).toBe(403);
});

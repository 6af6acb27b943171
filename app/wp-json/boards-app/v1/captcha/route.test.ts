import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { anAdmin, aUser, call, statusesOf } from "@/lib/testing";
import { GET, PUT } from "./route";

const TURNSTILE = { provider: "turnstile", site_key: "1x00AA", secret_key: "very secret" };
const put = async (body: object, as?: Awaited<ReturnType<typeof aUser>>) =>
  call(PUT, { as: as ?? (await anAdmin()), body });

test("none is set at first; the keys of a provider are kept, the secret one encrypted and in no response", async () => {
  const as = await anAdmin();
  const none = { provider: "none", site_key: "", has_secret_key: false };
  expect((await call(GET, { as })).json).toEqual({ captcha: none });

  const saved = await put(TURNSTILE, as);
  const kept = await put({ provider: "turnstile", site_key: "2x00BB" }, as);

  expect(saved.json.captcha).toEqual({ provider: "turnstile", site_key: "1x00AA", has_secret_key: true });
  expect(kept.json.captcha).toEqual({ provider: "turnstile", site_key: "2x00BB", has_secret_key: true });
  expect(JSON.stringify([saved.json, (await call(GET, { as })).json, await db.setting.findMany()])).not.toContain(
    "very",
  );
  expect((await put({ provider: "none" }, as)).json.captcha).toEqual(none);
  expect(JSON.stringify(await db.setting.findMany())).not.toMatch(/1x00|2x00/);
});

test("400 without its keys, with the secret key of another provider, and for an unknown one; nothing is changed", async () => {
  const as = await anAdmin();
  await put(TURNSTILE, as);
  const refused = [
    await put({ provider: "hcaptcha", site_key: "x" }, as),
    await put({ provider: "turnstile", site_key: " " }, as),
    await put({ provider: "puzzle", site_key: "x", secret_key: "y" }, as),
    await put({}, as),
  ];

  expect(refused.map(({ status, json }) => [status, Object.keys(json.data.params)])).toEqual([
    [400, ["secret_key"]],
    [400, ["site_key"]],
    [400, ["provider"]],
    [400, ["provider"]],
  ]);
  expect((await call(GET, { as })).json.captcha).toMatchObject({ provider: "turnstile", site_key: "1x00AA" });
});

test("401 for nobody, 403 for others than administrators", async () => {
  const user = await aUser();

  expect(statusesOf([await call(GET), await call(GET, { as: user })])).toEqual([401, 403]);
  expect(statusesOf([await call(PUT, { body: TURNSTILE }), await put(TURNSTILE, user)])).toEqual([401, 403]);
  expect(await db.setting.count({ where: { key: "captcha" } })).toBe(0);
});

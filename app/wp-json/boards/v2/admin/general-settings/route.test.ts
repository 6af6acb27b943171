import { describe, expect, test } from "vitest";
import { GET, POST } from "./route";
import { PUT as SITE } from "@/app/wp-json/wp/v2/settings/route";
import { readGeneralSettings } from "@/lib/settings/general";
import { aBoardOfAnna, anAdmin, aServiceAdmin, call, statusesOf } from "@/lib/testing";

const TEXTS = { daily_remind_at: "08:00", business_name: "", business_address: "", business_logo: "" };
const DEFAULTS = { ...TEXTS, daily_reminder_enabled: "false", allow_members_to_create_boards: "false" };
const SAVED_DEFAULTS = { ...TEXTS, daily_reminder_enabled: false, allow_members_to_create_boards: false };
const save = async (updatedSettings: unknown) => call(POST, { as: await anAdmin(), body: { updatedSettings } });

describe("/admin/general-settings", () => {
  test("GET returns the six with their defaults, switches as text, and the site's time zone, for all admins", async () => {
    await call(SITE, { as: await anAdmin(), body: { timezone: "Europe/London" } });

    const { json } = await call(GET, { as: await aServiceAdmin() });

    expect(json).toEqual({ settings: DEFAULTS, server_timezone: "Europe/London" });
  });

  test("POST changes only what is sent and ignores unknown keys", async () => {
    await save({ business_name: "Ada & Co.", daily_reminder_enabled: "yes" });

    const { json } = await save({
      daily_remind_at: "17:30",
      business_address: "Street 1\r\n12345  Town",
      business_logo: "https://example.com/logo.png",
      allow_members_to_create_boards: true,
      role: "administrator",
    });

    const settings = {
      daily_reminder_enabled: "true",
      daily_remind_at: "17:30",
      business_name: "Ada & Co.",
      business_address: "Street 1\n12345 Town",
      business_logo: "https://example.com/logo.png",
      allow_members_to_create_boards: "true",
    };
    expect(json).toEqual({ settings, message: "Settings are saved" });
    expect(await readGeneralSettings()).toEqual({
      ...settings,
      daily_reminder_enabled: true,
      allow_members_to_create_boards: true,
    });
  });

  test.each([
    ["yes", "true"],
    ["no", "false"],
    [true, "true"],
    [false, "false"],
    ["true", "true"],
    ["false", "false"],
    ["on", "true"],
    ["off", "false"],
    [1, "true"],
    ["0", "false"],
  ])("reads the switch value %j as %s", async (sent, expected) => {
    await save({ daily_reminder_enabled: expected === "true" ? "no" : "yes" });

    expect((await save({ daily_reminder_enabled: sent })).json.settings.daily_reminder_enabled).toBe(expected);
  });

  test.each([
    ["00:00", "00:00"],
    ["23:59", "23:59"],
    ["8:05", "08:05"],
    [" 09:00 ", "09:00"],
  ])("accepts %j as the time of the summary", async (sent, expected) => {
    expect((await save({ daily_remind_at: sent })).json.settings.daily_remind_at).toBe(expected);
  });

  test("an empty text or null clears the setting", async () => {
    await save({ business_name: "Ada", business_address: "Street", business_logo: "https://example.com/logo.png" });

    expect((await save({ business_name: "", business_address: null, business_logo: "" })).json.settings).toEqual(
      DEFAULTS,
    );
  });

  test("removes markup from names and keeps text of any script", async () => {
    const { json } = await save({
      business_name: "<b>Ada</b>\n<script>x</script> & שלום 日本 🎉",
      business_address: "<img src=x onerror=y>One\n\n\nTwo\n",
    });

    expect(json.settings).toMatchObject({ business_name: "Ada & שלום 日本 🎉", business_address: "One\n\n\nTwo" });
  });

  test.each([
    { daily_remind_at: "24:00" },
    { daily_remind_at: "08:60" },
    { daily_remind_at: "08:00:00" },
    { daily_remind_at: 8 },
    { daily_reminder_enabled: "maybe" },
    { allow_members_to_create_boards: {} },
    { business_name: ["x"] },
    { business_logo: "javascript:alert(1)" },
    { business_logo: "data:image/png;base64,x" },
    { business_logo: "/logo.png" },
  ])("answers 400 for %j, and nothing is saved", async (settings) => {
    const { json } = await save({ ...settings, daily_remind_at: "09:00", ...settings });

    expect(Object.keys(json.data.params)).toEqual(Object.keys(settings));
    expect(await readGeneralSettings()).toEqual(SAVED_DEFAULTS);
  });

  test.each([undefined, null, "", "x", 1, [1]])("answers 400 when the settings are %j", async (updatedSettings) => {
    expect((await save(updatedSettings)).json.data.params).toEqual({ updatedSettings: expect.any(String) });
  });

  test("stores both of two changes at once", async () => {
    await Promise.all([save({ business_name: "Ada" }), save({ daily_remind_at: "10:00" })]);

    expect(await readGeneralSettings()).toEqual({ ...SAVED_DEFAULTS, business_name: "Ada", daily_remind_at: "10:00" });
  });

  test("answers 403 for a manager of a board", async () => {
    const { anna } = await aBoardOfAnna();

    expect(statusesOf([await call(GET, { as: anna }), await call(POST, { as: anna })])).toEqual([403, 403]);
  });
});

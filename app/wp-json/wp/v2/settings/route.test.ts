import { describe, expect, test } from "vitest";
import { GET, POST } from "./route";
import { readSiteSettings, writeSiteSettings } from "@/lib/settings/site";
import { anAdmin, aServiceAdmin, call, statusesOf, whileBlocked } from "@/lib/testing";

describe("/wp/v2/settings", () => {
  test("GET returns the nine settings, with their defaults", async () => {
    expect((await call(GET, { as: await anAdmin() })).json).toEqual({
      title: "Boards",
      description: "",
      url: "https://boards.test",
      email: "",
      timezone: "UTC",
      date_format: "F j, Y",
      time_format: "g:i a",
      start_of_week: 1,
      language: "en_US",
    });
  });

  test("POST changes only what is sent; the address of the site stays", async () => {
    const { json } = await call(POST, {
      as: await anAdmin(),
      body: {
        title: "Our boards\n",
        timezone: "Europe/Warsaw",
        start_of_week: "0",
        url: "https://evil.example",
        siteurl: "x",
      },
    });

    expect(json).toMatchObject({
      title: "Our boards",
      timezone: "Europe/Warsaw",
      start_of_week: 0,
      url: "https://boards.test",
      email: "",
    });
    expect(await readSiteSettings()).toMatchObject({ title: "Our boards", timezone: "Europe/Warsaw" });
  });

  test("two administrators at once undo nothing of each other's changes", async () => {
    const [title, description] = [{ title: "Harbour" }, { description: "By the sea" }];
    const admin = await anAdmin();
    const [second] = await whileBlocked(
      (tx) => writeSiteSettings(tx, title),
      () => [call(POST, { as: admin, body: description })],
    );

    expect(second.json).toMatchObject({ ...title, ...description });
    expect(await readSiteSettings()).toMatchObject({ ...title, ...description });
  });

  test.each([
    { timezone: "Mars/Olympus" },
    { start_of_week: 7 },
    { email: "x" },
    { language: "<b>" },
    { language: "en_US_GB" },
    { title: "" },
  ])("answers 400 for %j", async (body) => {
    const { json } = await call(POST, { as: await anAdmin(), body });

    expect(Object.keys(json.data.params)).toEqual(Object.keys(body));
    expect(await readSiteSettings()).toMatchObject({ title: "Boards", timezone: "UTC", start_of_week: 1 });
  });

  test("answers 403 for a service admin", async () => {
    const as = await aServiceAdmin();

    expect(statusesOf([await call(GET, { as }), await call(POST, { as, body: { title: "x" } })])).toEqual([403, 403]);
  });
});

import { expect, test } from "vitest";
import { GET } from "./route";
import { PUT as SITE } from "@/app/wp-json/wp/v2/settings/route";
import { anAdmin, aServiceAdmin, aUser, call } from "@/lib/testing";

test("GET /admin/pages lists the start page under the name of the site, for all admins", async () => {
  await call(SITE, { as: await anAdmin(), body: { title: "Northwind" } });

  const { json } = await call(GET, { as: await aServiceAdmin() });

  expect(json).toEqual({ pages: [{ id: 1, title: "Northwind", url: "https://boards.test/" }] });
});

test("GET /admin/pages answers 403 for people who are not admins", async () => {
  expect((await call(GET, { as: await aUser() })).status).toBe(403);
});

import { expect, test } from "vitest";
import { GET } from "@/app/wp-json/boards/v2/admin/pages/route";
import { PUT as SITE } from "@/app/wp-json/wp/v2/settings/route";
import { aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { anAdmin, aServiceAdmin } from "@/lib/testing/factories/people";

test("GET /admin/pages lists the start page under the name of the site, for all admins", async () => {
  await call(SITE, { as: await anAdmin(), body: { title: "Northwind" } });

  const { status, json } = await call(GET, { as: await aServiceAdmin() });

  expect([status, json]).toEqual([200, { pages: [{ id: 1, title: "Northwind", url: "https://boards.test/" }] }]);
});

test("GET /admin/pages answers 403 for a manager, 401 when signed out", async () => {
  const { anna } = await aBoardOfAnna();

  expect([(await call(GET, { as: anna })).status, (await call(GET)).status]).toEqual([403, 401]);
});

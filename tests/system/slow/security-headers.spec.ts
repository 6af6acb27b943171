import { test } from "@playwright/test";
import { PAGES } from "@/scripts/contract/pages";
import { ASKED_AS, expectHeaders } from "../page-headers";

test("S37: every page has the security headers for any client", async ({ request }) => {
  for (const { address } of PAGES) for (const client of ASKED_AS) await expectHeaders(request, address, client);
});

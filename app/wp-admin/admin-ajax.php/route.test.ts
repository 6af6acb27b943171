import { describe, expect, test } from "vitest";
import { GET, POST } from "./route";
import { GET as readMe } from "@/app/wp-json/wp/v2/users/me/route";
import { basic } from "@/lib/testing/http/basic";
import { call } from "@/lib/testing/http/call";
import { aUser, newApplicationPassword } from "@/lib/testing/factories/people";
import { aBrowserOf } from "@/lib/testing/http/sessions";
import { withSettings } from "@/lib/testing/factories/settings";

const ADDRESS = "https://boards.test/wp-admin/admin-ajax.php";

describe("/wp-admin/admin-ajax.php", () => {
  test("rest-nonce gives a browser the nonce that the REST API accepts", async () => {
    const anna = await aUser();
    const { cookie } = await aBrowserOf(anna);

    const response = await GET(new Request(`${ADDRESS}?action=rest-nonce`, { headers: cookie }));
    const nonce = await response.text();

    expect(response.status).toBe(200);
    expect(nonce).toMatch(/^[0-9a-f]{10}$/);
    expect((await call(readMe, { headers: { ...cookie, "x-wp-nonce": nonce } })).json.id).toBe(anna.id);
  });

  test("a form may name the action as well", async () => {
    const { cookie } = await aBrowserOf(await aUser());

    const response = await POST(
      new Request(ADDRESS, { method: "POST", headers: cookie, body: new URLSearchParams({ action: "rest-nonce" }) }),
    );

    expect(await response.text()).toMatch(/^[0-9a-f]{10}$/);
  });

  test("answers 400 with the body 0 for an unknown or missing action, and for rest-nonce without a login cookie", async () => {
    const anna = await aUser();
    const byPassword = basic(anna.login, await newApplicationPassword(anna));
    const { cookie } = await aBrowserOf(anna);

    const requests = [
      new Request(ADDRESS),
      new Request(`${ADDRESS}?action=`),
      new Request(`${ADDRESS}?action=toString`),
      new Request(`${ADDRESS}?action[]=rest-nonce`, { headers: cookie }),
      new Request(`${ADDRESS}?action=heartbeat`, { headers: cookie }),
      new Request(`${ADDRESS}?action=rest-nonce`),
      new Request(`${ADDRESS}?action=rest-nonce`, { headers: byPassword }),
    ];
    for (const request of requests) {
      const response = await GET(request);
      expect([response.status, await response.text(), response.headers.get("content-type")]).toEqual([
        400,
        "0",
        "text/html; charset=UTF-8",
      ]);
    }
    const broken = await POST(
      new Request(ADDRESS, { method: "POST", headers: { "content-type": "application/json" }, body: "{" }),
    );
    expect([broken.status, await broken.text()]).toEqual([400, "0"]);
  });

  test("with a slug, an action of another product keeps its name", async () => {
    const { cookie } = await aBrowserOf(await aUser());
    const statusOf = async (action: string) =>
      (await GET(new Request(`${ADDRESS}?action=${action}`, { headers: cookie }))).status;

    await withSettings({ BOARDS_SLUG: "acme-boards" }, async () => {
      expect([
        await statusOf("rest-nonce"),
        await statusOf("acme_boards_rest-nonce"),
        await statusOf("boards_rest-nonce"),
      ]).toEqual([200, 400, 400]);
    });
  });
});

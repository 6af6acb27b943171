import { describe, expect, test } from "vitest";
import { GET, POST } from "./route";
import { GET as readMe } from "@/app/wp-json/wp/v2/users/me/route";
import { aBrowserOf, aUser, call, withSettings } from "@/lib/testing";

const ADDRESS = "https://boards.test/wp-admin/admin-ajax.php";

describe("/wp-admin/admin-ajax.php", () => {
  test("rest-nonce gives a browser the nonce that the REST API accepts", async () => {
    const anna = await aUser();
    const { cookie } = await aBrowserOf(anna);

    const response = await GET(new Request(`${ADDRESS}?action=rest-nonce`, { headers: cookie }));
    const nonce = await response.text();

    expect(response.status).toBe(200);
    expect(nonce).toMatch(/^[0-9a-f]{10}$/);
    expect(response.headers.get("x-boards-person")).toBe(String(anna.id));
    expect((await call(readMe, { headers: { ...cookie, "x-wp-nonce": nonce } })).json.id).toBe(anna.id);
  });

  test("answers 400 with the body 0 for an unknown or malformed action", async () => {
    const { cookie } = await aBrowserOf(await aUser());

    const requests = [
      new Request(`${ADDRESS}?action=`),
      new Request(`${ADDRESS}?action=toString`),
      new Request(`${ADDRESS}?action[]=rest-nonce`, { headers: cookie }),
      new Request(`${ADDRESS}?action=heartbeat`, { headers: cookie }),
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

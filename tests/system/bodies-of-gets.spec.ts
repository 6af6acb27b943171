import { type APIResponse, expect, test } from "@playwright/test";
import { aPerson, administratorHeaders } from "@/e2e/support/people";

const SEARCH = "boards/v2/search-boards-users";
const SPELLINGS = [
  `/wp-json/${SEARCH}`,
  `/wp-json/${SEARCH}/`,
  `/?rest_route=/${SEARCH}`,
  `/index.php?rest_route=/${SEARCH}`,
  `/index.php/wp-json/${SEARCH}`,
  `/api/${SEARCH}`,
  "/wp-json/acme-boards/v2/search-acme-boards-users",
];

test("the JSON body of a GET is read for every spelling, wins over the query, and has the same limit as others", async ({
  request,
}) => {
  const [{ name, login }, other] = [await aPerson("Ottoline"), await aPerson("Vivica")];
  const headers = await administratorHeaders();
  const loginsIn = async (found: APIResponse) =>
    (await found.json()).map((person: { user_login: string }) => person.user_login);

  for (const path of SPELLINGS) {
    const found = await request.get(path, { headers, data: { searchInput: name } });
    expect.soft(found.status(), path).toBe(200);
    expect.soft(await loginsIn(found), path).toEqual([login]);
    expect
      .soft((await request.get(path, { data: { searchInput: name } })).status(), `${path} without a nonce`)
      .toBe(401);
  }
  const both = await request.get(`/wp-json/${SEARCH}?searchInput=${encodeURIComponent(other.name)}`, {
    headers,
    data: { searchInput: name },
  });
  expect(await loginsIn(both)).toEqual([login]);

  const broken = await request.get(`/wp-json/${SEARCH}`, {
    headers: { ...headers, "content-type": "application/json" },
    data: Buffer.from("{"),
  });
  const long = await request.get(`/wp-json/${SEARCH}`, { headers, data: { searchInput: "x".repeat(2 * 1024 * 1024) } });
  expect([broken.status(), (await broken.json()).code]).toEqual([400, "rest_invalid_json"]);
  expect(long.status()).toBe(413);
});

test("S05: a GET writes nothing, whatever body or method override it has", async ({ request }) => {
  const headers = await administratorHeaders();
  const { board } = await (
    await request.post("/wp-json/boards/v2/projects", { headers, data: { board: { title: "Stays", type: "to-do" } } })
  ).json();
  const path = `/wp-json/boards/v2/projects/${board.id}`;
  const data = { board: { title: "Gone" }, _method: "DELETE" };

  for (const method of ["DELETE", "PUT", "POST"]) {
    const answers = [
      await request.get(path, { headers, data }),
      await request.get(path, { headers: { ...headers, "X-HTTP-Method-Override": method }, data }),
      await request.get(`${path}?_method=${method}`, { headers, data }),
      await request.get(`${path}?%5Fmethod=${method}`, { headers, data }),
      await request.get(`/?_method=${method}&rest_route=/boards/v2/projects/${board.id}`, { headers, data }),
    ];
    for (const answer of answers) expect([answer.status(), (await answer.json()).board?.title]).toEqual([200, "Stays"]);
    expect(
      (
        await request.get(`/?rest_route=/boards/v2/projects/${board.id}%3F_method=${method}`, { headers, data })
      ).status(),
    ).toBe(404);
  }

  const still = await request.get(path, { headers });
  expect([still.status(), (await still.json()).board.title]).toEqual([200, "Stays"]);
  const session = await request.get("/api/auth/session", { data: { a: 1 } });
  expect([session.status(), await session.text()], "beside the API").toEqual([200, "{}"]);
});

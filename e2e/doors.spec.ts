import { expect, test } from "@playwright/test";
import { basic } from "./people";
import { raw } from "./raw";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const noRoute = { status: 404, json: { code: "rest_no_route" } };

const DOORS: [path: string, methods: string[], status: number][] = [
  ["/wp-login.php", ["GET"], 302],
  ["/wp-admin/admin-ajax.php", ["GET", "POST"], 400],
  ["/photos/deleted", ["GET"], 200],
  ["/api/auth/csrf", ["GET", "POST"], 200],
];

for (const [path, methods, status] of DOORS) {
  test(`${path} answers every method, each time with the request's id`, async ({ baseURL }) => {
    const answers = await Promise.all(["GET", "OPTIONS", "PUT", "PATCH", "DELETE"].map((method) => raw(baseURL, path, { method, headers: { "x-request-id": "made up" } })));

    const [get, options, ...others] = answers;
    expect(get?.status).toBe(status);
    expect(options).toMatchObject({ status: 200, headers: { allow: methods.join(", ") }, json: { methods } });
    for (const other of others) expect(other).toMatchObject(noRoute);
    for (const { headers } of answers) expect(headers["x-request-id"]).toMatch(UUID);
  });
}

test("a page has an id of its own, whatever the client says", async ({ baseURL }) => {
  const { headers } = await raw(baseURL, "/login", { headers: { "x-request-id": "made up", accept: "text/html" } });

  expect(headers["x-request-id"]).toMatch(UUID);
});

test("wrong credentials are refused where nothing is, too", async ({ baseURL }) => {
  const headers = basic("nobody", "wrong");

  for (const [method, path] of [["POST", "/wp-json/boards/v2/nothing"], ["PATCH", "/wp-json/boards/v2/projects"], ["OPTIONS", "/wp-json/boards/v2/projects"], ["DELETE", "/wp-json/"]] as const) {
    expect(await raw(baseURL, path, { method, headers })).toMatchObject({ status: 401, json: { code: "incorrect_password" } });
  }
});

import { expect, test } from "@playwright/test";
import { basic } from "@/e2e/support/people";
import { raw } from "@/e2e/support/raw";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const noRoute = { status: 404, json: { code: "rest_no_route" } };

const ADDRESSES: [path: string, methods: string[], status: number][] = [
  ["/wp-login.php", ["GET", "POST"], 302],
  ["/wp-admin/admin-ajax.php", ["GET", "POST"], 400],
  ["/photos/deleted", ["GET"], 200],
  ["/api/auth/csrf", ["GET", "POST"], 200],
];

const UNSERVED = [
  ["POST", "/wp-json/boards/v2/nothing"],
  ["PATCH", "/wp-json/boards/v2/projects"],
  ["OPTIONS", "/wp-json/boards/v2/projects"],
  ["DELETE", "/wp-json/"],
] as const;

test("plain routes answer every method with a request id; wrong credentials are refused even for missing paths", async ({
  baseURL,
}) => {
  for (const [path, methods, status] of ADDRESSES) {
    const answers = await Promise.all(
      ["GET", "OPTIONS", "PUT", "PATCH", "DELETE"].map((method) =>
        raw(baseURL, path, { method, headers: { "x-request-id": "made up" } }),
      ),
    );

    const [get, options, ...others] = answers;
    expect.soft(get?.status, path).toBe(status);
    expect
      .soft(options, path)
      .toMatchObject({ status: 200, headers: { allow: methods.join(", ") }, json: { methods } });
    for (const other of others) expect.soft(other, path).toMatchObject(noRoute);
    for (const { headers } of answers) expect.soft(headers["x-request-id"], path).toMatch(UUID);
  }

  const page = await raw(baseURL, "/login", { headers: { "x-request-id": "made up", accept: "text/html" } });
  expect(page.headers["x-request-id"]).toMatch(UUID);
  for (const [method, path] of UNSERVED) {
    expect
      .soft(await raw(baseURL, path, { method, headers: basic("nobody", "wrong") }), `${method} ${path}`)
      .toMatchObject({ status: 401, json: { code: "incorrect_password" } });
  }
});

import { expect, test } from "@playwright/test";
import { raw } from "@/e2e/support/raw";

test("a first start answers, has its database, and prints the one-time link", async ({ request, baseURL }) => {
  for (const address of ["/healthz", "/readyz"]) expect((await request.get(address)).status(), address).toBe(200);
  expect(process.env.E2E_SETUP_URL).toMatch(new RegExp(`^${baseURL}/setup\\?token=[\\w-]{20,}$`));
});

test("no folder is listed, and no file of the installation is served", async ({ baseURL }) => {
  const inside = [
    "/package.json",
    "/.env",
    "/.git/config",
    "/prisma/schema.prisma",
    "/server/main.ts",
    "/server.mjs",
    "/data/",
    "/.next/BUILD_ID",
    "/_next/../package.json",
    "/_next/static/",
    "/_next/static/chunks/",
    "/files/",
    "/photos/",
    "/mails/",
  ];
  for (const path of inside) {
    const { status, headers } = await raw(baseURL, path, { headers: { accept: "text/html" } });

    expect.soft([400, 403, 404], path).toContain(status);
    expect.soft(headers["x-powered-by"], path).toBeUndefined();
    expect.soft(headers.server, path).toBeUndefined();
  }
});

test("scripts come without their source maps", async ({ request }) => {
  const scripts = [...new Set((await (await request.get("/login")).text()).match(/\/_next\/static\/[^"\\]+\.js/g))];

  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    expect.soft(await (await request.get(script)).text(), script).not.toContain("sourceMappingURL");
    expect.soft((await request.get(`${script}.map`)).status(), script).toBe(404);
  }
});

test("nobody can sign in with common default names and passwords", async ({ request, baseURL }) => {
  const users = `${baseURL}/wp-json/wp/v2/users/me`;
  for (const [name, password] of [
    ["admin", "admin"],
    ["admin", "password"],
    ["administrator", "administrator"],
    ["root", "root"],
    ["boards", "boards"],
    ["postgres", "postgres"],
  ]) {
    const authorization = `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`;
    expect.soft((await request.get(users, { headers: { authorization } })).status(), name).toBe(401);
  }
  const { json } = await raw(baseURL, "/api/auth/session");
  expect(json).toEqual({});
});

test("the set-up link works only once", async ({ request }) => {
  const token = new URL(process.env.E2E_SETUP_URL ?? "").searchParams.get("token");

  const again = await request.post("/wp-json/boards-app/v1/setup", {
    data: { token, login: "second", email: "second@example.com", password: "a long enough passphrase" },
  });

  expect([again.status(), (await again.json()).message]).toEqual([403, "Boards is set up already. Please sign in."]);
});

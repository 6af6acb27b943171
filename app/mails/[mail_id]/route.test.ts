import { describe, expect, test } from "vitest";
import { GET } from "./route";
import type { User } from "@/generated/prisma/client";
import { encrypt } from "@/lib/secrets/secrets";
import { aBrowserOf, aMail, aMailWithAnotherSecret, anAdmin, aServiceAdmin, aUser, statusesOf } from "@/lib/testing";

async function frame(id: number, user: User | null, query = "") {
  const headers = user ? (await aBrowserOf(user)).cookie : {};
  const response = await GET(new Request(`https://boards.test/mails/${id}${query}`, { headers }), {
    params: Promise.resolve({ mail_id: String(id) }),
  });
  return {
    status: response.status,
    headers: response.headers,
    text: await response.text(),
    policy: response.headers.get("content-security-policy") ?? "",
  };
}

describe("GET /mails/:mail_id", () => {
  test("serves the HTML of a mail, in which links lead nowhere", async () => {
    const mail = await aMail({
      html: encrypt(
        "mail",
        '<!doctype html><html><head><title>x</title></head><body><p style="color:red">Hello</p></body></html>',
      ),
    });

    const { status, text, headers, policy } = await frame(mail.id, await anAdmin());

    expect([status, text]).toEqual([
      200,
      '<!doctype html><html><head><base target="_blank"><style>a,area{pointer-events:none!important}</style><title>x</title></head><body><p style="color:red">Hello</p></body></html>',
    ]);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
    });
    expect(policy.split("; ")).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        "img-src data:",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
        "sandbox",
      ]),
    );
  });

  test("loads pictures of other servers only on request", async () => {
    const [mail, root] = [await aMail(), await anAdmin()];

    expect((await frame(mail.id, root)).policy).not.toContain("https:");
    expect((await frame(mail.id, root, "?pictures")).policy).toContain("img-src data: https: http:;");
  });

  test("answers 401 when signed out, 403 to members and service admins, whether the mail exists or not", async () => {
    const mail = await aMail();

    for (const id of [mail.id, 2_000_000_000]) {
      const answers = [await frame(id, null), await frame(id, await aUser()), await frame(id, await aServiceAdmin())];
      expect(statusesOf(answers)).toEqual([401, 403, 403]);
    }
  });

  test("says so when a mail was encrypted with another secret", async () => {
    const { status, text } = await frame((await aMailWithAnotherSecret()).id, await anAdmin());

    expect([status, text]).toEqual([200, expect.stringMatching(/It was written with another BOARDS_SECRET\.$/)]);
  });

  test("answers 404 for a mail that does not exist or is plain text", async () => {
    const root = await anAdmin();

    expect((await frame(2_000_000_000, root)).status).toBe(404);
    expect((await frame((await aMail({ html: null })).id, root)).status).toBe(404);
  });
});

import { describe, expect, test } from "vitest";
import { GET } from "@/app/mails/[mail_id]/route";
import type { User } from "@/generated/prisma/client";
import { encrypt } from "@/lib/secrets/secrets";
import { aMail, aMailWithAnotherSecret } from "@/lib/testing/factories/mails";
import { anAdmin, aServiceAdmin, aUser } from "@/lib/testing/factories/people";
import { aBrowserOf } from "@/lib/testing/http/sessions";

async function frame(id: number, user: User | null, { query = "", method = "GET" } = {}) {
  const headers = user ? (await aBrowserOf(user)).cookie : {};
  const response = await GET(new Request(`https://boards.test/mails/${id}${query}`, { headers, method }), {
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

    expect(status).toBe(200);
    expect(text).toBe(
      '<!doctype html><html><head><base target="_blank"><style>a,area{pointer-events:none!important}</style><title>x</title></head><body><p style="color:red">Hello</p></body></html>',
    );
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
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
    expect((await frame(mail.id, root, { query: "?pictures" })).policy).toContain("img-src data: https: http:;");
  });

  test("HEAD has the same headers and no body", async () => {
    const mail = await aMail();

    const { status, text } = await frame(mail.id, await anAdmin(), { method: "HEAD" });

    expect([status, text]).toEqual([200, ""]);
  });

  test("answers 401 when signed out, 403 to members and service admins, whether the mail exists or not", async () => {
    const mail = await aMail({ text: "a link that opens a door" });
    const [max, service] = [await aUser(), await aServiceAdmin()];

    for (const [who, status] of [
      [null, 401],
      [max, 403],
      [service, 403],
    ] as const) {
      for (const id of [mail.id, 2_000_000_000]) {
        const answer = await frame(id, who);
        expect(answer.status).toBe(status);
        expect(answer.text).not.toContain("a link that opens a door");
      }
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

import { describe, expect, test } from "vitest";
import { GET } from "./route";
import type { User } from "@/generated/prisma/client";
import { aBrowserOf, anAdmin, aServiceAdmin, aUser } from "@/lib/testing";

async function example(user: User | null, query: Record<string, string> = {}) {
  const headers = user ? (await aBrowserOf(user)).cookie : undefined;
  const response = await GET(
    new Request(`https://boards.test/mails/example?${new URLSearchParams(query)}`, { headers }),
  );
  return {
    status: response.status,
    text: await response.text(),
    policy: response.headers.get("content-security-policy"),
  };
}

describe("GET /mails/example", () => {
  test("shows a mail with the branding that is being typed", async () => {
    const { status, text } = await example(await anAdmin(), {
      business_name: "Harbour & Sons",
      business_address: "1 Street\n2 Town",
      business_logo: "https://example.com/logo.png",
    });

    expect(status).toBe(200);
    expect(text).toContain('<img src="https://example.com/logo.png" alt="Harbour &amp; Sons"');
    expect(text).toContain("<bdi>Harbour &amp; Sons<br>1 Street<br>2 Town</bdi>");
  });

  test("uses the site's name when there is none, and leaves out what can't be saved", async () => {
    const { status, text } = await example(await aServiceAdmin(), {
      business_address: "x".repeat(1_001),
      business_logo: "javascript:alert(1)",
    });

    expect(status).toBe(200);
    expect(text).toContain("<bdi>Boards</bdi></p>");
    expect(text).not.toMatch(/<img|javascript:|xxx/);
  });

  test("shows markup as text", async () => {
    const { text, policy } = await example(await anAdmin(), {
      business_name: "<script>alert(1)</script>",
      business_logo: 'https://x.test/"onerror="alert(1)',
    });

    expect(text).not.toMatch(/<script|"onerror/);
    expect(policy).toMatch(/default-src 'none'.*sandbox$/);
  });

  test("answers 401 when signed out, 403 to a member", async () => {
    expect((await example(null)).status).toBe(401);
    expect((await example(await aUser())).status).toBe(403);
  });
});

import { describe, expect, test } from "vitest";
import { accountOf, aUserWithPassword, call, mailsOfKind, runJobs } from "@/lib/testing";
import { POST } from "./route";

describe("POST /password/forgot", () => {
  test("mails a link, which is stored without a mail server; the password stays", async () => {
    const anna = await aUserWithPassword({ displayName: "Anna <b>B</b>" });

    const { json } = await call(POST, { body: { login: anna.login } });
    await runJobs();

    expect(json).toEqual({ message: "If there is such an account, a mail with a link is on its way to its address" });
    const [mail] = await mailsOfKind("password-reset");
    expect(mail).toMatchObject({ toAddress: anna.email, subject: "Reset your password for Boards", state: "stored" });
    expect(mail?.text).toMatch(/https:\/\/boards\.test\/login\/reset\?token=[\w-]{43}/);
    expect(mail?.html).toContain("Anna &lt;b&gt;B&lt;/b&gt;");
    expect((await accountOf(anna)).passwordHash).toBe(anna.passwordHash);
  });

  test("answers 429 for a sixth request from one address", async () => {
    const requestLink = () => call(POST, { body: { login: "somebody" } });
    for (let time = 1; time <= 5; time += 1) expect((await requestLink()).status).toBe(200);

    const { status, headers } = await requestLink();

    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(3000);
  });

  test("answers 400 without a name", async () => {
    expect((await call(POST, { body: {} })).json.data.params).toEqual({ login: "The login field is required." });
  });
});

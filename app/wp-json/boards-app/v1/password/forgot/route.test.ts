import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { SOCKET_ADDRESS } from "@/lib/http/request/address";
import { call } from "@/lib/testing/http/call";
import { mailsOfKind, runJobs } from "@/lib/testing/probes/jobs";
import { aUser } from "@/lib/testing/factories/people";
import { aUserWithPassword } from "@/lib/testing/http/sessions";
import { POST } from "./route";

describe("POST /password/forgot", () => {
  test("answers the same for an account and for none, and mails a link to the account alone", async () => {
    const anna = await aUserWithPassword();

    const [known, unknown] = [
      await call(POST, { body: { login: anna.login } }),
      await call(POST, { body: { login: "nobody" } }),
    ];
    await runJobs();

    expect([known.status, known.json]).toEqual([
      200,
      { message: "If there is such an account, a mail with a link is on its way to its address" },
    ]);
    expect([unknown.status, unknown.json]).toEqual([known.status, known.json]);
    expect(await mailsOfKind("password-reset")).toMatchObject([
      { toAddress: anna.email, text: expect.stringMatching(/https:\/\/boards\.test\/login\/reset\?token=[\w-]{43}/) },
    ]);
    expect((await db.user.findUniqueOrThrow({ where: { id: anna.id } })).passwordHash).toBe(anna.passwordHash);
  });

  test("without a mail server the mail is kept", async () => {
    const anna = await aUser({ displayName: "Anna <b>B</b>" });

    await call(POST, { body: { login: anna.login } });
    await runJobs();

    const [mail] = await mailsOfKind("password-reset");

    expect(mail).toMatchObject({ toAddress: anna.email, subject: "Choose a new password for Boards", state: "kept" });
    expect(mail?.html).toContain("Anna &lt;b&gt;B&lt;/b&gt;");
  });

  test("however many ask, from wherever, three mails an hour", async () => {
    const anna = await aUserWithPassword();
    for (let from = 1; from <= 6; from += 1)
      await call(POST, { body: { login: anna.login }, headers: { [SOCKET_ADDRESS]: `198.51.100.${from}` } });

    await runJobs();

    expect(await mailsOfKind("password-reset")).toHaveLength(3);
  });

  test("429 for a sixth time from one address", async () => {
    const ask = () => call(POST, { body: { login: "somebody" } });
    for (let time = 1; time <= 5; time += 1) expect((await ask()).status).toBe(200);

    const { status, headers } = await ask();

    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(3000);
  });

  test("400 without a name", async () => {
    expect((await call(POST, { body: {} })).json.data.params).toEqual({ login: "The login field is required." });
  });
});

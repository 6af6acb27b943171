import { describe, expect, test } from "vitest";
import { GET as read } from "@/app/wp-json/boards-app/v1/mails/[mail_id]/route";
import { GET as list } from "./route";
import { POST as forgot } from "@/app/wp-json/boards-app/v1/password/forgot/route";
import { db } from "@/lib/db";
import { listMails } from "@/lib/mail/list";
import { aMail, anAdmin, aServiceAdmin, aUser, call, runJobs } from "@/lib/testing";
import { smtpServer } from "@/lib/testing/doubles/smtp";
import { statementsOf } from "@/lib/testing/db/statements";

async function aStoredMail() {
  await call(forgot, { body: { login: (await aUser({ login: "anna" })).login } });
  await runJobs();
}

const NONE = { queued: 0, sending: 0, sent: 0, failed: 0, dead: 0, stored: 0 };

describe("the mails of the site", () => {
  test("lists mails that no mail server accepted to an administrator", async () => {
    const admin = await anAdmin();
    await aStoredMail();

    const { json } = await call(list, { as: admin, query: { state: "stored" } });

    expect(json).toMatchObject({
      total: 1,
      has_mail_server: false,
      mails: [
        {
          id: 1,
          kind: "password-reset",
          to: "anna@example.com",
          subject: "Reset your password for Boards",
          state: "stored",
          sent_at: null,
        },
      ],
    });
    expect(JSON.stringify(json)).not.toContain("token=");
    expect((await call(read, { as: admin, params: { mail_id: 1 } })).json.mail.text).toContain(
      "https://boards.test/login/reset?token=",
    );
    expect((await call(list, { as: admin, query: { state: "dead" } })).json).toEqual({
      mails: [],
      total: 0,
      counts: { ...NONE, stored: 1 },
      has_mail_server: false,
    });
  });

  test("counts the mails of each state, and says whether a mail server is set", async () => {
    await smtpServer();
    for (const state of ["sent", "sent", "sending", "failed"] as const) await aMail({ state });

    const { json } = await call(list, { as: await anAdmin(), query: { state: "sending", per_page: 1 } });

    expect(json).toMatchObject({
      total: 1,
      mails: [{ state: "sending" }],
      counts: { ...NONE, sent: 2, sending: 1, failed: 1 },
      has_mail_server: true,
    });
  });

  test("says when a mail is retried, and whether one that was given up may have arrived", async () => {
    const admin = await anAdmin();
    const waiting = await aMail({ state: "failed" });
    await db.$executeRaw`SELECT graphile_worker.add_job('send-mail', job_key => ${`mail ${waiting.id}`}, run_at => '2031-03-01T10:00:00Z'::timestamptz)`;
    await aMail({ state: "dead", handedAt: new Date() });

    const { json } = await call(list, { as: admin });

    expect(json.mails).toMatchObject([
      { state: "dead", may_have_arrived: true, next_try_at: null },
      { state: "failed", may_have_arrived: false, next_try_at: "2031-03-01 10:00:00" },
    ]);
    expect((await call(read, { as: admin, params: { mail_id: waiting.id } })).json.mail).toMatchObject({
      next_try_at: "2031-03-01 10:00:00",
    });
  });

  test("are listed without loading their text, which the list does not show", async () => {
    await aMail();

    const statements = await statementsOf(() => listMails({ page: 1, perPage: 10, state: undefined, search: "" }));

    expect(statements.filter(({ text }) => /"(?:text|html)"/.test(text))).toEqual([]);
  });

  test("is empty for a page beyond the end", async () => {
    expect(
      (await call(list, { as: await anAdmin(), query: { page: 1_000_000_000, per_page: 100 } })).json,
    ).toMatchObject({ mails: [], total: 0 });
  });

  test.each([
    ["a part of the address", "ANNA@", 2],
    ["a part of the subject", "grüße", 1],
    ["a character that means something to LIKE", "100%", 1],
    ["one that is nowhere", "_", 0],
    ["Arabic", "نص", 1],
    ["nothing", "", 4],
    ["very much", "x".repeat(1_000), 0],
  ])("finds mails by receiver and subject: %s", async (_, search, total) => {
    await aMail();
    await aMail({ subject: "Grüße" });
    await aMail({ toAddress: "max@example.com", subject: "100% نص" });
    await aMail({ toAddress: "max@example.com" });

    expect((await call(list, { as: await anAdmin(), query: { search } })).json.total).toBe(total);
  });

  test("answers 403 for a service admin: a link in a mail opens an administrator's account", async () => {
    expect((await call(list, { as: await aServiceAdmin() })).status).toBe(403);
  });

  test("answers 400 for an unknown state, and for a search of more than 1,000 characters", async () => {
    expect((await call(list, { as: await anAdmin(), query: { state: "lost" } })).status).toBe(400);
    expect((await call(list, { as: await anAdmin(), query: { search: "x".repeat(1_001) } })).json.data.params).toEqual({
      search: "The search may not be longer than 1000 characters.",
    });
  });
});

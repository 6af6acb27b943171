import { describe, expect, test } from "vitest";
import { POST } from "./route";
import { db } from "@/lib/db";
import { aMail, anAdmin, aServiceAdmin, call, type Caller, runJobs, statusesOf } from "@/lib/testing";
import { smtpServer } from "@/lib/testing/doubles/smtp";

const retry = async (mail_id: number, as?: Caller) => call(POST, { as: as ?? (await anAdmin()), params: { mail_id } });
const currentState = async () => (await db.mail.findFirstOrThrow()).state;

describe("POST /boards-app/v1/mails/:mail_id/retry", () => {
  test.each([
    ["failed", {}],
    ["given up", { state: "dead", attempts: 10 }],
    ["given up when nobody knew whether it arrived", { state: "dead", handedAt: new Date() }],
    ["stored while there was no mail server", { state: "stored" }],
  ] as const)("sends a mail that was %s", async (_, state) => {
    const { received } = await smtpServer();
    const { id } = await aMail({ state: "failed", lastError: "no", ...state });

    const { json } = await retry(id);
    await runJobs();

    expect(json).toMatchObject({
      message: "The mail will be sent again",
      mail: { id, state: "queued", next_try_at: expect.any(String) },
    });
    expect(received).toHaveLength(1);
    expect(await currentState()).toBe("sent");
  });

  test("gives it ten new attempts at once, however far off the next one was", async () => {
    await smtpServer({ refuse: { at: "content", reply: "451 Later" } });
    const { id } = await aMail({ state: "failed", attempts: 9 });
    await db.$executeRaw`SELECT graphile_worker.add_job('send-mail', json_build_object('mailId', ${id}::int), job_key => ${`mail ${id}`}, run_at => now() + interval '2 hours', max_attempts => 1)`;

    await retry(id);
    await runJobs();

    expect(await db.mail.findFirst()).toMatchObject({ state: "failed", attempts: 10 });
    expect(
      await db.$queryRaw`SELECT attempts::int, max_attempts::int FROM graphile_worker.jobs WHERE key = ${`mail ${id}`}`,
    ).toEqual([{ attempts: 1, max_attempts: 10 }]);
  });

  test("sends it once when two people retry at the same time", async () => {
    const { received } = await smtpServer();
    const { id } = await aMail({ state: "dead" });
    const admin = await anAdmin();

    const answers = await Promise.all([retry(id, admin), retry(id, admin)]);
    await runJobs();

    expect(statusesOf(answers).sort()).toEqual([200, 400]);
    expect(received).toHaveLength(1);
  });

  test.each([
    ["queued", "This mail waits to be sent already."],
    ["sending", "This mail is just being sent."],
    ["sent", "This mail was sent."],
  ] as const)("answers 400 for a mail that is %s", async (state, message) => {
    const { received } = await smtpServer();
    const { id } = await aMail({ state });

    expect((await retry(id)).json).toMatchObject({ code: "rest_invalid_param", message });
    await runJobs();
    expect(received).toEqual([]);
    expect(await currentState()).toBe(state);
  });

  test("answers 400 without a mail server, and the mail stays stored", async () => {
    const { id } = await aMail({ state: "stored" });

    expect((await retry(id)).json).toMatchObject({
      code: "rest_invalid_param",
      message: "No mail server is set. Set SMTP_URL and start Boards again.",
    });
    expect(await currentState()).toBe("stored");
  });

  test("answers 403 for a service admin, 404 for a mail that does not exist", async () => {
    expect((await retry(4711, await aServiceAdmin())).status).toBe(403);
    expect((await retry(4711)).status).toBe(404);
  });
});

import { describe, expect, test } from "vitest";
import { POST } from "./route";
import { db } from "@/lib/db";
import { aMail, anAdmin, aServiceAdmin, call, runJobs } from "@/lib/testing";
import { smtpServer } from "@/lib/testing/doubles/smtp";

const states = async () => (await db.mail.findMany({ orderBy: { id: "asc" } })).map(({ state }) => state);

describe("POST /boards-app/v1/mails/retry", () => {
  test("sends all mails that failed or were given up, but none that may have arrived, is stored or is being sent", async () => {
    const { received } = await smtpServer();
    for (const state of ["failed", "dead", "stored", "sent", "sending"] as const)
      await aMail({ state, toAddress: `${state}@mail.internal` });
    await aMail({ state: "dead", handedAt: new Date() });

    const { json } = await call(POST, { as: await anAdmin() });
    await runJobs();

    expect(json).toEqual({ message: "The mails will be sent again", count: 2 });
    expect(received.map(({ envelope: { to } }) => to[0]).sort()).toEqual([
      "dead@mail.internal",
      "failed@mail.internal",
    ]);
    expect(await states()).toEqual(["sent", "sent", "stored", "sent", "sending", "dead"]);
  });

  test("sends each mail once when two people retry at the same time", async () => {
    const { received } = await smtpServer();
    for (let count = 0; count < 5; count += 1) await aMail({ state: "dead" });
    const admin = await anAdmin();

    const answers = await Promise.all([call(POST, { as: admin }), call(POST, { as: admin })]);
    await runJobs();

    expect(answers.map(({ json }) => json.count).sort()).toEqual([0, 5]);
    expect(received).toHaveLength(5);
  });

  test("runs as many SQL statements for many mails as for one, and returns 0 when there are none", async () => {
    await smtpServer();
    const admin = await anAdmin();
    expect((await call(POST, { as: admin })).json.count).toBe(0);
    await aMail({ state: "dead" });
    const one = await call(POST, { as: admin });
    const mail = { kind: "test", toAddress: "a@mail.internal", subject: "x", text: "x", state: "failed" as const };
    await db.mail.createMany({ data: Array.from({ length: 500 }, () => mail) });

    const many = await call(POST, { as: admin });

    expect([one.json.count, many.json.count]).toEqual([1, 500]);
    expect(many.queries).toBe(one.queries);
  });

  test("answers 400 without a mail server", async () => {
    await aMail({ state: "dead" });

    expect((await call(POST, { as: await anAdmin() })).json).toMatchObject({
      code: "rest_invalid_param",
      message: expect.stringContaining("SMTP_URL"),
    });
    expect(await states()).toEqual(["dead"]);
  });

  test("answers 403 for a service admin", async () => {
    expect((await call(POST, { as: await aServiceAdmin() })).status).toBe(403);
  });
});

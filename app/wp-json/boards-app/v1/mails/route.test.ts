import { describe, expect, test } from "vitest";
import { GET as read } from "@/app/wp-json/boards-app/v1/mails/[mail_id]/route";
import { GET as list } from "@/app/wp-json/boards-app/v1/mails/route";
import { POST as forgot } from "@/app/wp-json/boards-app/v1/password/forgot/route";
import { call } from "@/lib/testing/call";
import { runJobs } from "@/lib/testing/jobs";
import { anAdmin, aServiceAdmin, aUser } from "@/lib/testing/people";

async function aKeptMail() {
  await call(forgot, { body: { login: (await aUser({ login: "anna" })).login } });
  await runJobs();
}

describe("the mails of the site", () => {
  test("an administrator reads those that no mail server took", async () => {
    const admin = await anAdmin();
    await aKeptMail();

    const { json } = await call(list, { as: admin, query: { state: "kept" } });

    expect(json).toMatchObject({ total: 1, mails: [{ id: 1, kind: "password-reset", to: "anna@example.com", subject: "Choose a new password for Boards", state: "kept", sent_at: null }] });
    expect(JSON.stringify(json)).not.toContain("token=");
    expect((await call(read, { as: admin, params: { mail_id: 1 } })).json.mail.text).toContain("https://boards.test/login/reset?token=");
    expect((await call(list, { as: admin, query: { state: "dead" } })).json).toEqual({ mails: [], total: 0 });
  });

  test("403 for everybody else, a service admin too: a link in them opens an administrator's account", async () => {
    await aKeptMail();

    for (const as of [await aUser(), await aServiceAdmin()]) {
      expect((await call(list, { as })).status).toBe(403);
      for (const mail_id of [1, 4711]) expect((await call(read, { as, params: { mail_id } })).status).toBe(403);
    }
    expect((await call(list)).status).toBe(401);
  });

  test("404 for one that is not there, 400 for a state that is none", async () => {
    const admin = await anAdmin();

    expect((await call(read, { as: admin, params: { mail_id: 4711 } })).json.message).toBe("Mail not found");
    expect((await call(list, { as: admin, query: { state: "lost" } })).status).toBe(400);
  });
});

import { describe, expect, test } from "vitest";
import { replyAddress } from "@/lib/incoming-mail/reply-address";
import { aMail, aMailWithAnotherSecret, anAdmin, aServiceAdmin, call } from "@/lib/testing";
import { GET as LIST } from "../route";
import { GET } from "./route";

describe("GET /boards-app/v1/mails/:mail_id", () => {
  test("returns its text, HTML and headers, without the signature of its address for replies", async () => {
    const replyTo = replyAddress({ userId: 1, taskId: 2, commentId: null });
    const headers = { "In-Reply-To": "<task-1@boards.test>", "Reply-To": replyTo };
    const { id } = await aMail({ text: "Hello Anna", headers });

    expect((await call(GET, { as: await anAdmin(), params: { mail_id: id } })).json.mail).toMatchObject({
      id,
      text: "Hello Anna",
      html: "<p>Hello Anna</p>",
      headers: { "In-Reply-To": "<task-1@boards.test>", "Reply-To": "reply-1-2-…@in.boards.test" },
    });
  });

  test("names its Message-ID once a mail server may have it", async () => {
    const { id } = await aMail({ messageId: "<mail-1@boards.test>" });

    expect((await call(GET, { as: await anAdmin(), params: { mail_id: id } })).json.mail.headers).toEqual({
      "Message-ID": "<mail-1@boards.test>",
    });
  });

  test("says so when a mail was encrypted with another secret", async () => {
    const { id } = await aMailWithAnotherSecret();
    const { id: textAlone } = await aMailWithAnotherSecret({ html: null });
    const { id: broken } = await aMail({ text: "x", html: "x.y.z" });
    const root = await anAdmin();
    const mailOf = async (mail_id: number) => (await call(GET, { as: root, params: { mail_id } })).json.mail;

    const explanation = "It was written with another BOARDS_SECRET.";
    for (const each of [id, broken])
      expect(await mailOf(each)).toMatchObject({ text: explanation, html: explanation, subject: "Hello" });
    expect(await mailOf(textAlone)).toMatchObject({ text: explanation, html: null });
    expect((await call(LIST, { as: root })).json.total).toBe(3);
  });

  test("answers 403 for a service admin, whether the mail exists or not, 404 for an administrator", async () => {
    const { id } = await aMail();
    const as = await aServiceAdmin();

    for (const mail_id of [id, 4711]) expect((await call(GET, { as, params: { mail_id } })).status).toBe(403);
    expect((await call(GET, { as: await anAdmin(), params: { mail_id: 4711 } })).json.message).toBe("Mail not found");
  });
});

import { describe, expect, test } from "vitest";
import { GET, POST } from "./route";
import { db } from "@/lib/db";
import { type Unsubscription, unsubscribeToken } from "@/lib/mail/unsubscribe";
import { aBoardOfAnna } from "@/lib/testing";

const savedOf = async (userId: number, key: string) =>
  (await db.userSetting.findUnique({ where: { userId_key: { userId, key } } }))?.value;
const unsubscribe = (method: string, token: string, { body, headers }: RequestInit = {}) =>
  new Request(`https://boards.test/unsubscribe/now?token=${encodeURIComponent(token)}`, { method, body, headers });

/** The form as mail programs send it. */
const press = (
  unsubscription: Unsubscription,
  body: BodyInit = new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
) => POST(unsubscribe("POST", unsubscribeToken(unsubscription), { body }));

describe("the unsubscribe link", () => {
  test("stops its kinds of mail on all boards, whatever was set on a board, and no other kinds", async () => {
    const { anna, board } = await aBoardOfAnna();
    await db.boardMember.updateMany({
      where: { boardId: board.id },
      data: { preferences: { email_after_comment: true, email_after_task_archive: true } },
    });
    await db.userSetting.create({
      data: { userId: anna.id, key: "notifications", value: { watch_on_commenting: false } },
    });

    const { status } = await press({ userId: anna.id, kinds: ["email_after_comment", "mention"] });

    expect(status).toBe(200);
    expect(await savedOf(anna.id, "notifications")).toEqual({ watch_on_commenting: false, email_after_comment: false });
    expect(await savedOf(anna.id, "mails")).toEqual({ mention: false });
    const onBoard = { email_after_comment: true, email_after_task_archive: true };
    expect(await db.boardMember.findMany({ orderBy: { userId: "asc" } })).toMatchObject([
      { userId: anna.id, preferences: { ...onBoard, email_after_comment: false } },
      { preferences: onBoard },
      { preferences: onBoard },
    ]);
  });

  test("accepts a mail program's form in either encoding without a redirect, and sends the page's form back to the page", async () => {
    const { anna } = await aBoardOfAnna();
    const form = new FormData();
    form.set("List-Unsubscribe", "One-Click");

    expect((await press({ userId: anna.id, kinds: ["mention"] }, form)).status).toBe(200);
    const token = unsubscribeToken({ userId: anna.id, kinds: ["reminder"] });
    const { status, headers } = await POST(unsubscribe("POST", token));
    expect([status, headers.get("location")]).toEqual([303, `https://boards.test/unsubscribe?token=${token}&done`]);
    expect(await savedOf(anna.id, "mails")).toEqual({ mention: false, reminder: false });
  });

  test("may be used again, also when the account is gone", async () => {
    const { vera } = await aBoardOfAnna();
    const unsubscription: Unsubscription = { userId: vera.id, kinds: ["daily_summary", "email_after_comment"] };
    await press(unsubscription);
    await db.user.delete({ where: { id: vera.id } });

    expect((await press(unsubscription)).status).toBe(200);
    expect(await db.userSetting.count({ where: { userId: vera.id } })).toBe(0);
  });

  test("changes nothing when opened in a browser, and leads to the confirmation page at our own address whatever Host says (S24)", async () => {
    const { anna } = await aBoardOfAnna();
    const token = unsubscribeToken({ userId: anna.id, kinds: ["mention"] });

    const { status, headers } = await GET(
      unsubscribe("GET", token, { headers: { host: "evil.example", "x-forwarded-host": "evil.example" } }),
    );

    expect([status, headers.get("location")]).toEqual([302, `https://boards.test/unsubscribe?token=${token}`]);
    expect(await savedOf(anna.id, "mails")).toBeUndefined();
  });

  test.each(["made up", "", `${Buffer.from("1:mention").toString("base64url")}.${"0".repeat(64)}`, "x".repeat(5000)])(
    "answers 400 for an invalid token: %.20s",
    async (token) => {
      for (const method of [GET, POST])
        expect((await method(unsubscribe(method === GET ? "GET" : "POST", token))).status).toBe(400);
      expect(await db.userSetting.count()).toBe(0);
    },
  );

  test("a person cannot make another person's token from their own", async () => {
    const { anna, max } = await aBoardOfAnna();
    const [, signature] = unsubscribeToken({ userId: max.id, kinds: ["mention"] }).split(".");

    const { status } = await POST(
      unsubscribe("POST", `${Buffer.from(`${anna.id}:mention`).toString("base64url")}.${signature}`),
    );

    expect([status, await savedOf(anna.id, "mails")]).toEqual([400, undefined]);
  });
});

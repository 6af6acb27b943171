import { describe, expect, test } from "vitest";
import type { Board } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { newStamp } from "@/lib/guests/form-stamp";
import { guestCookie, guestOf } from "@/lib/guests/guest";
import { writeRoadmapSettings } from "@/lib/roadmaps/settings";
import { aGuest, aRoadmapOfAnna, aUser, call, type Caller, openToGuests, statusesAtOnce } from "@/lib/testing";
import { POST } from "./route";

const IDEA = { title: "Dark mode", description: "It is easier on the eyes at night." };
const GUEST = { author: { name: "Gwen", email: "gwen@example.com" } };

const submit = (
  board: Pick<Board, "id">,
  { as, headers, ...idea }: Record<string, unknown> & { as?: Caller; headers?: Record<string, string> } = {},
) =>
  call(POST, {
    as,
    headers: headers ?? (as ? {} : aGuest()),
    params: { board_id: board.id },
    body: { idea: { ...IDEA, ...idea } },
  });

describe("POST /roadmaps/:board_id/ideas", () => {
  test("puts an account's idea at the end of the first active stage", async () => {
    const { board, pending, hidden } = await aRoadmapOfAnna();
    const user = await aUser();

    const { status, json } = await submit(board, { as: user });

    expect(status).toBe(201);
    expect(json).toEqual({
      idea: {
        id: expect.any(Number),
        board_id: board.id,
        title: "Dark mode",
        slug: "dark-mode",
        type: "roadmap",
        stage_id: pending.id,
        source: "page",
        created_at: expect.any(String),
      },
      message: "Idea has been created",
      confirmation_text:
        "Thank you for your idea. Once it's reviewed, approved for planning by our team, we will notify you via email.",
      pending: false,
    });
    const task = await db.task.findUniqueOrThrow({ where: { id: json.idea.id } });
    expect(task).toMatchObject({ type: "roadmap", createdById: user.id, authorName: null, source: "page" });
    expect(Number(task.position)).toBeGreaterThan(Number(hidden.position));
    const entries = await db.activity.findMany({ where: { boardId: board.id, action: "created" } });
    expect(entries.map(({ createdById, taskId }) => [createdById, taskId])).toEqual([
      [user.id, task.id],
      [user.id, null],
    ]);
  });

  test("keeps the safe HTML of an account, and only the text of a guest", async () => {
    const { board } = await aRoadmapOfAnna();
    await openToGuests();
    const description =
      '<p>See <a href="https://a.example">this</a></p><script>alert(1)</script><b onclick="x()">bold</b>';
    const stored = async (sent: Parameters<typeof submit>[1]) =>
      (await db.task.findUniqueOrThrow({ where: { id: (await submit(board, { ...sent, description })).json.idea.id } }))
        .description;

    const ofAccount = await stored({ as: await aUser() });
    expect(ofAccount).toContain('<a href="https://a.example" rel="nofollow ugc noopener noreferrer">this</a>');
    expect(ofAccount).toContain("<b>bold</b>");
    expect(ofAccount).not.toMatch(/script>|onclick/);
    expect(await stored(GUEST)).toBe("<p>See this</p>\n<p>bold</p>\n".replace("</p>\n<p>", "<br />\n"));
  });

  test("a guest's idea has their name, an activity entry by them, and the cookie of their browser", async () => {
    const { board } = await aRoadmapOfAnna();
    await openToGuests();
    const headers = { "x-boards-address": "10.9.9.9", "sec-fetch-site": "same-origin" };

    const { status, json, headers: answered } = await submit(board, { ...GUEST, headers });

    const cookie = answered.get("set-cookie")?.split(";")[0] ?? "";
    const { key } = guestOf({ headers: new Headers({ ...headers, cookie }) });
    expect([status, cookie.startsWith(guestCookie())]).toEqual([201, true]);
    expect(await db.task.findUnique({ where: { id: json.idea.id }, include: { idea: true } })).toMatchObject({
      createdById: null,
      authorName: "Gwen",
      authorEmail: "gwen@example.com",
      idea: { guestKey: key },
    });
    const [entry] = await db.activity.findMany({ where: { taskId: json.idea.id } });
    expect(entry).toMatchObject({ createdById: null, settings: { guest_name: "Gwen" } });
    expect(await db.board.findUnique({ where: { id: board.id } })).toMatchObject({ tasksCount: 3 });
  });

  test("401 for guests by default, 403 where ideas are turned off, for members too", async () => {
    const { board, anna } = await aRoadmapOfAnna();

    expect((await submit(board, GUEST)).status).toBe(401);
    await db.$transaction((tx) => writeRoadmapSettings(tx, { enable_new_idea_submission: false }));
    expect([(await submit(board, GUEST)).status, (await submit(board, { as: anna })).status]).toEqual([403, 403]);
    expect(await db.task.count()).toBe(2);
  });

  test.each([
    [{ title: "" }, { title: "The title field is required." }],
    [{ title: "x".repeat(193) }, { title: "The title may not be longer than 192 characters." }],
    [{ description: "<p>Too short</p>" }, { description: "The description must be at least 10 characters." }],
    [{ description: "x".repeat(20_001) }, { description: "The description may not be longer than 20000 characters." }],
    [{ author: {} }, { name: "The name field is required.", email: "The email field is required." }],
    [
      { author: { name: "G", email: "a@b.example\r\nBcc: c@d.example" } },
      { email: "The email must be an e-mail address." },
    ],
    [
      { author: { name: "x".repeat(193), email: "a@b.example" } },
      { name: "The name may not be longer than 192 characters." },
    ],
  ])("400 for %j", async (sent, params) => {
    const { board } = await aRoadmapOfAnna();
    await openToGuests();

    const { status, json } = await submit(board, { ...GUEST, ...sent });

    expect([status, json.data.params]).toEqual([400, params]);
    expect(await db.task.count()).toBe(2);
  });

  test("takes a title of 192 characters of any script", async () => {
    const { board } = await aRoadmapOfAnna();
    const title = "🏔".repeat(192);

    const { status, json } = await submit(board, { as: await aUser(), title });

    expect([status, json.idea.title]).toEqual([201, title]);
  });

  test("400 without an active stage, in the words that clients know", async () => {
    const { board } = await aRoadmapOfAnna();
    await db.stage.updateMany({ where: { boardId: board.id }, data: { archivedAt: new Date() } });

    const { status, json } = await submit(board, { as: await aUser() });

    expect([status, json.message]).toEqual([400, "You can not create idea in this board"]);
  });

  test("a guest may send three links, not four", async () => {
    const { board } = await aRoadmapOfAnna();
    await openToGuests();
    const links = (count: number) =>
      `Look here: ${Array.from({ length: count }, (_, at) => `https://${at}.example`).join(" ")}`;

    expect((await submit(board, { ...GUEST, description: links(3) })).status).toBe(201);
    expect((await submit(board, { ...GUEST, description: links(4) })).json.message).toBe(
      "A text can have up to 3 links. Please remove some.",
    );
  });

  test("403 for a guest who was blocked, by cookie, network or address", async () => {
    const { board } = await aRoadmapOfAnna();
    await openToGuests();
    const headers = aGuest();
    const { key: guestKey, addressKey } = guestOf({ headers: new Headers(headers) });
    await db.blockedGuest.createMany({
      data: [
        { boardId: board.id, guestKey },
        { boardId: board.id, email: "bad@example.com" },
      ],
    });

    expect((await submit(board, { ...GUEST, headers })).status).toBe(403);
    expect((await submit(board, { author: { name: "B", email: "Bad@example.com" } })).status).toBe(403);
    expect((await submit(board, GUEST)).status).toBe(201);
    await db.blockedGuest.create({ data: { boardId: board.id, addressKey } });
    expect(
      (await submit(board, { ...GUEST, headers: { "x-boards-address": headers["x-boards-address"] ?? "" } })).status,
    ).toBe(403);
  });

  test("a form's stamp must be right where there is one", async () => {
    const { board } = await aRoadmapOfAnna();
    await openToGuests();
    const sent = (extra: object) =>
      call(POST, {
        headers: aGuest(),
        params: { board_id: board.id },
        body: { idea: { ...IDEA, ...GUEST }, ...extra },
      });

    expect((await sent({ stamp: newStamp(board.id, Date.now() - 10_000) })).status).toBe(201);
    expect((await sent({ stamp: newStamp(board.id) })).status).toBe(400);
    expect((await sent({ website: "https://spam.example" })).status).toBe(400);
  });

  test("waits for a moderator where the roadmap asks for it, and is neither idea nor activity until then", async () => {
    const { board, anna, vera } = await aRoadmapOfAnna({ moderatesIdeas: true });
    await openToGuests();

    const { status, json } = await submit(board, GUEST);

    expect(status).toBe(201);
    expect(json).toMatchObject({
      pending: true,
      idea: { id: 0, title: "Dark mode", slug: "dark-mode", stage_id: null },
    });
    expect(await db.submission.findMany()).toMatchObject([
      {
        kind: "idea",
        state: "pending",
        title: "Dark mode",
        authorName: "Gwen",
        authorEmail: "gwen@example.com",
        userId: null,
      },
    ]);
    expect([await db.task.count(), await db.activity.count()]).toEqual([2, 0]);
    expect((await submit(board, { as: vera })).json.pending).toBe(true);
    expect((await submit(board, { as: anna })).json.pending).toBe(false);
  });

  test("at once: each gets a place of its own", async () => {
    const { board } = await aRoadmapOfAnna();
    await openToGuests();

    expect(await statusesAtOnce(20, () => submit(board, GUEST))).toEqual(Array(20).fill(201));
    expect(await db.board.findUnique({ where: { id: board.id } })).toMatchObject({ tasksCount: 22 });
  });

  test("404 for a board that is no roadmap, or private", async () => {
    const { board } = await aRoadmapOfAnna({ isPrivate: true });

    expect((await submit(board, { as: await aUser() })).status).toBe(404);
    await db.board.update({ where: { id: board.id }, data: { isPrivate: false, type: "to_do" } });
    expect((await submit(board, { as: await aUser() })).status).toBe(404);
  });
});

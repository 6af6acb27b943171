import { beforeEach, describe, expect, test } from "vitest";
import { POST } from "./route";
import { POST as remove } from "../delete/route";
import { POST as reply } from "../reply/route";
import { db } from "@/lib/db";
import { aBrowserOf, aRoadmapOfAnna, anIdea, openToGuests } from "@/lib/testing";
import { sendForm } from "@/lib/testing/http/roadmap-form";

type World = Awaited<ReturnType<typeof aRoadmapOfAnna>>;
let world: World;
let idea: string;
beforeEach(async () => {
  world = await aRoadmapOfAnna();
  await openToGuests();
  idea = `${world.idea.id}-${world.idea.slug}`;
});

const GINA = { name: "Gina", email: "gina@example.com" };
const send = (to: typeof POST, fields: Record<string, string>, headers: Record<string, string> = {}, on = idea) =>
  sendForm(to, { board: world.board, idea: on, fields, headers });
const page = () => `/roadmap/${world.board.publicSlug}/ideas/${idea}`;
const comments = () => db.comment.findMany({ orderBy: { id: "asc" } });
const cookieOf = ({ cookie }: { cookie: string | null }) => ({ cookie: cookie?.split(";")[0] ?? "" });

describe("comments without script", () => {
  test("a guest comments, replies and deletes what they wrote; another guest cannot", async () => {
    const first = await send(POST, { message: "I would love that.", ...GINA });
    const [comment] = await comments();
    const again = await send(
      reply,
      { message: "Really, I would.", comment_id: String(comment?.id), name: "Gina" },
      cookieOf(first),
    );
    const id = { comment_id: String(comment?.id) };

    expect([first.status, first.location]).toEqual([303, `${page()}?done=comment#comment-${comment?.id}`]);
    expect(again.location).toBe(`${page()}?done=comment#comment-${(comment?.id ?? 0) + 1}`);
    expect((await send(remove, id, { "x-boards-address": "203.0.113.77" })).status).toBe(401);
    expect(await comments()).toHaveLength(2);
    expect((await send(remove, id, cookieOf(first))).location).toBe(`${page()}?done=deleted`);
    expect(await comments()).toEqual([]);
  });

  test("an account comments and deletes with its session alone", async () => {
    const { cookie } = await aBrowserOf(world.max);
    await send(POST, { message: "I would love that." }, cookie);
    const [comment] = await comments();

    expect(comment).toMatchObject({ createdById: world.max.id, privacy: "public" });
    expect((await send(remove, { comment_id: String(comment?.id) }, cookie)).status).toBe(303);
  });

  test("what waits for a moderator is not shown", async () => {
    await db.board.update({ where: { id: world.board.id }, data: { moderatesComments: true } });

    expect((await send(POST, { message: "I would love that.", ...GINA })).location).toBe(
      `${page()}?done=comment-waits`,
    );
    expect(await comments()).toEqual([]);
  });

  test("400 keeps the text of a comment and of a reply with the comment that it answers", async () => {
    await send(POST, { message: "I would love that.", ...GINA });
    const [comment] = await comments();

    const short = await send(POST, { message: "short & sweet".slice(0, 7), ...GINA });
    const answer = await send(reply, { message: "short", comment_id: String(comment?.id), name: "Gina" });

    expect([short.status, answer.status]).toEqual([400, 400]);
    expect(short.html).toContain("\nshort &amp;</textarea>".replace("&amp;", "&amp;"));
    expect(answer.html).toContain(`name="comment_id" value="${comment?.id}"`);
  });

  test("404 on an idea in a hidden stage, and for a comment of another idea or a private one", async () => {
    await send(POST, { message: "I would love that.", ...GINA });
    const [comment] = await comments();
    const other = await anIdea(world.planned);
    const id = { comment_id: String(comment?.id) };
    const { cookie } = await aBrowserOf(world.anna);
    const hidden = `${world.hidden.id}-${world.hidden.slug}`;

    expect((await send(POST, { message: "I would love that.", ...GINA }, {}, hidden)).status).toBe(404);
    expect((await send(remove, id, cookie, String(other.id))).status).toBe(404);
    expect((await send(remove, { comment_id: "x" }, cookie)).status).toBe(400);
    await db.comment.update({ where: { id: comment?.id }, data: { privacy: "private" } });
    expect((await send(reply, { message: "A reply to it", ...id, ...GINA })).status).toBe(404);
    expect((await send(remove, id, cookie)).status).toBe(404);
    expect(await comments()).toHaveLength(1);
  });
});

import { beforeEach, describe, expect, test } from "vitest";
import { GET, POST } from "./route";
import { db } from "@/lib/db";
import { newStamp } from "@/lib/guests/form-stamp";
import { writeRoadmapSettings } from "@/lib/roadmaps/settings";
import { aBrowserOf, aRoadmapOfAnna, aUser, mailsOfKind, openToGuests } from "@/lib/testing";
import { sendForm } from "@/lib/testing/http/roadmap-form";

type World = Awaited<ReturnType<typeof aRoadmapOfAnna>>;
let world: World;
beforeEach(async () => {
  world = await aRoadmapOfAnna();
  await openToGuests();
});

const IDEA = { title: "Dark mode", description: "My eyes would thank you.", name: "Gina", email: "gina@example.com" };
const send = (fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  sendForm(POST, { board: world.board, fields: { ...IDEA, ...fields }, headers });
const ideas = () => db.task.findMany({ where: { boardId: world.board.id, source: "page", title: IDEA.title } });

describe("POST /roadmap/:slug/submit", () => {
  test("creates a guest's idea, gives the browser its cookie, and asks to confirm the address", async () => {
    await db.stage.update({ where: { id: world.pending.id }, data: { isPublic: true } });

    const { status, location, cookie } = await send();

    const [idea] = await ideas();
    expect(status).toBe(303);
    expect(location).toBe(`/roadmap/${world.board.publicSlug}/ideas/${idea?.id}-dark-mode?done=idea`);
    expect(cookie).toMatch(/^__Secure-boards-guest=.*HttpOnly; SameSite=Lax; Secure/);
    expect(idea).toMatchObject({ authorName: "Gina", authorEmail: "gina@example.com", createdById: null });
    expect(await mailsOfKind("idea-confirm")).toMatchObject([{ toAddress: "gina@example.com" }]);
  });

  test("leads back to the roadmap while the idea is in a hidden stage, or waits for a moderator", async () => {
    expect((await send()).location).toBe(`/roadmap/${world.board.publicSlug}?done=idea-sent`);

    await db.board.update({ where: { id: world.board.id }, data: { moderatesIdeas: true } });
    expect((await send()).location).toBe(`/roadmap/${world.board.publicSlug}?done=idea-waits`);
    expect(await ideas()).toHaveLength(1);
    expect(await db.submission.count()).toBe(1);
  });

  test("takes an account's idea with its session alone, whatever name the form has, and the account follows it", async () => {
    const stranger = await aUser();
    const { cookie } = await aBrowserOf(stranger);

    await send({}, cookie);

    const [idea] = await ideas();
    expect(idea).toMatchObject({ createdById: stranger.id, authorName: null });
    expect(await db.ideaFollower.findMany({ where: { taskId: idea?.id } })).toMatchObject([{ userId: stranger.id }]);
  });

  test("a refused form is shown again with all that was typed, as text, and can be sent again", async () => {
    const typed = { title: '"><script>x</script>', description: "</textarea><b>short", name: "Gina & Co" };
    const { status, html, headers } = await send({ ...typed, description: "</b>" });

    expect(status).toBe(400);
    expect(html).toContain("Your idea wasn’t sent");
    expect(html).toContain("Use at least 10 characters.");
    expect(html).toContain('value="Gina &amp; Co"');
    expect(html).toContain("&lt;/b&gt;</textarea>");
    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain(`action="/roadmap/${world.board.publicSlug}/submit"`);
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
    const stamp = /name="stamp" value="([^"]+)"/.exec(html)?.[1] ?? "";
    expect((await send({ stamp })).status).toBe(303);
  });

  test("names the problem at its field, in the reader's language", async () => {
    const { html } = await send({ email: "no address", title: "" }, { "accept-language": "de" });

    expect(html).toContain('lang="de"');
    expect(html).toMatch(/<input[^<]*name="title"[^<]*aria-invalid="true"/);
    expect(html).toContain("Gib eine E-Mail-Adresse wie name@example.com ein.");
    expect((await send({ title: "" }, { "accept-language": "ar" })).html).toContain('lang="ar" dir="rtl"');
  });

  test.each([
    ["at once", () => ({ stamp: newStamp(world.board.id) })],
    ["without a stamp", () => ({ stamp: "" })],
    ["with a stamp of another roadmap", () => ({ stamp: newStamp(world.board.id + 1, Date.now() - 5_000) })],
    ["with the field that nobody sees", () => ({ website: "https://spam.example" })],
  ])("400 for a form that was sent %s", async (_, fields) => {
    const { status, html } = await send(fields());

    expect(status).toBe(400);
    expect(html).toContain("This form is too old, or it was sent too fast.");
    expect(await ideas()).toEqual([]);
  });

  test.each([
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "same-site" }, 403],
    [{ "sec-fetch-site": "none", origin: "https://boards.test" }, 303],
  ])("a form with %j is answered %d", async (headers, status) => {
    const { cookie } = await aBrowserOf(world.max);

    expect((await send({}, { ...cookie, ...headers })).status).toBe(status);
    expect(await ideas()).toHaveLength(status === 303 ? 1 : 0);
  });

  test("401 with a way to sign in where an account is needed, 403 where ideas are turned off", async () => {
    await db.$transaction((tx) => writeRoadmapSettings(tx, { new_idea_require_auth: true }));
    const { status, html } = await send();
    await db.$transaction((tx) => writeRoadmapSettings(tx, { enable_new_idea_submission: false }));

    expect([status, (await send()).status]).toEqual([401, 403]);
    expect(html).toContain(`/login?redirect_to=${encodeURIComponent(`/roadmap/${world.board.publicSlug}`)}`);
    expect(await ideas()).toEqual([]);
  });

  test("429 after ten ideas an hour from one address, with what was typed", async () => {
    for (let sent = 0; sent < 10; sent += 1) await send({ title: `Idea ${sent}` });
    const { status, html, headers } = await send();

    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(html).toContain("My eyes would thank you.");
  });

  test("404 for a private and for an archived roadmap, as for one that does not exist", async () => {
    await db.board.update({ where: { id: world.board.id }, data: { isPrivate: true } });
    const hidden = await send();
    const missing = await sendForm(POST, { board: { id: 1, publicSlug: "none" }, fields: IDEA });

    expect([hidden.status, missing.status]).toEqual([404, 404]);
    expect(hidden.html.replaceAll(String(world.board.publicSlug), "none")).toBe(missing.html);
  });
});

test("GET leads to the page that the form is on", async () => {
  const request = new Request("https://boards.test/roadmap/plans/submit");
  const response = await GET(request, { params: Promise.resolve({ slug: "plans" }) });

  expect([response.status, response.headers.get("location")]).toEqual([303, "/roadmap/plans"]);
});

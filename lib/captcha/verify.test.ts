import { expect, onTestFinished, test } from "vitest";
import { POST as comment } from "@/app/wp-json/boards/v2/roadmaps/[board_id]/ideas/[task_id]/comments/route";
import { POST as submit } from "@/app/wp-json/boards/v2/roadmaps/[board_id]/ideas/route";
import { POST as reply } from "@/app/wp-json/boards/v2/roadmaps/idea/comments/[comment_id]/replies/route";
import { POST as vote } from "@/app/wp-json/boards/v2/roadmaps/vote-idea/[idea_id]/route";
import { POST as commentForm } from "@/app/roadmap/[slug]/ideas/[idea]/comment/route";
import { POST as followForm } from "@/app/roadmap/[slug]/ideas/[idea]/follow/route";
import { updateCaptcha } from "@/lib/captcha/setting";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { aComment, aGuest, aRoadmapOfAnna, call, openToGuests, statusesOf } from "@/lib/testing";
import { anOutsideServer, aTcpServer } from "@/lib/testing/doubles/outside";
import { sendForm } from "@/lib/testing/http/roadmap-form";

const HOST = new URL(env().BOARDS_URL).hostname;

/** A roadmap whose guests solve a captcha: the token "solved" is right. `asked` has what the provider was sent. */
async function aRoadmapWithCaptcha(answer: object = { success: true, hostname: HOST }) {
  const asked: Record<string, string>[] = [];
  const { url, place } = await anOutsideServer((request, response) => {
    let body = "";
    request.on("data", (piece: Buffer) => (body += String(piece)));
    request.on("end", () => {
      const sent = Object.fromEntries(new URLSearchParams(body));
      asked.push(sent);
      const isSolved = sent.response === "solved";
      response.end(JSON.stringify(isSolved ? answer : { success: false, "error-codes": ["invalid-input-response"] }));
    });
  });
  return { ...(await aClosedRoadmap(url, place)), asked };
}

async function aClosedRoadmap(url: string, place: string) {
  const world = await aRoadmapOfAnna();
  await openToGuests();
  await updateCaptcha({ provider: "turnstile", siteKey: "site", secretKey: "secret" });
  const { CAPTCHA_VERIFY_URL, OUTSIDE_ALLOW } = env();
  onTestFinished(() => void Object.assign(env(), { CAPTCHA_VERIFY_URL, OUTSIDE_ALLOW }));
  Object.assign(env(), { CAPTCHA_VERIFY_URL: url, OUTSIDE_ALLOW: [place] });
  const author = { name: "Gina", email: "gina@a.example" };
  const idea = { title: "Dark mode", description: "My eyes would thank you.", author };
  const send = (given: object = {}, as?: typeof world.max) =>
    call(submit, { as, headers: aGuest(), params: { board_id: world.board.id }, body: { idea, ...given } });
  return { ...world, send };
}

const ideasOf = ({ id: boardId }: { id: number }) => db.task.count({ where: { boardId, title: "Dark mode" } });

test("a guest has to solve the captcha, whose token may have the name of the provider's field", async () => {
  const { board, asked, send } = await aRoadmapWithCaptcha();

  const without = await send();
  const wrong = await send({ captcha_token: "wrong" });
  expect([without.status, without.json.code, without.json.message]).toEqual([
    400,
    "captcha_required",
    "Solve the captcha first.",
  ]);
  expect([wrong.status, wrong.json.code]).toEqual([400, "captcha_failed"]);
  expect([await ideasOf(board), asked.length]).toEqual([0, 1]);

  for (const field of ["captcha_token", "cf-turnstile-response", "h-captcha-response", "g-recaptcha-response"])
    expect((await send({ [field]: "solved" })).status).toBe(201);
  expect(asked.at(-1)).toEqual({ secret: "secret", response: "solved", remoteip: expect.stringMatching(/^10\.1\./) });
});

test("comments and replies need it, votes and people with an account don't", async () => {
  const { board, idea, max, send } = await aRoadmapWithCaptcha();
  const { id: comment_id } = await aComment(idea, max, { privacy: "public" });
  const text = { message: "I would like that, too." };
  const author = { author_name: "Gina", author_email: "gina@a.example" };
  const on = { board_id: board.id, task_id: idea.id };
  const commentOf = (as?: typeof max) =>
    call(comment, { as, headers: as ? {} : aGuest(), params: on, body: { comment: { ...text, author } } });
  const replyOf = (as?: typeof max) =>
    call(reply, { as, headers: as ? {} : aGuest(), params: { comment_id }, body: text });

  expect(statusesOf([await commentOf(), await replyOf()])).toEqual([400, 400]);
  expect(statusesOf([await commentOf(max), await replyOf(max), await send({}, max)])).toEqual([201, 201, 201]);
  expect((await call(vote, { headers: aGuest(), params: { idea_id: idea.id } })).status).toBe(200);
});

test("a captcha of another site is refused, and one without a site", async () => {
  const { board, send } = await aRoadmapWithCaptcha({ success: true, hostname: "evil.example" });

  expect((await send({ captcha_token: "solved" })).json.code).toBe("captcha_failed");
  const { board: other, send: sendThere } = await aRoadmapWithCaptcha({ success: true });
  expect((await sendThere({ captcha_token: "solved" })).json.code).toBe("captcha_failed");
  expect([await ideasOf(board), await ideasOf(other)]).toEqual([0, 0]);
});

test.each([
  ["refuses the secret key", { success: false, "error-codes": ["invalid-input-secret"] }],
  ["answers with something else", { ok: "yes" }],
])("nothing is taken while the provider %s: 503", async (_, answer) => {
  const { board, send } = await aRoadmapWithCaptcha(answer);

  const { status, json, headers } = await send({ captcha_token: "solved" });

  expect([status, json.code, headers.get("retry-after")]).toEqual([503, "captcha_unavailable", "5"]);
  expect(json.message).toBe("The captcha can't be checked right now. Please try again.");
  expect(await ideasOf(board)).toBe(0);
});

test("503 while nothing answers, and for an address that the server may not ask", async () => {
  const { url, place } = await aTcpServer((socket) => socket.destroy());
  const { send } = await aClosedRoadmap(url, place);
  expect((await send({ captcha_token: "solved" })).status).toBe(503);

  Object.assign(env(), { OUTSIDE_ALLOW: [] });
  expect((await send({ captcha_token: "solved" })).status).toBe(503);
});

test("the page of a refused form has the widget, allows its provider alone, and keeps what was typed", async () => {
  const { board, idea } = await aRoadmapWithCaptcha();
  const fields = { message: "I would like that, too.", name: "Gina", email: "gina@a.example" };
  const to = { board, idea: String(idea.id) };

  const refused = await sendForm(commentForm, { ...to, fields: { ...fields, "cf-turnstile-response": "wrong" } });

  expect(refused.status).toBe(400);
  expect(refused.html).toContain("The captcha wasn’t solved or has expired. Solve it again.");
  expect(refused.html).toContain(fields.message);
  expect(refused.html).toContain('<div class="cf-turnstile" data-sitekey="site"></div>');
  expect(refused.html).toMatch(/<noscript><p>.*<a href="\/login\?redirect_to=%2Froadmap/);
  expect(refused.html).not.toMatch(/wrong|secret/);
  const policy = refused.headers.get("content-security-policy") ?? "";
  for (const kind of ["script-src", "frame-src", "connect-src"])
    expect(policy).toContain(`; ${kind} https://challenges.cloudflare.com;`);
  expect((await sendForm(followForm, { ...to, fields: { email: "gina@a.example" } })).status).toBe(400);
  const sent = await sendForm(commentForm, { ...to, fields: { ...fields, "cf-turnstile-response": "solved" } });
  expect(sent.status).toBe(303);
  expect(
    (await sendForm(followForm, { ...to, fields: { email: "g@a.example", captcha_token: "solved" } })).status,
  ).toBe(303);
});

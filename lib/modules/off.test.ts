import { describe, expect, test } from "vitest";
import { GET as sitemap } from "@/app/sitemap.xml/route";
import { GET as feed } from "@/app/roadmap/[slug]/ideas.atom/route";
import { POST as submit } from "@/app/roadmap/[slug]/submit/route";
import { db } from "@/lib/db";
import { readPublicPage } from "@/lib/public-boards/page";
import { roadmapBySlug } from "@/lib/roadmaps/find";
import { mailModerators } from "@/lib/ideas/mail-moderators";
import {
  aComment,
  anAdmin,
  aPublicBoard,
  aRoadmapOfAnna,
  aSubmission,
  mailsOfKind,
  request,
  requestOn,
  runJobs,
  withModules,
} from "@/lib/testing";
import { givePeopleMailboxes, smtpServer } from "@/lib/testing/doubles/smtp";
import { readFile } from "@/lib/testing/http/roadmap-file";
import { sendForm } from "@/lib/testing/http/roadmap-form";

givePeopleMailboxes();

const ROADMAPS_OFF = "Roadmaps are switched off on this site.";
const PORTAL_OFF = "Public access is switched off on this site.";

const ROADMAP_SWITCHES = [
  "enable_new_idea_submission",
  "new_idea_require_auth",
  "enable_new_comment_submission",
  "new_idea_comment_require_auth",
  "enable_new_vote_submission",
  "new_idea_vote_require_auth",
];

const noRoadmaps = () => withModules({ roadmap: { enabled: false } });
const noPortal = () => withModules({ frontend: { enabled: false } });
const outcome = ({ status, json }: { status: number; json: { message?: string } }) => [status, json.message];

describe("while roadmaps are off", () => {
  test("their pages, feeds and the sitemap have none, also for the team", async () => {
    const { board, anna } = await aRoadmapOfAnna();
    await noRoadmaps();

    expect(await roadmapBySlug(board.publicSlug ?? "", { ...anna, isAdmin: true })).toBeNull();
    expect((await readFile(feed, { board })).status).toBe(404);
    expect((await sendForm(submit, { board, fields: { title: "Dark mode" } })).status).toBe(404);
    expect(await (await sitemap(new Request("https://boards.test/sitemap.xml"))).text()).not.toContain("/roadmap/");
  });

  test("the API reads none, and refuses what writes", async () => {
    const { board, idea, planned, anna } = await aRoadmapOfAnna();
    await noRoadmaps();
    const ask = async (line: string, body?: object) => outcome(await request(anna, line, body));

    expect(await ask(`GET roadmaps/${board.id}/stages/all-ideas/ideas`)).toEqual([404, "Board not found"]);
    expect(await ask(`GET roadmaps/${board.id}/ideas/${idea.id}`)).toEqual([404, "Board not found"]);
    for (const [line, body] of [
      [`POST roadmaps/${board.id}/ideas`, { title: "Dark mode", description: "Please." }],
      [`POST roadmaps/vote-idea/${idea.id}`, {}],
      [`POST roadmaps/${board.id}/ideas/${idea.id}/comments`, { comment: "Yes" }],
      [`POST roadmaps/${board.id}/idea/${idea.id}/change-stage`, { stage_id: planned.id }],
      [`PUT /boards-app/v1/boards/${board.id}/roadmap-page`, { is_private: true }],
      [`DELETE /boards-app/v1/boards/${board.id}/ideas/${idea.id}/answer`, {}],
    ] as const)
      expect(await ask(line, body)).toEqual([403, ROADMAPS_OFF]);
  });

  test("nobody shows or hides a stage, publishes a comment or changes the settings of roadmaps", async () => {
    const { board, idea, pending, anna } = await aRoadmapOfAnna();
    const comment = await aComment(idea, anna, { privacy: "private" });
    const root = await anAdmin();
    await noRoadmaps();

    expect(outcome(await requestOn(board, anna, `PUT stage-view/${pending.id}`))).toEqual([403, ROADMAPS_OFF]);
    const settings = { title: "Later", settings: { is_public: true } };
    expect(outcome(await requestOn(board, anna, `PUT update-stage/${pending.id}`, settings))).toEqual([
      403,
      ROADMAPS_OFF,
    ]);
    expect(outcome(await requestOn(board, anna, `PUT tasks/comments/${comment.id}/privacy`, {}))).toEqual([
      403,
      ROADMAPS_OFF,
    ]);
    const switches = Object.fromEntries(ROADMAP_SWITCHES.map((name) => [name, "yes"]));
    for (const [line, body] of [
      ["POST admin/roadmap/settings", { settings: switches }],
      ["POST admin/roadmap/page-settings", { selectedPages: { [board.id]: "7" } }],
    ] as const)
      expect(outcome(await request(root, line, body))).toEqual([403, ROADMAPS_OFF]);

    expect((await requestOn(board, anna, `PUT update-stage/${pending.id}`, { title: "Later" })).status).toBe(200);
    expect(await db.stage.findUnique({ where: { id: pending.id } })).toMatchObject({ title: "Later", isPublic: false });
  });

  test("a comment on an idea is for the team", async () => {
    const { board, idea, anna } = await aRoadmapOfAnna();
    await noRoadmaps();

    const { json } = await requestOn(board, anna, `POST tasks/${idea.id}/comments`, { comment: "Only for us" });
    expect(json.comment.privacy).toBe("private");
  });

  test("nobody gets an email about posts that wait, not even one that was written before", async () => {
    const { received } = await smtpServer();
    const { board, anna } = await aRoadmapOfAnna();
    await aSubmission(board);
    await mailModerators({ boardId: board.id });
    await noRoadmaps();
    await mailModerators({ boardId: board.id });
    await runJobs();

    expect(received).toEqual([]);
    expect(await mailsOfKind("moderation")).toMatchObject([{ userId: anna.id, state: "dead" }]);
  });

  test("their report is empty", async () => {
    const { anna } = await aRoadmapOfAnna();
    await noRoadmaps();

    const { status, json } = await request(anna, "GET reports/roadmap");
    expect([status, json.report.stats.totalIdeas]).toEqual([200, 0]);
  });

  test("nobody creates one: not new, at the start, as a copy, or from a template", async () => {
    const { board } = await aRoadmapOfAnna();
    const root = await anAdmin();
    await noRoadmaps();
    const boards = await db.board.count();
    const roadmap = { title: "Plans", type: "roadmap" };

    for (const [line, body] of [
      ["POST projects", { board: roadmap }],
      ["POST projects/onboard", { board: roadmap }],
      [`POST projects/${board.id}/duplicate-board`, { board: { title: "Copy" } }],
      ["POST templates/create-from", { title: "Plans", template_type: "default", template_id: "roadmap" }],
    ] as const)
      expect(outcome(await request(root, line, body))).toEqual([403, ROADMAPS_OFF]);

    expect(await db.board.count()).toBe(boards);
    expect((await request(root, "POST projects", { board: { ...roadmap, type: "to-do" } })).status).toBe(201);
    const { json } = await request(root, "GET templates");
    expect(JSON.stringify(json)).not.toContain('"roadmap"');
  });

  test("the team reads its roadmap as a board, and everything is back when they are on again", async () => {
    const { board, idea, anna } = await aRoadmapOfAnna();
    await noRoadmaps();

    const { status, json } = await requestOn(board, anna, `GET tasks/${idea.id}`);
    expect([status, json.task.title]).toEqual([200, idea.title]);

    await withModules({ roadmap: { enabled: true } });
    expect((await request(null, `GET roadmaps/${board.id}/stages/all-ideas/ideas`)).status).toBe(200);
  });
});

describe("while public pages are off", () => {
  test("a public board answers as if its token were wrong, and works again afterwards", async () => {
    const { board, token, anna } = await aPublicBoard();
    const page = () => readPublicPage(board.id, token, { view: "kanban", stageId: null } as never);
    const api = async (as: typeof anna | null) =>
      (await request(as, `GET public/boards/${board.id}?public_token=${token}`)).status;
    await noPortal();

    expect([await page(), await api(null), await api(anna)]).toEqual([null, 401, 403]);
    await withModules({ frontend: { enabled: true } });
    expect([(await page())?.board.id, await api(null)]).toEqual([board.id, 200]);
  });

  test("a roadmap is there for its members only, and has no page or feed", async () => {
    const { board, max } = await aRoadmapOfAnna();
    await noPortal();

    expect(await roadmapBySlug(board.publicSlug ?? "", { ...max, isAdmin: true })).toBeNull();
    expect((await readFile(feed, { board })).status).toBe(404);
    expect((await sendForm(submit, { board, fields: { title: "Dark mode" } })).status).toBe(404);

    expect((await request(null, `GET roadmaps/${board.id}/stages/all-ideas/ideas`)).status).toBe(404);
    expect((await request(max, `GET roadmaps/${board.id}/stages/all-ideas/ideas`)).status).toBe(200);
    expect(await (await sitemap(new Request("https://boards.test/sitemap.xml"))).text()).not.toContain("/roadmap/");
  });

  test("its team gets no links to the page", async () => {
    const { board, idea, planned, anna } = await aRoadmapOfAnna();
    await db.task.update({ where: { id: idea.id }, data: { stageId: planned.id } });
    await noPortal();
    const own = `GET /boards-app/v1/boards/${board.id}`;

    expect((await request(anna, `${own}/roadmap`)).json.roadmap.url).toBeNull();
    expect((await request(anna, `${own}/ideas/${idea.id}`)).json.idea.url).toBeNull();
  });

  test("nobody makes a board public or replaces its link, but anyone who may can close it", async () => {
    const { board, anna } = await aPublicBoard();
    await noPortal();
    const own = `/boards-app/v1/boards/${board.id}/public-link`;

    expect(outcome(await requestOn(board, anna, "PUT toggle-public-access", { enabled: true }))).toEqual([
      403,
      PORTAL_OFF,
    ]);
    expect(outcome(await request(anna, `POST ${own}/rotate`))).toEqual([403, PORTAL_OFF]);
    expect(outcome(await request(anna, `PUT ${own}`, { is_indexed: true }))).toEqual([403, PORTAL_OFF]);
    expect((await requestOn(board, anna, "PUT toggle-public-access", { enabled: false })).status).toBe(200);
  });
});

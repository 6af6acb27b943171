import { beforeEach, describe, expect, test } from "vitest";
import { GET as ideasAtom } from "./route";
import { GET as changelogAtom } from "../changelog.atom/route";
import { GET as ideasJson } from "../ideas.json/route";
import { GET as commentsAtom } from "../ideas/[idea]/comments.atom/route";
import { GET as ideaPicture } from "../ideas/[idea]/picture/route";
import { GET as picture } from "../picture/route";
import { db } from "@/lib/db";
import { aComment, aRoadmapOfAnna, anIdea } from "@/lib/testing";
import { readFile, titlesIn } from "@/lib/testing/http/roadmap-file";

type World = Awaited<ReturnType<typeof aRoadmapOfAnna>>;
let world: World;
beforeEach(async () => {
  world = await aRoadmapOfAnna();
});

const HOSTILE = "]]></title><script>alert(1)</script> & \u0001\ud800 ]]> طلب";

const read = (handler: typeof ideasAtom, asked: Omit<Parameters<typeof readFile>[1], "board"> = {}) =>
  readFile(handler, { board: world.board, ...asked });
const publicComment = (given: object) => aComment(world.idea, null, { privacy: "public", ...given });

describe("the feeds of a roadmap", () => {
  test("list the ideas of public stages, the newest first, with their stage", async () => {
    const newest = await anIdea(world.launched, { title: "Newest", createdAt: new Date(Date.now() + 1_000) });

    const atom = await read(ideasAtom);

    expect(titlesIn(atom.text)).toEqual(["Newest", world.idea.title]);
    expect(atom.text).toContain(`<id>https://boards.test/roadmap/${world.board.publicSlug}/ideas/${newest.id}-`);
    expect(atom.text).toContain('<category label="Launched"');
    expect(atom.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    expect(atom.text).not.toContain(world.hidden.title);
  });

  test("of one stage have only its ideas; there are none for a hidden or unknown one", async () => {
    const { text } = await read(ideasAtom, { query: `?stage=${world.planned.slug ?? `stage-${world.planned.id}`}` });

    expect(titlesIn(text)).toEqual([world.idea.title]);
    for (const stage of [world.pending.slug ?? `stage-${world.pending.id}`, "none"])
      expect((await read(ideasAtom, { query: `?stage=${stage}` })).status).toBe(404);
  });

  test("(S44) no title, name or stage gets out of its element", async () => {
    await db.task.update({ where: { id: world.idea.id }, data: { title: HOSTILE } });
    await db.stage.update({ where: { id: world.planned.id }, data: { title: HOSTILE } });
    await db.board.update({ where: { id: world.board.id }, data: { title: HOSTILE } });
    await publicComment({ authorName: HOSTILE });

    for (const feed of [await read(ideasAtom), await read(commentsAtom, { idea: String(world.idea.id) })]) {
      expect(feed.text).not.toMatch(/<script|\u0001|\ud800/);
      expect(feed.text.split("<![CDATA[").length).toBe(feed.text.split("]]>").length);
      expect(feed.text).toContain("طلب");
    }
  });

  test("answer 304 while nothing has changed", async () => {
    const { headers } = await read(ideasAtom);
    const etag = headers.get("etag") ?? "";
    expect((await read(ideasAtom, { headers: { "if-none-match": etag } })).status).toBe(304);

    await anIdea(world.planned);
    expect((await read(ideasAtom, { headers: { "if-none-match": etag } })).status).toBe(200);
  });

  test("(S44) and pictures: a private or archived roadmap has none, even for its members", async () => {
    const all = () =>
      Promise.all([
        ...[ideasAtom, ideasJson, changelogAtom, picture].map((handler) => read(handler)),
        ...[commentsAtom, ideaPicture].map((handler) => read(handler, { idea: String(world.idea.id) })),
      ]).then((answers) => answers.map(({ status }) => status));

    expect(await all()).toEqual(Array(6).fill(200));
    expect((await read(ideaPicture, { idea: String(world.hidden.id) })).status).toBe(404);
    await db.board.update({ where: { id: world.board.id }, data: { isPrivate: true } });
    expect(await all()).toEqual(Array(6).fill(404));
    await db.board.update({ where: { id: world.board.id }, data: { isPrivate: false, archivedAt: new Date() } });
    expect(await all()).toEqual(Array(6).fill(404));
  });
});

import type { RequestListener } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import { PUT as toggle } from "@/app/wp-json/boards/v2/projects/[board_id]/toggle-public-access/route";
import { db } from "@/lib/db";
import { aComment, aPublicBoard, aRoadmapOfAnna, onBoard } from "@/lib/testing";
import { guardedServer, sendRequest } from "@/lib/testing/http/guarded";
import { PageCache } from "@/server/page-cache/page-cache";
import { sharePages } from "@/server/page-cache/serve";

/** Two processes, whose pages show what `state` says at the moment. */
async function twoServers() {
  const shown = { state: "before" };
  const next: RequestListener = (_, response) => {
    response.setHeader("Content-Type", "text/html");
    response.end(shown.state);
  };
  const ports = await Promise.all(
    [new PageCache(next), new PageCache(next)].map(async (cache) => {
      onTestFinished(() => cache.close());
      await cache.hear();
      return guardedServer([sharePages(cache)], next);
    }),
  );
  const read = async (port: number, path: string) =>
    (await sendRequest(port, { path, headers: { accept: "text/html" } })).text;
  const texts = (pages: string[]) => Promise.all(ports.flatMap((port) => pages.map((page) => read(port, page))));
  return { shown, texts };
}

describe("S7 in all processes, nobody reads any more what", () => {
  test("a closed board showed", async () => {
    const { anna, board, token } = await aPublicBoard();
    const { shown, texts } = await twoServers();
    const query = `${board.id}?public_token=${token}`;
    const pages = [`/public/boards/${query}`, `/b/${token}`, `/embed/boards/${query}`];
    expect(new Set(await texts(pages))).toEqual(new Set(["before"]));

    shown.state = "closed";
    await onBoard(toggle)(anna, board, { enabled: false });

    await expect.poll(async () => new Set(await texts(pages))).toEqual(new Set(["closed"]));
  });

  test.each<[string, (world: Awaited<ReturnType<typeof aRoadmapOfAnna>>) => Promise<unknown>]>([
    ["a stage showed that is private now", ({ planned }) => setStage(planned, { isPublic: false })],
    ["a deleted comment said", () => db.comment.deleteMany()],
    ["a comment said that is private now", () => db.comment.updateMany({ data: { privacy: "private" } })],
    ["a deleted idea said", ({ idea }) => db.task.delete({ where: { id: idea.id } })],
    ["a private roadmap showed", ({ board }) => setBoard(board, { isPrivate: true })],
    ["an archived roadmap showed", ({ board }) => setBoard(board, { archivedAt: new Date() })],
    ["a roadmap showed at its earlier address", ({ board }) => setBoard(board, { publicSlug: "elsewhere" })],
  ])("%s", async (_, hide) => {
    const world = await aRoadmapOfAnna();
    await aComment(world.idea, world.max, { privacy: "public" });
    const { shown, texts } = await twoServers();
    const path = `/roadmap/${encodeURIComponent(world.board.publicSlug ?? "")}`;
    const pages = [path, `${path}/ideas/${world.idea.id}-x`];
    expect(new Set(await texts(pages))).toEqual(new Set(["before"]));

    shown.state = "hidden";
    await hide(world);

    await expect.poll(async () => new Set(await texts(pages))).toEqual(new Set(["hidden"]));
  });
});

const setStage = ({ id }: { id: number }, data: object) => db.stage.update({ where: { id }, data });
const setBoard = ({ id }: { id: number }, data: object) => db.board.update({ where: { id }, data });

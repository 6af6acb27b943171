import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { roadmapBySlug } from "@/lib/roadmaps/find";
import { aBoardOfAnna, aRoadmapOfAnna, aUser, onBoard, statusesAtOnce, statusesOf } from "@/lib/testing";
import { GET, PUT } from "./route";

const read = onBoard(GET);
const change = onBoard(PUT);

const lines = async () =>
  (await db.activity.findMany({ orderBy: { id: "asc" } })).map(({ action, column, newValue }) =>
    [action, column, newValue].join(" "),
  );

describe("PUT /boards/:board_id/roadmap-page", () => {
  test("changes the address, and the earlier one still leads here", async () => {
    const { anna, board } = await aRoadmapOfAnna({ publicSlug: "plans" });

    const { status, json } = await change(anna, board, { slug: "Öffentliche Pläne!" });

    expect([status, json.roadmap_page]).toMatchObject([
      200,
      { slug: "offentliche-plane", url: "https://boards.test/roadmap/offentliche-plane", former_slugs: ["plans"] },
    ]);
    expect((await roadmapBySlug("plans", null))?.board.id).toBe(board.id);
    expect(await lines()).toEqual(["changed roadmap address offentliche-plane"]);
  });

  test("going back to an earlier address takes it off the earlier ones", async () => {
    const { anna, board } = await aRoadmapOfAnna({ publicSlug: "plans" });
    await change(anna, board, { slug: "ideas" });

    const { json } = await change(anna, board, { slug: "plans" });

    expect(json.roadmap_page).toMatchObject({ slug: "plans", former_slugs: ["ideas"] });
  });

  test("each switch is recorded; what is not sent stays", async () => {
    const { anna, board } = await aRoadmapOfAnna();

    await change(anna, board, { is_private: true, is_indexed: false });
    const { json } = await change(anna, board, {
      moderates_ideas: "yes",
      moderates_comments: "yes",
      slug: board.publicSlug,
    });

    expect(json.roadmap_page).toMatchObject({
      slug: board.publicSlug,
      former_slugs: [],
      is_private: true,
      is_indexed: false,
      moderates_ideas: true,
      moderates_comments: true,
    });
    expect(await lines()).toEqual([
      "changed search listing refused",
      "changed roadmap privacy private",
      "changed moderation of ideas yes",
      "changed moderation of comments yes",
    ]);
  });

  test("400 for the address of another roadmap, an empty one and wrong values; nothing changes", async () => {
    const { anna, board } = await aRoadmapOfAnna();
    await aRoadmapOfAnna({ publicSlug: "taken" });
    const before = await db.board.findUniqueOrThrow({ where: { id: board.id } });

    const { status, json } = await change(anna, board, { slug: "Taken", is_private: true });

    expect([status, json.data.params]).toEqual([400, { slug: "Another roadmap has this address." }]);
    expect((await change(anna, board, { is_private: "maybe" })).status).toBe(400);
    expect(await db.board.findUniqueOrThrow({ where: { id: board.id } })).toEqual(before);
  });

  test("of two roadmaps that want one address at once, one gets it", async () => {
    const [one, other] = [await aRoadmapOfAnna(), await aRoadmapOfAnna()];

    expect(
      await statusesAtOnce(2, (at) => {
        const { anna, board } = at === 0 ? one : other;
        return change(anna, board, { slug: "plans" });
      }),
    ).toEqual([200, 400]);
  });

  test("only managers see and change it; another board has none", async () => {
    const { max, vera, board } = await aRoadmapOfAnna();
    const plain = await aBoardOfAnna();

    for (const as of [max, vera, await aUser()])
      expect(statusesOf([await read(as, board), await change(as, board, { is_private: true })])).toEqual([403, 403]);
    expect(statusesOf([await read(plain.anna, plain.board), await change(plain.anna, plain.board, {})])).toEqual([
      404, 404,
    ]);
    expect((await db.board.findUniqueOrThrow({ where: { id: board.id } })).isPrivate).toBe(false);
  });
});

describe("GET /boards/:board_id/roadmap-page", () => {
  test("checks an address before it is saved", async () => {
    const { anna, board } = await aRoadmapOfAnna({ publicSlug: "plans" });
    await aRoadmapOfAnna({ publicSlug: "taken" });
    const checked = async (slug: string) => (await read(anna, board, { slug })).json.checked;

    expect((await read(anna, board)).json).toMatchObject({ roadmap_page: { slug: "plans" }, checked: null });
    expect(await checked("Taken")).toEqual({ slug: "taken", is_free: false, free: "taken-2" });
    expect(await checked("New ideas")).toEqual({ slug: "new-ideas", is_free: true, free: "new-ideas" });
    expect(await checked("plans")).toEqual({ slug: "plans", is_free: true, free: "plans" });
  });
});

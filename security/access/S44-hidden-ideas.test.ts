import { describe, expect, test } from "vitest";
import { GET as list } from "@/app/wp-json/boards/v2/roadmaps/[board_id]/stages/[stage_id]/ideas/route";
import { POST as submit } from "@/app/wp-json/boards/v2/roadmaps/[board_id]/ideas/route";
import { GET as read } from "@/app/wp-json/boards/v2/roadmaps/[board_id]/ideas/[task_id]/route";
import { POST as comment } from "@/app/wp-json/boards/v2/roadmaps/[board_id]/ideas/[task_id]/comments/route";
import { db } from "@/lib/db";
import { aComment, aGuest, anIdea, aRoadmapOfAnna, aUser, call, idsOf, openToGuests } from "@/lib/testing";

const SECRET = "Zeppelin";

describe("S44 hidden stages and private comments", () => {
  test("are in no byte, for no id, search, order or page", async () => {
    const { board, max, idea, planned, pending } = await aRoadmapOfAnna();
    const hidden = await anIdea(pending, { title: `${SECRET} plans`, description: `<p>${SECRET}</p>`, voteCount: 99 });
    await db.stage.update({ where: { id: pending.id }, data: { title: SECRET, slug: SECRET.toLowerCase() } });
    const archived = await anIdea(planned, { title: SECRET, archivedAt: new Date(), position: 0 });
    await aComment(idea, max, { privacy: "private", description: SECRET });
    await aComment(idea, max, { privacy: "public", status: "spam", description: SECRET });
    const top = await aComment(idea, max, { privacy: "public" });
    await aComment(idea, max, { privacy: "private", parentId: top.id, description: SECRET });
    const stranger = await aUser();
    const askAs = async (as?: typeof stranger) => {
      const ask = (handler: typeof list, params: object, query = {}) =>
        call(handler, { as, params: { board_id: board.id, ...params }, query: { per_page: 100, ...query } });
      const sorts = ["recent", "comment", "vote", "title", "position", "created_by", "id) DESC; --"];
      return Promise.all([
        ...sorts.map((sort) => ask(list, { stage_id: "all-ideas" }, { sort })),
        ...[SECRET, "99", "private", "%", String(hidden.id)].map((search) =>
          ask(list, { stage_id: "all-ideas" }, { search }),
        ),
        ...[pending.id, `${pending.id} OR 1=1`, "0", "-1"].map((stage_id) => ask(list, { stage_id })),
        ...[hidden.id, archived.id].map((task_id) => ask(read, { task_id })),
        ask(read, { task_id: idea.id }),
      ]);
    };

    for (const as of [undefined, stranger]) {
      const answers = await askAs(as);
      expect(
        answers.filter(({ json }) =>
          JSON.stringify(json.ideas?.data ?? json)
            .toLowerCase()
            .includes(SECRET.toLowerCase()),
        ),
      ).toEqual([]);
      expect(answers.at(-1)?.json.idea).toMatchObject({ comments_count: 1, public_comments: [{ replies: [] }] });
    }
  });

  test("neither the order nor the number of ideas reveals private comments", async () => {
    const { board, max, idea, planned } = await aRoadmapOfAnna();
    const other = await anIdea(planned);
    const orders = async () => {
      const { json } = await call(list, {
        params: { board_id: board.id, stage_id: planned.id },
        query: { per_page: 100, sort: "comment" },
      });
      return [idsOf(json.ideas.data as { id: number }[]), json.ideas.total];
    };
    const before = await orders();

    for (let at = 0; at < 3; at += 1) await aComment(idea, max, { privacy: "private" });

    expect(await orders()).toEqual(before);
    expect(before).toEqual([[other.id, idea.id], 2]);
  });

  test.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<svg/onload=alert(1)>",
    "<iframe srcdoc='<script>alert(1)</script>'>",
    "<a href=javascript:alert(1)>x</a>",
    "<<script>script>alert(1)<</script>/script>",
    "<style>@import 'x'</style><x onclick=alert(1)>",
    'https://a.example/"onmouseover=alert(1)//',
    "&lt;script&gt;alert(1)&lt;/script&gt;",
  ])("HTML of guests and accounts runs nowhere: %s", async (evil) => {
    const { board, idea, pending } = await aRoadmapOfAnna();
    await openToGuests();
    await db.stage.update({ where: { id: pending.id }, data: { isPublic: true } });
    const words = `${evil} and ten characters more`;
    const author = {
      name: "Eve <b>",
      email: "eve@example.com",
      author_name: "Eve <img src=x>",
      author_email: "eve@example.com",
    };
    const senders = [{ headers: aGuest() }, { as: await aUser() }];

    for (const by of senders) {
      const sent = await call(submit, {
        ...by,
        params: { board_id: board.id },
        body: { idea: { title: `Dark ${evil}`, description: words, author } },
      });
      await call(comment, {
        ...by,
        params: { board_id: board.id, task_id: idea.id },
        body: { comment: { message: words, author } },
      });
      expect(sent.status).toBe(201);
    }

    const texts = [
      ...(await db.task.findMany({ where: { source: "page" } })).flatMap(({ description, title, authorName }) => [
        description ?? "",
        title,
        authorName ?? "",
      ]),
      ...(await db.comment.findMany()).flatMap(({ description, authorName }) => [description, authorName]),
    ];
    const tags = texts.flatMap((text) => text.match(/<[a-z!/][^>]*>/gi) ?? []);
    expect(
      tags.filter(
        (tag) => !/^<\/?(p|br|a|b|img)\b/.test(tag) || /\son\w+=|javascript:/i.test(tag.replace(/"[^"]*"/g, '""')),
      ),
    ).toEqual([]);
    expect(tags.filter((tag) => /href="(?!https?:\/\/)/.test(tag))).toEqual([]);
  });
});

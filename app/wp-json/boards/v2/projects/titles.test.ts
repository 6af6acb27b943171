import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { anAdmin, call, titlesOf } from "@/lib/testing";
import { POST as DUPLICATE } from "./[board_id]/duplicate-board/route";
import { GET as READ, PUT } from "./[board_id]/route";
import { GET as PICK } from "./list-of-boards/route";
import { GET, POST } from "./route";
import { GET as SEARCH } from "./user-accessible-boards/route";

const TITLES = {
  accented: "Zażółć gęślą jaźń",
  Japanese: "日本のプロジェクト",
  Arabic: "خطة المشروع ٢٠٢٧",
  emoji: "👩‍💻🏳️‍🌈 Launch 🎉",
  "both directions": "‏Plan תוכנית 2027",
  quoted: `"Anna's" \\ 100% _x_ & <3`,
  long: `${"Wörter 🎉 ".repeat(110)}x`,
  "one letter": "x",
};

describe.each(Object.entries(TITLES))("a title that is %s", (_, title) => {
  test("is returned unchanged everywhere", async () => {
    const as = await anAdmin();

    const { status, json } = await call(POST, { as, body: { board: { title: "First", type: "to-do" } } });
    const params = { board_id: json.board.id };
    const renamed = await call(PUT, { as, params, body: { title: `  ${title}\r\n` } });
    const copy = await call(DUPLICATE, { as, params, body: { board: { title } } });
    const made = await call(POST, { as, body: { board: { title, type: "roadmap" } } });

    expect([status, renamed.status, copy.status, made.status]).toEqual([201, 200, 200, 201]);
    const answers = [renamed, copy, made, await call(READ, { as, params })];
    expect(titlesOf(answers.map((answer) => answer.json.board))).toEqual(answers.map(() => title));
    expect(titlesOf((await call(PICK, { as })).json.boards)).toEqual([title, title, title]);
  });

  test("is found by its beginning in any case, and by nothing else", async () => {
    const as = await anAdmin();
    await db.board.create({ data: { title } });
    await db.board.create({ data: { title: "Something else" } });
    const beginning = [...title].slice(0, 12).join("").toUpperCase();

    const listed = await call(GET, { as, query: { search: beginning, per_page: 100 } });
    const searched = await call(SEARCH, { as, query: { searchInput: beginning } });

    expect(titlesOf(listed.json.boards.data)).toEqual([title]);
    expect(titlesOf(searched.json.boards)).toEqual([title]);
  });
});

test("loses tags and line breaks", async () => {
  const board = { title: "A <b>bold</b>\nplan<script>alert(1)</script>", type: "to-do" };
  const { json } = await call(POST, { as: await anAdmin(), body: { board } });

  expect(json.board.title).toBe("A bold plan");
});

import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { PUT as toggle } from "@/app/wp-json/boards/v2/projects/[board_id]/toggle-public-access/route";
import { POST as rotate } from "@/app/wp-json/boards-app/v1/boards/[board_id]/public-link/rotate/route";
import { GET as picture } from "@/app/public/boards/[board_id]/picture/route";
import { GET as readBoard } from "@/app/wp-json/boards/v2/public/boards/[board_id]/route";
import { GET as readPage } from "@/app/wp-json/boards/v2/public/boards/[board_id]/tasks/stage-page/route";
import { db } from "@/lib/db";
import { readPublicPage } from "@/lib/public-boards/page";
import { shownPartOf } from "@/lib/public-boards/query";
import { aPublicBoard, aTask, call, onBoard } from "@/lib/testing";

const tokenOf = (text: string) => Buffer.from(text).toString("base64url");
const signature = (token: string) => Buffer.from(token, "base64url").toString().split("|")[1] ?? "";

async function statusesWith(id: number, token: string) {
  const read = await call(readBoard, { params: { board_id: id }, query: { public_token: token } });
  const shown = await readPublicPage(id, token, shownPartOf({}));
  const drawn = await picture(new Request(`https://boards.test/?public_token=${encodeURIComponent(token)}`), {
    params: Promise.resolve({ board_id: String(id) }),
  });
  return [read.status, shown === null ? "no page" : "page", drawn.status];
}

const REFUSED = [401, "no page", 404];

describe("S44 the token of a public board", () => {
  test.each<[string, (mine: { id: number; token: string }, other: { id: number; token: string }) => string]>([
    ["nothing", () => ""],
    ["another board's token", (_, other) => other.token],
    ["another board's signature", ({ id }, other) => tokenOf(`${id}|${signature(other.token)}`)],
    [
      "a signature without a secret",
      ({ id }) => tokenOf(`${id}|${createHmac("sha256", "").update(`${id}|`).digest("hex")}`),
    ],
    [
      "a guessed secret",
      ({ id }) => tokenOf(`${id}|${createHmac("sha256", "guessed").update(String(id)).digest("hex")}`),
    ],
    ["zeros", ({ id }) => tokenOf(`${id}|${"0".repeat(64)}`)],
    ["a shorter signature", ({ id, token }) => tokenOf(`${id}|${signature(token).slice(0, -1)}`)],
    ["an empty signature", ({ id }) => tokenOf(`${id}|`)],
    ["more behind it", ({ token }) => `${token}A`],
    ["padding", ({ token }) => `${token}=`],
    ["another spelling of base64", ({ token }) => `${token}%00`],
    ["upper case letters", ({ token }) => token.toUpperCase()],
    ["SQL", () => "' OR '1'='1"],
    ["ten thousand letters", () => "A".repeat(10_000)],
  ])("is refused if it is %s", async (_, forge) => {
    const [mine, other] = [await aPublicBoard(), await aPublicBoard()];
    const given = { id: mine.board.id, token: mine.token };

    const forged = forge(given, { id: other.board.id, token: other.token });

    expect(await statusesWith(mine.board.id, forged)).toEqual(REFUSED);
    expect(await statusesWith(mine.board.id, mine.token)).toEqual([200, "page", 200]);
  });

  test("S7: ends with the link that was replaced, and when public access is turned off, also if it is turned on again", async () => {
    const { anna, board, token } = await aPublicBoard();

    await onBoard(rotate)(anna, board);
    expect(await statusesWith(board.id, token)).toEqual(REFUSED);

    const { json } = await onBoard(toggle)(anna, board, { enabled: true });
    const second = new URL(json.url).searchParams.get("public_token") ?? "";
    expect(await statusesWith(board.id, second)).toEqual([200, "page", 200]);
    await onBoard(toggle)(anna, board, { enabled: false });
    expect(await statusesWith(board.id, second)).toEqual(REFUSED);
    await onBoard(toggle)(anna, board, { enabled: true });
    expect(await statusesWith(board.id, second)).toEqual(REFUSED);
  });

  test("S7: opens no archived board", async () => {
    const { board, token } = await aPublicBoard();
    await db.board.update({ where: { id: board.id }, data: { archivedAt: new Date() } });

    expect(await statusesWith(board.id, token)).toEqual(REFUSED);
  });
});

test.each(["1e400", "-1e400", "NaN", "1); DROP TABLE task; --", "[]", "9".repeat(400), "null", "0x10"])(
  "S44 the cursor %j reads no other tasks",
  async (cursor) => {
    const { board, token, toDo } = await aPublicBoard();
    const own = await aTask(toDo);
    await aTask((await aPublicBoard()).toDo);

    const { status, json } = await call(readPage, {
      params: { board_id: board.id },
      query: { public_token: token, stage_id: toDo.id, cursor, limit: "1e9" },
    });

    expect(status).toBe(200);
    expect(json.tasks.map(({ id }: { id: number }) => id).filter((id: number) => id !== own.id)).toEqual([]);
  },
);

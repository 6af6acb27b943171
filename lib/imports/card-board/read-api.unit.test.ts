import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { LONG, type Patience, SHORT } from "@/lib/imports/api/patience";
import { cardBoardApi, openBoards } from "@/lib/imports/card-board/api";
import type { WholeCard } from "@/lib/imports/card-board/contents";
import { readCardBoard } from "@/lib/imports/card-board/read-api";
import {
  card,
  cardBoardFile,
  cardBoardId,
  checkItem,
  checklist,
  comment,
  list,
} from "@/lib/testing/doubles/card-board-records";
import { aCardBoardServer } from "@/lib/testing/doubles/card-board-server";
import { CARD_BOARD_KEY, CARD_BOARD_TOKEN } from "@/lib/testing/doubles/tool-credentials";
import { anOutsideServer } from "@/lib/testing/doubles/outside";

const toDo = list(1);
const board = cardBoardFile({ lists: [toDo], cards: [card(10, toDo.id)] });
const known = { apiKey: CARD_BOARD_KEY, token: CARD_BOARD_TOKEN };

/** Waits for nothing, and lists how long it would have waited. */
function patient(patience: Patience = LONG) {
  const waits: number[] = [];
  return { waits, patience: { ...patience, wait: async (milliseconds: number) => void waits.push(milliseconds) } };
}

const boardsOf = async (credentials = known, { patience } = patient(SHORT)) =>
  openBoards(cardBoardApi(credentials, patience));

async function cardsOf(id: string, { patience } = patient()) {
  const progress: number[] = [];
  const contents = await readCardBoard(cardBoardApi(known, patience), id, async (part) => void progress.push(part));
  const cards: WholeCard[] = [];
  for await (const whole of contents.inOrder()) cards.push(whole);
  await contents.close();
  return { cards, progress, contents };
}

describe("Trello's API", () => {
  test("lists the open boards, and gets the credentials in a header only", async () => {
    const { asked } = await aCardBoardServer([board, cardBoardFile({ id: cardBoardId(2), closed: true })]);

    expect(await boardsOf()).toEqual([{ id: board.id, name: "Launch", url: board.url, closed: false }]);
    expect(asked.join()).not.toMatch(new RegExp(`${CARD_BOARD_KEY}|${CARD_BOARD_TOKEN}`));
  });

  test("gives all cards and comments, far beyond the first 1,000", async () => {
    const cards = Array.from({ length: 2_345 }, (_, at) => card(at + 10, toDo.id, { closed: at % 2 === 0 }));
    const actions = Array.from({ length: 2_001 }, (_, at) => comment(at + 10, cardBoardId(12), `Comment ${at}`));
    const checklists = [checklist(5, cardBoardId(12), { checkItems: [checkItem(1)] })];
    const large = cardBoardFile({ lists: [toDo], cards, actions, checklists });
    const { asked } = await aCardBoardServer([large]);

    const found = await cardsOf(large.id);

    expect(found.cards.map(({ card: { id } }) => id)).toEqual(cards.map(({ id }) => id));
    expect(found.cards.map(({ comments }) => comments.length).filter(Boolean)).toEqual([2_001]);
    expect(found.cards[2]?.checklists).toMatchObject([{ checkItems: [{ name: "Item 1" }] }]);
    expect(asked).toHaveLength(1 + 4 + 4);
    expect(found.progress).toEqual(found.progress.toSorted((one, other) => one - other));
  });

  test("gives the bytes of an upload", async () => {
    await aCardBoardServer([board], { [cardBoardId(50)]: Buffer.from("picture") });

    const api = cardBoardApi(known, patient().patience);
    const open = (id: string) => api.open(`/cards/${cardBoardId(10)}/attachments/${id}/download/a.png`);

    expect(await text(await open(cardBoardId(50)))).toBe("picture");
    await expect(open(cardBoardId(51))).rejects.toThrow("Nothing answers at this address.");
  });

  test("is asked again after the time that it names", async () => {
    const { plan, asked } = await aCardBoardServer([board]);
    plan(/cards/, { status: 429, headers: { "retry-after": "7" }, body: `{"error":"API_TOKEN_LIMIT_EXCEEDED"}` }, 2);
    plan(/actions/, { status: 429 });
    const waiting = patient();

    const { cards } = await cardsOf(board.id, waiting);

    expect(cards).toHaveLength(1);
    expect(waiting.waits).toEqual([7_000, 7_000, 10_000]);
    expect(asked).toHaveLength(7);
  });

  test("is not waited for longer than a person or a job can wait", async () => {
    const { plan } = await aCardBoardServer([board]);
    plan(/boards/, { status: 429, headers: { "retry-after": "6" } }, 9);
    const [short, long] = [patient(SHORT), patient()];

    await expect(boardsOf(known, short)).rejects.toMatchObject({
      status: 422,
      message: "Trello answers no more requests for now. Try again in a few minutes.",
    });
    expect(short.waits).toEqual([]);
    plan(/boards/, { status: 429, headers: { "retry-after": "86400" } }, 9);
    await expect(cardsOf(board.id, long)).rejects.toMatchObject({ failure: "limited" });
  });

  test("is asked a little more often after a failure, then not", async () => {
    const { plan, asked } = await aCardBoardServer([board]);
    plan(/me/, { status: 500 }, 1);
    plan(/me/, { status: 503 }, 1);
    const waiting = patient(SHORT);

    expect(await boardsOf(known, waiting)).toHaveLength(1);
    expect(waiting.waits).toEqual([1_000, 2_000]);
    plan(/me/, { status: 502 }, 99);
    await expect(boardsOf()).rejects.toMatchObject({
      status: 422,
      message: "Trello does not answer at the moment. Try again later.",
    });
    expect(asked.length).toBeLessThan(10);
  });

  test("is asked for smaller pages where large ones fail", async () => {
    const { plan, asked } = await aCardBoardServer([board]);
    plan(/cards.*limit=1000/, { status: 413 });

    expect((await cardsOf(board.id)).cards).toHaveLength(1);
    expect(asked.filter((address) => address.includes("limit=200"))).toHaveLength(1);
  });

  test.each([
    [{ ...known, token: "wrong" }, "Trello does not accept this API key and token."],
    [{ ...known, apiKey: `"\r\nx: y` }, "Trello does not accept this API key and token."],
    [{ apiKey: "", token: "" }, "Trello does not accept this API key and token."],
  ])("refuses the credentials %j with a clear sentence", async (credentials, message) => {
    await aCardBoardServer([board]);

    await expect(boardsOf(credentials)).rejects.toMatchObject({ status: 422, message });
  });

  test.each([
    [{ status: 403 }, "This API key and token may not read this in Trello."],
    [{ status: 404 }, "Trello has nothing with this id."],
    [{ status: 200, body: "<html>" }, "Trello does not answer at the moment. Try again later."],
    [{ status: 200, body: `{"boards":[]}` }, "Trello does not answer at the moment. Try again later."],
    ["a huge body" as const, "Trello sends more at once than can be read."],
  ])("answers %j, and a person reads why", async (trouble, message) => {
    const { plan } = await aCardBoardServer([board]);
    plan(/me/, trouble, 9);

    await expect(boardsOf()).rejects.toMatchObject({ status: 422, message });
  });

  test.each(["silence", "a slow body"] as const)("is given up on after %s", async (trouble) => {
    const { plan } = await aCardBoardServer([board]);
    plan(/me/, trouble, 9);
    const { waits, patience } = patient({ ...SHORT, answer: 100 });

    await expect(openBoards(cardBoardApi(known, patience))).rejects.toMatchObject({ failure: "down" });
    expect(waits).toEqual([1_000, 2_000]);
  });

  test("has nothing with an id that leads elsewhere", async () => {
    const { asked } = await aCardBoardServer([board]);

    await expect(cardsOf("../members/me")).rejects.toMatchObject({ failure: "missing" });
    expect(asked).toEqual([expect.stringContaining("/boards/..%2Fmembers%2Fme?")]);
  });

  test("leads nobody to an internal address (S14)", async () => {
    const internal = await anOutsideServer((_, response) => response.end("[]"));
    const { plan } = await aCardBoardServer([board]);
    plan(/me|download/, { status: 302, headers: { location: internal.url } }, 9);

    await expect(boardsOf()).rejects.toMatchObject({ failure: "down" });
    await expect(cardBoardApi(known, LONG).open("/cards/1/attachments/2/download/a")).rejects.toThrow(
      "This address may not be asked.",
    );
    expect(internal.requested).toEqual([]);
  });
});

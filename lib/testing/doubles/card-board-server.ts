import type { IncomingMessage, ServerResponse } from "node:http";
import { onTestFinished } from "vitest";
import { env } from "@/lib/env";
import type { CardBoardFile } from "@/lib/testing/doubles/card-board-records";
import { anOutsideServer } from "@/lib/testing/doubles/outside";
import { CARD_BOARD_KEY, CARD_BOARD_TOKEN } from "@/lib/testing/doubles/tool-credentials";
import { troubled } from "@/lib/testing/doubles/trouble";

const LARGEST_PAGE = 1_000;

/** A server that speaks Trello's API, and is the one that boards are imported from until the test ends. */
export async function aCardBoardServer(boards: CardBoardFile[], files: Record<string, Buffer> = {}) {
  const { listener, ...trouble } = troubled((request, response) => answer(request, response, boards, files));
  const server = await anOutsideServer(listener);
  const { CARD_BOARD_API_URL, OUTSIDE_ALLOW } = env();
  onTestFinished(() => void Object.assign(env(), { CARD_BOARD_API_URL, OUTSIDE_ALLOW }));
  Object.assign(env(), { CARD_BOARD_API_URL: `${server.url}1`, OUTSIDE_ALLOW: [...OUTSIDE_ALLOW, server.place] });
  return { ...server, ...trouble };
}

function answer(
  { url = "", headers }: IncomingMessage,
  response: ServerResponse,
  boards: CardBoardFile[],
  files: Record<string, Buffer>,
) {
  if (!isKnown(headers.authorization)) return response.writeHead(401).end("invalid token");

  const { pathname, searchParams } = new URL(url, "http://trello.test");
  const [, , noun, id = "", part, partId, action] = pathname.split("/");
  if (noun === "members" && part === "boards")
    return json(response, boards.filter(({ closed }) => !closed).map(summary));
  if (noun === "cards" && part === "attachments" && action === "download") {
    const file = files[partId ?? ""];
    return file ? response.end(file) : response.writeHead(404).end("attachment not found");
  }
  const board = boards.find((each) => each.id === id);
  if (!board) return response.writeHead(/^[0-9a-f]{24}$/.test(id) ? 404 : 400).end("invalid id");
  if (part === "cards")
    return json(
      response,
      page(
        board.cards.map((card) => wholeCard(board, card)),
        searchParams,
      ),
    );
  if (part === "actions") return json(response, page(board.actions.filter(isComment), searchParams));
  return json(response, withoutPages(board));
}

const isKnown = (header: string | undefined) =>
  header === `OAuth oauth_consumer_key="${CARD_BOARD_KEY}", oauth_token="${CARD_BOARD_TOKEN}"`;

const json = (response: ServerResponse, body: unknown) =>
  response.setHeader("content-type", "application/json; charset=utf-8").end(JSON.stringify(body));

const summary = ({ id, name, url, closed }: CardBoardFile) => ({ id, name, url, closed });

const isComment = ({ type }: { type: string }) => type === "commentCard" || type === "copyCommentCard";

function wholeCard({ checklists, actions }: CardBoardFile, card: CardBoardFile["cards"][number]) {
  const own = checklists.filter(({ idCard }) => idCard === card.id);
  const badges = {
    checkItems: own.flatMap(({ checkItems }) => checkItems).length,
    comments: actions.filter(({ type, data }) => isComment({ type }) && data.card.id === card.id).length,
    attachments: card.attachments.length,
  };
  return { ...card, badges, checklists: own };
}

const withoutPages = ({ cards: _cards, actions: _actions, checklists: _checklists, ...board }: CardBoardFile) => board;

/** The newest come first, at most 1,000 of them. */
function page<Item extends { id: string }>(items: Item[], parameters: URLSearchParams): Item[] {
  const [before, limit] = [parameters.get("before"), Number(parameters.get("limit") ?? 50)];
  return items
    .filter(({ id }) => before === null || id < before)
    .toSorted((one, other) => (one.id < other.id ? 1 : -1))
    .slice(0, Math.min(limit, LARGEST_PAGE));
}

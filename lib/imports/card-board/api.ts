import "server-only";
import { z } from "zod";
import { flag, ref, text } from "@/lib/board-document/parts";
import { env } from "@/lib/env";
import { type Tool, ToolRefusal } from "@/lib/imports/api/failure";
import type { Patience } from "@/lib/imports/api/patience";
import { type ToolApi, toolApi } from "@/lib/imports/api/tool-api";

const TRELLO: Tool = { name: "Trello", credentials: "API key and token" };

export interface CardBoardCredentials {
  apiKey: string;
  token: string;
}

/** Neither quotes nor line breaks, which would end the header. */
const CREDENTIAL = /^[\w.-]{1,500}$/;

/** @throws ToolRefusal for a key or token that can't be one */
export function cardBoardApi({ apiKey, token }: CardBoardCredentials, patience: Patience): ToolApi {
  if (![apiKey, token].every((each) => CREDENTIAL.test(each))) throw new ToolRefusal(TRELLO, "refused");
  const authorization = `OAuth oauth_consumer_key="${apiKey}", oauth_token="${token}"`;
  return toolApi(TRELLO, { base: env().CARD_BOARD_API_URL, headers: { authorization } }, patience);
}

const OpenBoards = z.array(z.object({ id: ref, name: text, url: text, closed: flag }));

/** The open boards that the token may read. @throws ToolRefusal */
export const openBoards = (api: ToolApi): Promise<z.infer<typeof OpenBoards>> =>
  api.get("/members/me/boards", { filter: "open", fields: "name,url,closed" }, OpenBoards);

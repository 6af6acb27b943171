import "server-only";
import type { Board } from "@/generated/prisma/client";
import type { LinkContact } from "@/lib/boards/inputs";
import { transaction } from "@/lib/db";

/** Notes which contact of a customer system the board is about; without such a system it is a number in the board's `meta`. */
export const linkContact = (board: Board, { contactId }: LinkContact): Promise<Board> => transaction((tx) => tx.board.update({ where: { id: board.id }, data: { crmContactId: contactId } }));

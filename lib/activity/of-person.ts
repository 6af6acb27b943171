import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { ListActivityOfPerson } from "@/lib/activity/inputs";
import { type LineRecord, loadPageOfLines } from "@/lib/activity/load";
import { visibleBoards } from "@/lib/boards/list";
import type { Paged } from "@/lib/http/paginator";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Person } from "@/lib/users/present";

/**
 * A page of what somebody did, the newest first, on those boards that the caller may see, archived ones among them. Sorted by
 * more than the id, along which PostgreSQL would look for a quiet person's lines among everybody's.
 */
export const listActivityOf = ({ id }: Person, page: ListActivityOfPerson, user: CurrentUser): Promise<Paged<LineRecord>> =>
  loadPageOfLines({ where: Prisma.sql`a.created_by = ${id} AND EXISTS (SELECT 1 FROM board b WHERE b.id = a.board_id AND ${visibleBoards(user)})`, order: Prisma.sql`a.id + 0 DESC` }, page);

import "server-only";
import { Prisma, type SavedFilter, type User } from "@/generated/prisma/client";
import { boardOfCaller, foundBoard } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import { type InJson, recordAsJson, withTimes } from "@/lib/database/record";
import { NotFound } from "@/lib/errors";
import { pathId } from "@/lib/http/request/params";
import { finder } from "@/lib/users/caller-read";

export type FilterOwner = Pick<User, "id" | "displayName" | "photoKey">;

export interface OwnedFilter {
  filter: SavedFilter;
  owner: FilterOwner;
}

type Row = [filter: InJson<SavedFilter>, owner: FilterOwner];

const withFilterTimes = withTimes<SavedFilter>(Prisma.SavedFilterScalarFieldEnum);
const ownedFilter = ([filter, owner]: Row): OwnedFilter => ({ filter: withFilterTimes(filter), owner });

/** Expressions on `saved_filter f`, its owner `"user" u`, `board b` and `caller`. */
const ROW = Prisma.sql`json_build_array(${recordAsJson(Prisma.SavedFilterScalarFieldEnum, "f")}, json_build_object('id', u.id, 'displayName', u.display_name, 'photoKey', u.photo_key))`;
const VISIBLE = Prisma.sql`FROM saved_filter f JOIN "user" u ON u.id = f.user_id WHERE f.board_id = b.id AND (f.user_id = caller.id OR f.is_shared)`;

/** The caller's own filters and those that are shared with the board, by name. */
export const savedFiltersOnBoard = finder<OnBoard & { filters: OwnedFilter[] }>({
  expression: ({ board_id }) =>
    boardOfCaller(pathId(board_id), Prisma.sql`(SELECT json_agg(${ROW} ORDER BY lower(f.name), f.id) ${VISIBLE})`),
  result: (value, user) => {
    const { more, ...found } = foundBoard<Row[] | null>(value, user);
    return { ...found, filters: (more ?? []).map(ownedFilter) };
  },
});

/** @throws NotFound for another board's filter, and for one that its owner keeps private */
export const savedFilterOnBoard = finder<OnBoard & OwnedFilter>({
  expression: ({ board_id, filter_id }) =>
    boardOfCaller(pathId(board_id), Prisma.sql`(SELECT ${ROW} ${VISIBLE} AND f.id = ${pathId(filter_id)})`),
  result: (value, user) => {
    const { more, ...found } = foundBoard<Row | null>(value, user);
    if (!more) throw new NotFound("Filter");
    return { ...found, ...ownedFilter(more) };
  },
});

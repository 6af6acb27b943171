import "server-only";
import type { Board } from "@/generated/prisma/client";
import { lockBoard } from "@/lib/boards/lock";
import { recordChanges } from "@/lib/boards/write/record-changes";
import { differs } from "@/lib/database/differs";
import { transaction, type Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { Invalid } from "@/lib/errors";
import { roadmapPath } from "@/lib/roadmaps/address";
import type { UpdateRoadmapPage } from "@/lib/roadmaps/page-input";
import { freePublicSlug, publicSlugOf } from "@/lib/roadmaps/slug";
import type { CurrentUser } from "@/lib/users/current-user";

const MOST_FORMER = 50;

/** @throws Invalid for an address that another roadmap has */
export async function updateRoadmapPage(
  found: Board,
  { slug, ...switches }: UpdateRoadmapPage,
  actor: CurrentUser,
): Promise<Board> {
  return transaction(async (tx) => {
    // The word of an address is locked before the board, as when a board is created.
    const free = slug === undefined ? null : await freePublicSlug(tx, slug);
    const before = await lockBoard(tx, found.id);
    const address = slug === undefined || free === null ? {} : addressOf(before, publicSlugOf(slug), free);
    const change = { ...switches, ...address };
    if (!differs(before, change)) return before;

    const after = await tx.board.update({ where: { id: found.id }, data: change });
    await recordChanges(tx, before, after, actor);
    return after;
  });
}

/** The earlier addresses still lead here (compatibility.md, C145). */
function addressOf({ publicSlug, formerSlugs }: Board, slug: string, free: string): Partial<Board> {
  if (slug === publicSlug) return {};
  if (slug !== free) throw new Invalid(TAKEN, { params: { slug: TAKEN } });

  const former = [...formerSlugs, ...(publicSlug === null ? [] : [publicSlug])].filter((each) => each !== slug);
  return { publicSlug: slug, formerSlugs: [...new Set(former)].slice(-MOST_FORMER) };
}

const TAKEN = "Another roadmap has this address.";

export interface CheckedAddress {
  slug: string;
  isFree: boolean;
  /** The next one that is free. */
  free: string;
}

/** What an address would look like, and whether it can be had. */
export async function checkAddress({ publicSlug }: Board, text: string): Promise<CheckedAddress> {
  const slug = publicSlugOf(text);
  const free = slug === publicSlug ? slug : await transaction((tx: Tx) => freePublicSlug(tx, text));
  return { slug, isFree: slug === free, free };
}

export type RoadmapPageJson = ReturnType<typeof presentRoadmapPage>;

export const presentRoadmapPage = (board: Board) => ({
  slug: board.publicSlug ?? "",
  url: urlOfRoadmap(board),
  former_slugs: board.formerSlugs,
  is_private: board.isPrivate,
  is_indexed: board.isIndexed,
  moderates_ideas: board.moderatesIdeas,
  moderates_comments: board.moderatesComments,
});

export const urlOfRoadmap = (board: Pick<Board, "publicSlug">): string => `${env().BOARDS_URL}${roadmapPath(board)}`;

export const presentCheckedAddress = ({ slug, isFree, free }: CheckedAddress) => ({ slug, is_free: isFree, free });

import "server-only";
import { type CalendarFeed, Prisma } from "@/generated/prisma/client";
import { type InJson, recordAsJson, withTimes } from "@/lib/database/record";
import { NotFound } from "@/lib/errors";
import { pathId } from "@/lib/http/request/params";
import { finder } from "@/lib/users/caller-read";

/** A feed with the title of its board; null for all boards. */
export interface OwnFeed {
  feed: CalendarFeed;
  boardTitle: string | null;
}

type Row = [feed: InJson<CalendarFeed>, boardTitle: string | null];

const withFeedTimes = withTimes<CalendarFeed>(Prisma.CalendarFeedScalarFieldEnum);
const ownFeed = ([feed, boardTitle]: Row): OwnFeed => ({ feed: withFeedTimes(feed), boardTitle });

/** Expressions on `calendar_feed f`, its `board b` and `caller`. A board that the caller has left keeps its title secret. */
const ROW = Prisma.sql`json_build_array(${recordAsJson(Prisma.CalendarFeedScalarFieldEnum, "f")}, CASE WHEN caller.is_admin OR EXISTS (
  SELECT 1 FROM board_member m WHERE m.board_id = b.id AND m.user_id = caller.id) THEN b.title END)`;
const OWN = Prisma.sql`FROM calendar_feed f LEFT JOIN board b ON b.id = f.board_id WHERE f.user_id = caller.id`;

/** The one of all boards first, then by board. */
export const feedsOfCaller = finder<{ feeds: OwnFeed[] }>({
  expression: () => Prisma.sql`SELECT json_agg(${ROW} ORDER BY f.board_id NULLS FIRST) ${OWN}`,
  result: (value) => ({ feeds: ((JSON.parse(value ?? "null") as Row[] | null) ?? []).map(ownFeed) }),
});

/** @throws NotFound for a feed of another person */
export const feedOfCaller = finder<{ own: OwnFeed }>({
  expression: ({ feed_id }) => Prisma.sql`SELECT ${ROW} ${OWN} AND f.id = ${pathId(feed_id)}`,
  result(value) {
    if (value === null) throw new NotFound("Calendar feed");
    return { own: ownFeed(JSON.parse(value) as Row) };
  },
});

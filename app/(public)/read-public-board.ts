import "server-only";
import { cache } from "react";
import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { readPublicPage } from "@/lib/public-boards/page";
import { linksFrom, shownPartOf } from "@/lib/public-boards/query";

type Query = Record<string, string | string[] | undefined>;

/** Cached, as the metadata and the page read it in the same request; the query is compared as text. */
const read = cache((id: number, token: string, query: string) =>
  readPublicPage(id, token, shownPartOf(JSON.parse(query) as Query)),
);

/** Shows the page for missing boards, whatever is wrong.
 * @param base the path with the token */
export async function readShownBoard(id: number | null, token: string, query: Query, base: string) {
  const page = id === null ? null : await read(id, token, JSON.stringify(query));
  if (!page) notFound();

  const { view, stageId } = shownPartOf(query);
  const clock = { now: new Date(), timeZone: page.timeZone, locale: await getLocale() };
  return { page, view, isStage: stageId !== null, links: linksFrom(base, view), clock };
}

import "server-only";
import { cache } from "react";
import { headers } from "next/headers";
import { notFound, permanentRedirect } from "next/navigation";
import { readCaptcha } from "@/lib/captcha/setting";
import type { OnBoard } from "@/lib/boards/policy";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import { hasCookie, readerOf, type Reader } from "@/lib/ideas/reader";
import { decodeSegment } from "@/lib/http/request/spelling";
import { roadmapBySlug } from "@/lib/roadmaps/find";
import { roadmapPath } from "@/lib/roadmaps/address";
import { authHtmlFor } from "@/lib/roadmaps/auth-html";
import { offeredTo, readRoadmapSettings } from "@/lib/roadmaps/settings";
import { readSiteSettings, type SiteSettings } from "@/lib/settings/site";
import { pageClock } from "@/lib/users/page-clock";
import { currentSession } from "@/lib/users/sessions/current";
import type { Offers } from "@/components/roadmap/parts/offers";

export interface PageRoadmap {
  found: OnBoard;
  path: string;
  by: Reader;
  clock: ClockOnScreen;
  site: SiteSettings;
}

/** The roadmap of a page's address, once per request. A private one doesn't exist for those who may not see it. */
export const pageRoadmap = cache(async (segment: string): Promise<PageRoadmap> => {
  const user = (await currentSession())?.user ?? null;
  const [found, site] = await Promise.all([roadmapBySlug(decodeSegment(segment), user), readSiteSettings()]);
  if (!found) notFound();

  const by = readerOnPage(readerOf({ headers: await headers() }, user));
  const clock = await pageClock({ timezone: user?.timezone ?? null }, site);
  return { found, path: roadmapPath(found.board), by, clock, site };
});

/** Without a cookie someone is nobody here: what other programs of the same network did is not theirs. */
const readerOnPage = (by: Reader): Reader =>
  hasCookie(by.guest) ? by : { ...by, guest: { ...by.guest, key: "", addressKey: "" } };

type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** A former address leads to the present one for good, with all that it asked for. */
export function leaveFormerAddress(
  segment: string,
  { found, path }: PageRoadmap,
  rest = "",
  params: SearchParams = {},
): void {
  if (decodeSegment(segment) !== found.board.publicSlug) permanentRedirect(path + rest + queryOf(params));
}

export function queryOf(params: SearchParams): string {
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(params))
    for (const value of [values ?? []].flat()) query.append(name, value);
  return query.size > 0 ? `?${query}` : "";
}

/** @param back where the reader returns to after signing in */
export async function offersTo({ by: { user } }: Pick<PageRoadmap, "by">, back: string): Promise<Offers> {
  const [settings, authHtml, captcha] = await Promise.all([
    readRoadmapSettings(),
    authHtmlFor(back),
    user ? null : readCaptcha(),
  ]);
  const [idea, comment, vote] = (["idea", "comment", "vote"] as const).map((action) =>
    offeredTo(user, settings, action),
  );
  return { idea: idea ?? "off", comment: comment ?? "off", vote: vote ?? "off", authHtml, captcha };
}

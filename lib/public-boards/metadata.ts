import "server-only";
import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { languageTag } from "@/lib/i18n/locale";
import { absolute, cardPicturePath, publicBoardPath } from "@/lib/public-boards/address";
import type { PublicPage } from "@/lib/public-boards/page";
import { lineOfHtml } from "@/lib/text/text-of-html";
import { cut } from "@/lib/text/text";

const LONGEST_DESCRIPTION = 200;

/** For search engines, if they may list the board, and for previews of the link. */
export async function metadataOf({ board, pages, siteTitle, isIndexed, token }: PublicPage): Promise<Metadata> {
  const t = await getTranslations("publicBoard.page");
  const tasks = [...pages.values()].reduce((sum, page) => sum + (page.total_count ?? 0), 0);
  const description =
    cut(lineOfHtml(board.description ?? ""), LONGEST_DESCRIPTION) ||
    t("summary", { tasks, stages: board.stages.length });
  const url = absolute(publicBoardPath(board.id, token));
  const shared = { title: board.title, description };
  return {
    title: { absolute: `${board.title} · ${siteTitle}` },
    description,
    alternates: { canonical: url },
    robots: { index: isIndexed, follow: isIndexed },
    openGraph: {
      ...shared,
      url,
      type: "website",
      siteName: siteTitle,
      locale: languageTag(await getLocale()).replace("-", "_"),
      images: [{ url: absolute(cardPicturePath(board.id, token)), width: 1200, height: 630, alt: board.title }],
    },
    twitter: { ...shared, card: "summary_large_image" },
  };
}

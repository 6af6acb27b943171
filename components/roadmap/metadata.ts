import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { env } from "@/lib/env";
import { LANGUAGE_PARAMETER } from "@/lib/i18n/chosen-language";
import { commentsFeedPath, feedPath } from "@/lib/ideas/feeds/addresses";
import type { IdeaDetail } from "@/lib/ideas/read";
import { ideaPath } from "@/lib/roadmaps/address";
import { CARD_SIZE } from "@/lib/social-card/social-card";
import { lineOfHtml } from "@/lib/text/text-of-html";
import { cut } from "@/lib/text/text";
import type { PageRoadmap } from "@/components/roadmap/page-roadmap";

type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

export function roadmapMetadata(roadmap: PageRoadmap, params: SearchParams): Metadata {
  const { board } = roadmap.found;
  const { title } = board;
  return metadataOf(roadmap, {
    title,
    description: lineOfHtml(board.description ?? ""),
    path: roadmap.path,
    picture: `${roadmap.path}/picture`,
    params,
    ownParams: ["stage", "page"],
    feeds: [
      { url: feedPath(board, "ideas"), title, type: "application/atom+xml" },
      { url: feedPath(board, "json"), title, type: "application/feed+json" },
    ],
  });
}

export async function changelogMetadata(roadmap: PageRoadmap, params: SearchParams): Promise<Metadata> {
  const t = await getTranslations("roadmap.changelog");
  const { board } = roadmap.found;
  const title = t("pageTitle", { roadmap: board.title });
  return metadataOf(roadmap, {
    title,
    description: t("description", { roadmap: board.title }),
    path: `${roadmap.path}/changelog`,
    picture: `${roadmap.path}/picture`,
    params,
    ownParams: ["page"],
    feeds: [{ url: feedPath(board, "changelog"), title, type: "application/atom+xml" }],
  });
}

export function ideaMetadata(roadmap: PageRoadmap, idea: IdeaDetail, params: SearchParams): Metadata {
  const { board } = roadmap.found;
  const facts: PageFacts = {
    title: `${idea.title} · ${board.title}`,
    description: lineOfHtml(idea.description),
    path: ideaPath(board, idea),
    picture: `${ideaPath(board, idea)}/picture`,
    params,
    feeds: [{ url: commentsFeedPath(board, idea), title: idea.title, type: "application/atom+xml" }],
    kind: "article",
  };
  return metadataOf(roadmap, facts, idea.stage.isPublic);
}

interface PageFacts {
  title: string;
  description: string;
  /** Without the origin. */
  path: string;
  picture: string;
  params: SearchParams;
  /** Of the page's own parameters those that make another page of it. */
  ownParams?: readonly string[];
  feeds?: { url: string; title: string; type: "application/atom+xml" | "application/feed+json" }[];
  kind?: "website" | "article";
}

const LONGEST_DESCRIPTION = 200;

/** What search engines and shared links show. Private roadmaps and hidden ideas are never indexed. */
function metadataOf({ found: { board }, site }: PageRoadmap, facts: PageFacts, isPublic = true): Metadata {
  const { title, path, params, picture, ownParams = [], feeds = [], kind = "website" } = facts;
  const description = cut(facts.description, LONGEST_DESCRIPTION);
  const url = env().BOARDS_URL + path + canonicalQuery(params, ownParams);
  const isShared = isPublic && !board.isPrivate;
  return {
    title: { absolute: `${title} · ${site.title}` },
    description: description || undefined,
    robots: { index: isShared && board.isIndexed, follow: true },
    alternates: {
      canonical: url,
      ...(isShared && { types: typesOf(feeds) }),
    },
    ...(isShared && {
      openGraph: {
        ...{ title, description, url, siteName: site.title, type: kind },
        images: [{ url: `${env().BOARDS_URL}${picture}`, ...CARD_SIZE, alt: title }],
      },
      twitter: { card: "summary_large_image", title, description },
    }),
  };
}

function typesOf(feeds: NonNullable<PageFacts["feeds"]>) {
  const types: Record<string, { url: string; title: string }[]> = {};
  for (const { type, ...feed } of feeds) (types[type] ??= []).push(feed);
  return types;
}

/** Sorting and searching show the same ideas; another stage, page or language is another page. */
function canonicalQuery(params: SearchParams, ownParams: readonly string[]): string {
  const query = new URLSearchParams();
  for (const name of [...ownParams, LANGUAGE_PARAMETER]) {
    const value = [params[name]].flat()[0];
    if (value) query.set(name, value);
  }
  return query.size > 0 ? `?${query}` : "";
}

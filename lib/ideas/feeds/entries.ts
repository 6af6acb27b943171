import "server-only";
import { Feed, type Item } from "feed";
import type { Board } from "@/generated/prisma/client";
import { env } from "@/lib/env";
import type { IdeaAuthor } from "@/lib/ideas/author";
import type { IdeaRow } from "@/lib/ideas/list";
import { ideaPath } from "@/lib/roadmaps/address";
import { escapeHtml } from "@/lib/text/escape-html";

export const MOST_ENTRIES = 50;

interface Source {
  title: string;
  /** Of the page and of the feed itself, without the origin. */
  page: string;
  address: string;
  updated: Date | null;
  description?: string;
}

export function newFeed({ title, page, address, updated, description }: Source): Feed {
  const origin = env().BOARDS_URL;
  return new Feed({
    id: origin + address,
    title: forXml(title),
    description: description && forXml(description),
    link: origin + page,
    updated: updated ?? new Date(0),
    generator: false,
    feedLinks: { [address.includes(".json") ? "json" : "atom"]: origin + address },
  });
}

export type FeedFormat = "atom" | "json";

interface Entry {
  address: string;
  /** Where it is now, if that isn't its address, by which readers of the feed know it. */
  link?: string;
  title: string;
  /** Safe HTML. */
  html: string;
  author: IdeaAuthor;
  published: Date;
  updated?: Date;
  category?: string;
}

/** Titles of Atom are HTML. The library escapes no angle brackets in the names of categories. */
export function entryOf(
  { address, link = address, title, html, author, published, updated = published, category }: Entry,
  format: FeedFormat,
): Item {
  const text = (plain: string) => (format === "atom" ? escapeHtml(forXml(plain)) : plain);
  const named = (plain: string) => (format === "atom" ? forXml(plain).replace(/[<>]/g, " ") : plain);
  return {
    id: env().BOARDS_URL + address,
    link: env().BOARDS_URL + link,
    title: text(title),
    content: forXml(html).replaceAll("]]>", "]]&gt;") || " ",
    author: [{ name: forXml(author.name) }],
    published,
    date: updated,
    ...(category !== undefined && { category: [{ name: named(category), term: named(category) }] }),
  };
}

export const ideaEntry = (board: Pick<Board, "publicSlug">, idea: IdeaRow, format: FeedFormat): Item =>
  entryOf(
    {
      address: ideaPath(board, idea),
      title: idea.title,
      html: idea.description,
      author: idea.author,
      published: idea.createdAt,
      updated: idea.updatedAt,
      category: idea.stage.title,
    },
    format,
  );

/** Without the characters that no XML may have. */
const forXml = (text: string): string => text.toWellFormed().replace(FORBIDDEN, "");

const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export const latest = (times: Date[]): Date | null =>
  times.reduce<Date | null>((newest, time) => (newest && newest > time ? newest : time), null);

import type { MailState } from "@/generated/prisma/enums";

/** All there are, what needs somebody first. */
export const STATES = ["queued", "sending", "failed", "dead", "kept", "sent"] as const satisfies readonly MailState[];

/** Which mails of the site the address asks for. */
export interface MailsSearch {
  state: MailState | "all";
  search: string;
  /** How many pages of them are shown, one below the other. */
  pages: number;
}

const MOST_PAGES = 100;

export function mailsSearchIn(params: Record<string, string | string[] | undefined>): MailsSearch {
  const first = (name: string) => [params[name]].flat()[0] ?? "";
  const pages = Math.floor(Number(first("pages")));
  return {
    state: STATES.find((each) => each === first("state")) ?? "all",
    search: first("search").trim().slice(0, 200),
    pages: pages > 1 ? Math.min(pages, MOST_PAGES) : 1,
  };
}

/** The other way round; what is as usual is left out. */
export function addressOfMails(asked: Partial<MailsSearch>): string {
  const query = queryOf(asked);
  return query.size > 0 ? `/settings/mail?${query}` : "/settings/mail";
}

/** One of them; the way back leads to what was asked for. */
export function addressOfMail(id: number, asked: Partial<MailsSearch>): string {
  const query = queryOf(asked);
  return query.size > 0 ? `/settings/mail/${id}?${query}` : `/settings/mail/${id}`;
}

const queryOf = ({ state = "all", search = "", pages = 1 }: Partial<MailsSearch>) =>
  new URLSearchParams({
    ...(state !== "all" && { state }),
    ...(search && { search }),
    ...(pages > 1 && { pages: String(pages) }),
  });

import type { MailState } from "@/generated/prisma/enums";

/** States that need attention come first. */
export const STATES = ["queued", "sending", "failed", "dead", "stored", "sent"] as const satisfies readonly MailState[];

export interface MailsSearch {
  state: MailState | "all";
  search: string;
  pages: number;
}

const MAX_PAGES = 100;

export function mailsSearchIn(params: Record<string, string | string[] | undefined>): MailsSearch {
  const first = (name: string) => [params[name]].flat()[0] ?? "";
  const pages = Math.floor(Number(first("pages")));
  return {
    state: STATES.find((each) => each === first("state")) ?? "all",
    search: first("search").trim().slice(0, 200),
    pages: pages > 1 ? Math.min(pages, MAX_PAGES) : 1,
  };
}

export function addressOfMails(params: Partial<MailsSearch>): string {
  const query = queryOf(params);
  return query.size > 0 ? `/settings/mail?${query}` : "/settings/mail";
}

export function addressOfMail(id: number, params: Partial<MailsSearch>): string {
  const query = queryOf(params);
  return query.size > 0 ? `/settings/mail/${id}?${query}` : `/settings/mail/${id}`;
}

const queryOf = ({ state = "all", search = "", pages = 1 }: Partial<MailsSearch>) =>
  new URLSearchParams({
    ...(state !== "all" && { state }),
    ...(search && { search }),
    ...(pages > 1 && { pages: String(pages) }),
  });

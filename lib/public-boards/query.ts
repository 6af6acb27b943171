import { LARGEST_ID } from "@/lib/http/input/types";

export const PUBLIC_VIEWS = ["kanban", "list"] as const;
export type PublicView = (typeof PUBLIC_VIEWS)[number];

/** The whole board with the first tasks of each stage, or a page of one stage. */
export interface ShownPart {
  view: PublicView;
  stageId: number | null;
  cursor: number | null;
  direction: "next" | "prev";
  limit: number;
}

type Query = Record<string, string | string[] | undefined>;

/** Anything that can't be read counts as absent: an address may have been cut off when it was sent. */
export function shownPartOf(query: Query): ShownPart {
  const [after, before] = [positionIn(query.after), positionIn(query.before)];
  return {
    view: query.view === "list" ? "list" : "kanban",
    stageId: idIn(query.stage),
    cursor: after ?? before,
    direction: after === null && before !== null ? "prev" : "next",
    limit: PAGE,
  };
}

const PAGE = 20;

export const tokenIn = ({ public_token }: Query): string => (typeof public_token === "string" ? public_token : "");

export function idIn(text: string | string[] | undefined): number | null {
  const id = typeof text === "string" && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= LARGEST_ID ? id : null;
}

const positionIn = (text: string | string[] | undefined): number | null =>
  typeof text === "string" && /^-?\d{1,8}(\.\d{1,2})?$/.test(text) ? Number(text) : null;

/** Of a page of the same board. */
export interface PublicLinks {
  view: (view: PublicView) => string;
  stage: (stageId: number, place?: { after: number } | { before: number }) => string;
}

/** @param base the path of the page with the token, if that is not a part of it */
export function linksFrom(base: string, view: PublicView): PublicLinks {
  const withQuery = (parameters: Record<string, string>) => {
    const query = new URLSearchParams(parameters);
    return query.size === 0 ? base : `${base}${base.includes("?") ? "&" : "?"}${query}`;
  };
  const viewParameter = (shown: PublicView): Record<string, string> => (shown === "list" ? { view: shown } : {});
  return {
    view: (shown) => withQuery(viewParameter(shown)),
    stage: (stageId, place) =>
      withQuery({
        ...viewParameter(view),
        stage: String(stageId),
        ...Object.fromEntries(Object.entries(place ?? {}).map(([name, position]) => [name, String(position)])),
      }),
  };
}

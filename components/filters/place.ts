import type { Property } from "@/components/filters/choices";

export type Page =
  | { kind: "all" }
  | { kind: "choices"; property: Property }
  | { kind: "range"; property: Property }
  | { kind: "saved" }
  | { kind: "save" }
  | { kind: "rename"; id: number }
  | { kind: "delete"; id: number };

/** Where the panel of filters is open, and which of its pages were opened one from the other. */
export interface PanelPlace {
  anchor: HTMLElement;
  pages: readonly [Page, ...Page[]];
}

export const openedAt = (anchor: HTMLElement, page: Page = { kind: "all" }): PanelPlace => ({ anchor, pages: [page] });

export const withPage = ({ anchor, pages }: PanelPlace, page: Page): PanelPlace => ({
  anchor,
  pages: [...pages, page],
});

/** Null on the first page. */
export function pageBack({ anchor, pages }: PanelPlace): PanelPlace | null {
  const [first, ...others] = pages.slice(0, -1);
  return first ? { anchor, pages: [first, ...others] } : null;
}

/** In the board's header. */
export const filterButton = () => document.querySelector<HTMLElement>("[data-filter-button]");

export function openAtFilterButton(onPlace: (place: PanelPlace) => void, page?: Page): void {
  const button = filterButton();
  if (button) onPlace(openedAt(button, page));
}

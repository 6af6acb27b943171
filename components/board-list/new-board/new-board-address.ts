"use client";
import { useSearchParams } from "next/navigation";
import { pushAddress, replaceAddress } from "@/components/ui/hooks/navigation";

/** Which dialog for a new board is open: `?new`, `?new=template`, `?new=template&from=default-kanban`. */
export function useNewBoard(): { isOpen: boolean; fromTemplate: boolean; template: string } {
  const params = useSearchParams();
  const fromTemplate = params.get("new") === "template";
  return { isOpen: params.has("new"), fromTemplate, template: params.get("from") ?? "" };
}

/** The query changes without a request to the server, and the Back button removes it again. */
export const openNewBoard = () => pushAddress(addressWith((query) => query.set("new", "")));

/** @param template the key of a template that is chosen already */
export const openTemplates = (template = "") =>
  pushAddress(
    addressWith((query) => {
      query.set("new", "template");
      if (template) query.set("from", template);
    }),
  );

export const closeNewBoard = () =>
  replaceAddress(
    addressWith((query) => {
      query.delete("new");
      query.delete("from");
    }),
  );

function addressWith(change: (query: URLSearchParams) => void): string {
  const query = new URLSearchParams(location.search);
  change(query);
  return query.size > 0 ? `/boards?${query.toString().replace(/(^|&)new=(?=&|$)/, "$1new")}` : "/boards";
}

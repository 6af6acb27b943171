"use client";
import { useSearchParams } from "next/navigation";
import { pushAddress, replaceAddress } from "@/components/ui/hooks/navigation";

/** The query changes without a request to the server, and the Back button removes it again. */
export const useIsNewBoardOpen = (): boolean => useSearchParams().has("new");

export const openNewBoard = () => pushAddress(addressWith((query) => query.set("new", "")));

export const closeNewBoard = () => replaceAddress(addressWith((query) => query.delete("new")));

function addressWith(change: (query: URLSearchParams) => void): string {
  const query = new URLSearchParams(location.search);
  change(query);
  return query.size > 0 ? `/boards?${query.toString().replace(/(^|&)new=(?=&|$)/, "$1new")}` : "/boards";
}

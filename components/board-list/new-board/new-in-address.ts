"use client";
import { useSearchParams } from "next/navigation";
import { pushAddress, replaceAddress } from "@/components/ui/hooks/navigation";

/** Whether the address asks for a new board. It changes without asking the server, and the way back in the history takes it away again. */
export const useNewInAddress = (): boolean => useSearchParams().has("new");

export const askForNewBoard = () => pushAddress(addressWith((query) => query.set("new", "")));

export const stopAskingForNewBoard = () => replaceAddress(addressWith((query) => query.delete("new")));

function addressWith(change: (query: URLSearchParams) => void): string {
  const query = new URLSearchParams(location.search);
  change(query);
  return query.size > 0 ? `/?${query.toString().replace(/(^|&)new=(?=&|$)/, "$1new")}` : "/";
}

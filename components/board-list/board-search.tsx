"use client";
import { useRouter } from "next/navigation";
import { addressOf, type Asked } from "@/components/board-list/search-params";
import { SearchForm } from "@/components/ui/controls/search-form";

export function BoardSearch({ asked }: { asked: Asked }) {
  const router = useRouter();
  const { search, isArchived, isStarred, folderId } = asked;
  const keeps = { ...(isArchived && { show: "archived" }), ...(isStarred && { show: "starred" }), ...(folderId !== null && { folder: String(folderId) }) };
  return (
    <SearchForm
      label={isArchived ? "Search archived boards" : "Search boards"}
      placeholder="Search by title"
      search={search}
      action="/"
      keeps={keeps}
      onLook={(text) => router.replace(addressOf({ ...asked, pages: 1, search: text }), { scroll: false })}
    />
  );
}

"use client";
import { useRouter } from "next/navigation";
import { addressOf, type Search } from "@/components/board-list/search-params";
import { SearchForm } from "@/components/ui/controls/search-form";

export function BoardSearch({ query }: { query: Search }) {
  const router = useRouter();
  const { search, isArchived, isStarred, folderId } = query;
  const hiddenFields = {
    ...(isArchived && { show: "archived" }),
    ...(isStarred && { show: "starred" }),
    ...(folderId !== null && { folder: String(folderId) }),
  };
  return (
    <SearchForm
      label={isArchived ? "Search archived boards" : "Search boards"}
      placeholder="Search by title"
      search={search}
      action="/"
      hiddenFields={hiddenFields}
      onSearch={(text) => router.replace(addressOf({ ...query, pages: 1, search: text }), { scroll: false })}
    />
  );
}

"use client";
import { useRouter } from "next/navigation";
import { addressOf, type Asked } from "@/components/board-list/asked";
import { SearchForm } from "@/components/ui/search-form";

export function BoardSearch({ asked: { search, isArchived, sort } }: { asked: Asked }) {
  const router = useRouter();
  return (
    <SearchForm
      label={isArchived ? "Search archived boards" : "Search boards"}
      placeholder="Search by title"
      search={search}
      action="/"
      keeps={isArchived ? { show: "archived" } : {}}
      onLook={(text) => router.replace(addressOf({ isArchived, sort, search: text }), { scroll: false })}
    />
  );
}

"use client";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { addressOf, type Search } from "@/components/board-list/search-params";
import { SearchForm } from "@/components/ui/controls/search-form";

export function BoardSearch({ query }: { query: Search }) {
  const t = useTranslations("boards.search");
  const router = useRouter();
  const { search, isArchived, isStarred, isTemplates, category, folderId } = query;
  const hiddenFields = {
    ...(isArchived && { show: "archived" }),
    ...(isStarred && { show: "starred" }),
    ...(isTemplates && { show: "templates" }),
    ...(category && { category }),
    ...(folderId !== null && { folder: String(folderId) }),
  };
  return (
    <SearchForm
      label={isTemplates ? t("templates") : isArchived ? t("archived") : t("boards")}
      placeholder={isTemplates ? t("templates") : t("placeholder")}
      search={search}
      action="/boards"
      hiddenFields={hiddenFields}
      onSearch={(text) => router.replace(addressOf({ ...query, pages: 1, search: text }), { scroll: false })}
    />
  );
}

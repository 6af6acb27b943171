"use client";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { addressOf, type Search } from "@/components/people/search-params";
import { SearchForm } from "@/components/ui/controls/search-form";

export function PeopleSearch({ search, state }: Pick<Search, "search" | "state">) {
  const t = useTranslations("people.list");
  const router = useRouter();
  const look = (text: string) => router.replace(addressOf({ search: text, state }), { scroll: false });
  return (
    <SearchForm
      label={t("search")}
      placeholder={t("searchPlaceholder")}
      search={search}
      action="/people"
      hiddenFields={state === "active" ? {} : { state }}
      onSearch={look}
    />
  );
}

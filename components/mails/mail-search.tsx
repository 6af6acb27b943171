"use client";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { addressOfMails, type MailsSearch } from "@/components/mails/search-params";
import { SearchForm } from "@/components/ui/controls/search-form";

export function MailSearch({ state, search }: Pick<MailsSearch, "state" | "search">) {
  const t = useTranslations("emailLog.list");
  const router = useRouter();
  return (
    <SearchForm
      label={t("search")}
      placeholder={t("searchPlaceholder")}
      search={search}
      action="/settings/mail"
      hiddenFields={state === "all" ? {} : { state }}
      onSearch={(text) => router.replace(addressOfMails({ state, search: text }), { scroll: false })}
    />
  );
}

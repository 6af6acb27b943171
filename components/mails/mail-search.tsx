"use client";
import { useRouter } from "next/navigation";
import { addressOfMails, type MailsSearch } from "@/components/mails/search-params";
import { SearchForm } from "@/components/ui/controls/search-form";

export function MailSearch({ state, search }: Pick<MailsSearch, "state" | "search">) {
  const router = useRouter();
  return (
    <SearchForm
      label="Search mails"
      placeholder="Receiver or subject"
      search={search}
      action="/settings/mail"
      hiddenFields={state === "all" ? {} : { state }}
      onSearch={(text) => router.replace(addressOfMails({ state, search: text }), { scroll: false })}
    />
  );
}

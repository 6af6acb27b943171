"use client";
import { useRouter } from "next/navigation";
import { addressOf } from "@/components/people/asked";
import { SearchForm } from "@/components/ui/search-form";

export function PeopleSearch({ search }: { search: string }) {
  const router = useRouter();
  return <SearchForm label="Search people" placeholder="Name or e-mail" search={search} action="/people" onLook={(text) => router.replace(addressOf({ search: text }), { scroll: false })} />;
}

"use client";
import { useTranslations } from "next-intl";
import type { Search } from "@/components/ui/pickers/search-picker";
import { PersonAvatar } from "@/components/ui/lists/avatars";
import { api } from "@/lib/api";

export interface FoundPerson {
  ID: number;
  display_name: string;
  user_email: string;
  photo: string;
}

/** Returns at most 50 people. */
export const findPeople = (name: string): Promise<FoundPerson[]> =>
  api<FoundPerson[]>("GET", `/boards/v2/search-boards-users?searchInput=${encodeURIComponent(name)}`);

export function usePeopleSearch(): Search<FoundPerson> {
  const t = useTranslations("members.search");
  return {
    texts: {
      label: t("label"),
      placeholder: t("placeholder"),
      searching: t("searching"),
      none: t("none"),
      failed: t("failed"),
    },
    find: findPeople,
    choiceOf: ({ ID, display_name, user_email, photo }) => ({
      value: ID,
      text: display_name,
      hint: user_email,
      icon: <PersonAvatar id={ID} name={display_name} photo={photo} />,
    }),
  };
}

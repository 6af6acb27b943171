"use client";
import { useSyncExternalStore } from "react";
import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import { withTexts } from "@/components/i18n/with-texts";
import { OfflinePanel } from "@/components/offline/offline-panel";
import { draftPlacesOf } from "@/components/text/saving/draft-places";
import { unsavedDraftsTexts } from "@/generated/messages/parts/unsavedDrafts";

const LostDrafts = dynamic(
  withTexts(unsavedDraftsTexts, () => import("@/components/shell/lost-drafts").then((file) => file.LostDrafts)),
  { ssr: false },
);

/** What is below each page and comes after it. */
export function LatePanels({ person }: { person: number }) {
  const hasDrafts = useHasDrafts(person);
  return (
    <>
      <OfflinePanel person={person} />
      {hasDrafts && <LostDrafts person={person} />}
    </>
  );
}

/** Asked on each page. */
function useHasDrafts(person: number): boolean {
  usePathname();
  return useSyncExternalStore(
    neverChanges,
    () => draftPlacesOf(person).size > 0,
    () => false,
  );
}

const neverChanges = () => () => undefined;

"use client";
import { useSyncExternalStore } from "react";
import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { WifiOff } from "lucide-react";
import { withTexts } from "@/components/i18n/with-texts";
import { draftPlacesOf } from "@/components/text/saving/draft-places";
import { useIsOnline } from "@/components/ui/hooks/use-is-online";
import { useLoaded } from "@/components/ui/hooks/use-loaded";
import { offlineTexts } from "@/generated/messages/parts/offline";
import { unsavedDraftsTexts } from "@/generated/messages/parts/unsavedDrafts";

const loadPanel = withTexts(offlineTexts, () =>
  import("@/components/offline/offline-panel").then((file) => file.OfflinePanel),
);
const OfflinePanel = dynamic(loadPanel, { ssr: false, loading: OfflineLine });
const LostDrafts = dynamic(
  withTexts(unsavedDraftsTexts, () => import("@/components/shell/lost-drafts").then((file) => file.LostDrafts)),
  { ssr: false },
);

/** In milliseconds. While there is a connection, the panel comes after what the page itself needs. */
const delay = () => (navigator.onLine ? 2_000 : 0);

export function OfflineBar({ person }: { person: number }) {
  const isLoaded = useLoaded(loadPanel, delay);
  const hasDrafts = useHasDrafts(person);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-(--bottom-bar) z-40">
      {isLoaded ? <OfflinePanel person={person} /> : <OfflineLine />}
      {hasDrafts && <LostDrafts person={person} />}
    </div>
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

function OfflineLine() {
  const t = useTranslations("shell");
  const isOnline = useIsOnline();
  return isOnline ? null : (
    <p className="flex min-h-8 items-center justify-center gap-2 border-t border-amber-line bg-amber-soft px-4 py-1 text-sm text-amber-text">
      <WifiOff aria-hidden className="size-4 shrink-0" strokeWidth={1.5} />
      {t("offline")}
    </p>
  );
}

"use client";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { WifiOff } from "lucide-react";
import { withTexts } from "@/components/i18n/with-texts";
import { useIsOnline } from "@/components/ui/hooks/use-is-online";
import { useLoaded } from "@/components/ui/hooks/use-loaded";
import { offlineTexts } from "@/generated/messages/parts/offline";

const loadPanels = withTexts(offlineTexts, () =>
  import("@/components/shell/late-panels").then((file) => file.LatePanels),
);
const LatePanels = dynamic(loadPanels, { ssr: false, loading: OfflineLine });

/** In milliseconds. While there is a connection, the panels come after what the page itself needs. */
const delay = () => (navigator.onLine ? 2_000 : 0);

export function OfflineBar({ person }: { person: number }) {
  const isLoaded = useLoaded(loadPanels, delay);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-(--bottom-bar) z-40">
      {isLoaded ? <LatePanels person={person} /> : <OfflineLine />}
    </div>
  );
}

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

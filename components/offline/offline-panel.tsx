"use client";
import { useEffect, useState } from "react";
import { useFormatter, useTranslations } from "next-intl";
import { TriangleAlert, WifiOff } from "lucide-react";
import { ChangesDialog } from "@/components/offline/changes-dialog";
import { copyShownAt } from "@/components/offline/copy-shown";
import { useKeptBoard } from "@/components/offline/use-kept-board";
import { useWaiting } from "@/components/offline/use-waiting";
import { useIsOnline } from "@/components/ui/hooks/use-is-online";

/** What doesn't reach the server now, and what one can do about it. */
export function OfflinePanel({ person }: { person: number }) {
  const t = useTranslations("offline.bar");
  const shell = useTranslations("shell");
  const format = useFormatter();
  const isOnline = useIsOnline();
  const copiedAt = useCopiedAt(isOnline);
  const { changes, waiting } = useWaiting(person);
  const [isOpen, setOpen] = useState(false);
  useKeptBoard(changes.length);

  const refused = changes.filter(({ problem }) => problem !== undefined).length;
  const count = changes.length - refused;
  const isCopy = copiedAt !== null;
  const time = isCopy ? format.dateTime(new Date(copiedAt), { dateStyle: "medium", timeStyle: "short" }) : "";
  return (
    <>
      {(!isOnline || isCopy || changes.length > 0) && (
        <div className="flex min-h-8 flex-wrap items-center justify-center gap-x-3 border-t border-amber-line bg-amber-soft px-4 py-1 text-sm text-amber-text">
          {(!isOnline || isCopy) && (
            <p className="flex items-center gap-2">
              <WifiOff aria-hidden className="size-4 shrink-0" strokeWidth={1.5} />
              {isCopy ? t("copy", { time }) : shell("offline")}
            </p>
          )}
          {count > 0 && <ShowChanges onPress={() => setOpen(true)}>{t("waiting", { count })}</ShowChanges>}
          {refused > 0 && (
            <ShowChanges onPress={() => setOpen(true)}>
              <TriangleAlert aria-hidden className="size-4 shrink-0" strokeWidth={1.5} />
              {t("refused", { count: refused })}
            </ShowChanges>
          )}
        </div>
      )}
      <ChangesDialog open={isOpen && changes.length > 0} {...{ changes, waiting }} onClose={() => setOpen(false)} />
    </>
  );
}

const ShowChanges = ({ onPress, children }: { onPress: () => void; children: React.ReactNode }) => (
  <button
    type="button"
    onClick={onPress}
    className="pointer-events-auto inline-flex min-h-6 items-center gap-1.5 rounded-sm font-medium underline underline-offset-2 pointer-coarse:min-h-11"
  >
    {children}
  </button>
);

/** In milliseconds. A copy is also shown when only the server can't be reached, which no event ends. */
const PAUSE = 5_000;

/** Until the server answers again. */
function useCopiedAt(isOnline: boolean): string | null {
  const [at, setAt] = useState<string | null>(null);
  useEffect(() => void copyShownAt().then(setAt), []);
  const isCopy = at !== null;
  useEffect(() => {
    if (!isCopy || !isOnline) return;
    const ask = () => fetch("/healthz", { cache: "no-store" }).then(({ ok }) => ok && setAt(null), ignoreUnreachable);
    void ask();
    const timer = setInterval(() => void ask(), PAUSE);
    return () => clearInterval(timer);
  }, [isCopy, isOnline]);
  return at;
}

/** It is asked again. */
const ignoreUnreachable = () => undefined;

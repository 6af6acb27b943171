"use client";
import { useIsOnline } from "@/components/ui/hooks/use-is-online";
import { useTranslations } from "next-intl";
import type { PaletteState } from "@/components/palette/use-palette";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { Kbd } from "@/components/ui/keyboard/kbd";
import { TryAgain } from "@/components/ui/pages/try-again";

/** What the list can't say: that it is loading, empty, incomplete, or failed. */
export function PaletteStateLine({ palette }: { palette: PaletteState }) {
  const t = useTranslations("palette");
  const isOnline = useIsOnline();
  const { text, mode, sections, found } = palette;
  const typed = text.trim();
  const count = sections.reduce((sum, { name, rows }) => sum + (name === "create" ? 0 : rows.length), 0);
  const isWaiting = typed !== "" && !mode && !found.isCurrent && !found.problem;
  const isEmpty = count === 0 && !isWaiting && !found.problem;
  const nothing = typed === "" ? t("nothingToChoose") : t("nothing", { text: typed });

  return (
    <>
      {isWaiting && count === 0 && <Waiting />}
      <p role="status" className={isEmpty ? "px-4 py-4 text-gray-11 wrap-anywhere" : "sr-only"}>
        {isWaiting ? "" : isEmpty ? nothing : t("found", { count })}
      </p>
      {!isOnline ? (
        <p role="alert" className="border-t border-gray-6 px-4 py-3 text-gray-11">
          {t("offline")}
        </p>
      ) : (
        found.problem && <TryAgain problem={errorMessage(found.problem)} onRetry={found.retry} />
      )}
      {!mode && <Hints />}
    </>
  );
}

const Waiting = () => (
  <div className="flex flex-col gap-4 p-4">
    <Skeleton className="h-4 w-2/3" />
    <Skeleton className="h-4 w-1/2" />
    <Skeleton className="h-4 w-3/5" />
  </div>
);

const KEYS = { move: ["ArrowUp", "ArrowDown"], open: ["Enter"], newTab: ["mod+Enter"] } as const;
const FILTERS = { label: "label:", assignee: "assignee:me", due: "due:<7d" };

/** Keys and filters, for those who look. */
function Hints() {
  const t = useTranslations("palette.hints");
  return (
    <div className="flex shrink-0 items-center gap-x-4 overflow-hidden border-t border-gray-6 px-4 py-1.5 text-xs whitespace-nowrap text-gray-11 max-sm:hidden">
      {(["move", "open", "newTab"] as const).map((name) => (
        <span key={name} className="flex items-center gap-1">
          {KEYS[name].map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {t(name)}
        </span>
      ))}
      <span className="ms-auto truncate">{t("filters", FILTERS)}</span>
    </div>
  );
}

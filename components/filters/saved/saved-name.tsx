"use client";
import { Bookmark } from "lucide-react";
import { useTranslations } from "next-intl";
import { openedAt, type PanelPlace } from "@/components/filters/place";
import type { SavedFilter } from "@/components/filters/saved/use-saved-filters";
import { Button } from "@/components/ui/controls/button";

interface SavedNameProps {
  /** The saved filter that was applied last. */
  active: SavedFilter | undefined;
  isEdited: boolean;
  /** Whether there is anything to save. */
  isSet: boolean;
  onPlace: (place: PanelPlace) => void;
}

export function SavedName({ active, isEdited, isSet, onPlace }: SavedNameProps) {
  const t = useTranslations("filters.saved");
  return (
    <>
      {active && (
        <Button
          kind="quiet"
          size="small"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => onPlace(openedAt(currentTarget, { kind: "saved" }))}
        >
          <Bookmark aria-hidden className="size-4" strokeWidth={1.5} />
          <bdi className="max-w-48 truncate">{active.name}</bdi>
          {isEdited && <span className="font-normal">{t("edited")}</span>}
        </Button>
      )}
      {isSet && (!active || isEdited) && (
        <Button
          kind="quiet"
          size="small"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => onPlace(openedAt(currentTarget, { kind: "save" }))}
        >
          {t("save")}
        </Button>
      )}
    </>
  );
}

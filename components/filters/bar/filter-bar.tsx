"use client";
import { useEffect, useState } from "react";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { Chips } from "@/components/filters/bar/chips";
import { FilterStatus } from "@/components/filters/bar/filter-status";
import { filterButton } from "@/components/filters/place";
import { SavedName } from "@/components/filters/saved/saved-name";
import { differsFrom } from "@/components/filters/saved-query";
import { useSavedFilters } from "@/components/filters/saved/use-saved-filters";
import { loadFilterCode } from "@/components/filters/filter-code";
import { changeFilters, clearFilters } from "@/components/filters/change-filters";
import { TextFilter } from "@/components/filters/bar/text-filter";
import { NO_FILTERS, showsArchived } from "@/components/filters/filters";
import { NoMatches } from "@/components/filters/no-matches";
import { FilterPanel } from "@/components/filters/panel/filter-panel";
import type { FilterProps } from "@/components/filters/filter-props";
import { useChoices } from "@/components/filters/use-choices";
import { useFilterNames } from "@/components/filters/use-names";
import { Button } from "@/components/ui/controls/button";

/** The filters that are set, below the header of a board, and the panel that sets them. */
export function FilterBar(props: FilterProps) {
  const { count, hidden, loading, place, onPlace } = props;
  const filters = props.filters ?? NO_FILTERS;
  const change = changeFilters;
  const [isTyping, setTyping] = useState(false);
  const [clears, setClears] = useState(0);
  const choices = useChoices(props);
  const names = useFilterNames(props, choices);
  const isSet = props.filters !== null;
  // So that the first filter does not have to wait for it.
  useEffect(() => void loadFilterCode().catch(console.error), []);
  const { saved, active, isEdited } = useSaved(props);

  function reset() {
    setTyping(false);
    setClears(clears + 1);
  }

  function clear() {
    clearFilters();
    reset();
    filterButton()?.focus();
  }

  return (
    <>
      {(isSet || isTyping || active) && (
        <Row isSet={isSet || active !== undefined} onClear={clear}>
          <TextFilter
            key={clears}
            text={filters.text}
            autoFocus={isTyping}
            onChange={(text) => change({ text })}
            onLeave={() => setTyping(false)}
          />
          <Chips filters={filters} names={names} place={place} onPlace={onPlace} onChange={change} />
          <FilterStatus hidden={isSet ? hidden : null} loading={isSet ? loading : null} />
          {props.boards === null && <SavedName active={active} isEdited={isEdited} isSet={isSet} onPlace={onPlace} />}
        </Row>
      )}
      <Announcement shown={count} hidden={isSet ? hidden : null} />
      {isSet && props.saysNoMatches && hidden && count === 0 && !showsArchived(filters) && (
        <div className="shrink-0 border-b border-gray-6 bg-surface">
          <NoMatches onCleared={reset} />
        </div>
      )}
      <FilterPanel
        {...props}
        filters={filters}
        change={change}
        choices={choices}
        names={names}
        saved={saved}
        active={active}
        onText={(text) => {
          change({ text });
          setTyping(true);
          onPlace(null);
        }}
      />
    </>
  );
}

/** Saved filters belong to one board. */
function useSaved({ board, boards, savedId, place }: FilterProps) {
  const search = useSearchParams();
  const areNeeded = savedId !== null || place?.pages.some(({ kind }) => kind === "saved") === true;
  const saved = useSavedFilters(board.id, areNeeded && boards === null);
  const active = saved.filters?.find(({ id }) => id === savedId);
  return { saved, active, isEdited: active !== undefined && differsFrom(active.query, new URLSearchParams(search)) };
}

interface RowProps {
  isSet: boolean;
  onClear: () => void;
  children: React.ReactNode;
}

/** What does not fit scrolls sideways; the last button stays. */
function Row({ isSet, onClear, children }: RowProps) {
  const t = useTranslations("filters");
  return (
    <section
      aria-label={t("title")}
      className="flex min-h-11 shrink-0 items-center gap-2 border-b border-gray-6 bg-surface px-2 sm:px-4"
    >
      <div className="flex min-w-0 items-center gap-2 overflow-x-auto overscroll-x-contain py-1.5 [scrollbar-width:none]">
        {children}
      </div>
      {isSet && (
        <Button kind="quiet" size="small" onClick={onClear}>
          {t("clear")}
        </Button>
      )}
    </section>
  );
}

function Announcement({ shown, hidden }: { shown: number; hidden: number | null }) {
  const t = useTranslations("filters");
  return (
    <p role="status" aria-label={t("title")} className="sr-only">
      {hidden !== null && t("counts", { shown, hidden })}
    </p>
  );
}

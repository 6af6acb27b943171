import { Clock, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import { labelName } from "@/components/badges/label-name";
import { LabelPill } from "@/components/badges/label-pill";
import { PriorityMark, priorityName } from "@/components/badges/priority-icon";
import { PersonAvatar } from "@/components/ui/lists/avatars";
import { type ClockOnScreen, dueText, toWire } from "@/lib/dates/dates-on-screen";
import type { Part } from "@/components/quick-entry/quick-entry";

interface EntryPartsProps {
  parts: readonly Part[];
  board: BoardJson;
  clock: ClockOnScreen;
  onKeep: (part: Part) => void;
}

export function EntryParts({ parts, board, clock, onKeep }: EntryPartsProps) {
  const t = useTranslations("quickEntry.parts");
  if (parts.length === 0) return null;
  return (
    <ul aria-label={t("label")} className="flex flex-wrap gap-1">
      {parts.map((part) => (
        <li
          key={`${part.kind} ${part.start}`}
          className="flex h-7 max-w-full items-center gap-1.5 rounded-sm border border-gray-6 bg-card ps-2 text-sm pointer-coarse:h-11"
        >
          <PartValue part={part} board={board} clock={clock} />
          <button
            type="button"
            aria-label={t("keepInTitle", { text: part.text })}
            title={t("keepInTitle", { text: part.text })}
            onClick={() => onKeep(part)}
            className="grid size-6 shrink-0 place-items-center rounded-sm text-gray-11 hover:bg-gray-4 hover:text-gray-12 pointer-coarse:size-11"
          >
            <X aria-hidden className="size-3.5" strokeWidth={1.5} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function PartValue({ part, board, clock }: { part: Part; board: BoardJson; clock: ClockOnScreen }) {
  const colors = useTranslations("badges.colors");
  const priorities = useTranslations("badges.priorities");
  if (part.kind === "label") {
    const label = board.labels.find(({ id }) => id === part.id);
    return (
      label && (
        <LabelPill
          title={labelName(label, colors)}
          color={label.color}
          background={label.bg_color}
          preset={label.settings?.color_preset}
        />
      )
    );
  }
  if (part.kind === "person") {
    const { display_name: name = "", photo = "" } = board.users.find(({ ID }) => ID === part.id) ?? {};
    return (
      <>
        <PersonAvatar id={part.id} name={name} photo={photo} size={20} />
        <bdi className="min-w-0 truncate">{name}</bdi>
      </>
    );
  }
  if (part.kind === "priority") {
    return (
      <>
        <PriorityMark priority={part.priority} />
        {priorityName(part.priority, priorities)}
      </>
    );
  }
  const { words, whole } = dueText(toWire(part.due, clock.timeZone), clock);
  return (
    <span title={whole} className="flex min-w-0 items-center gap-1.5">
      <Clock aria-hidden className="size-4 shrink-0 text-gray-11" strokeWidth={1.5} />
      <span className="truncate">{words}</span>
    </span>
  );
}

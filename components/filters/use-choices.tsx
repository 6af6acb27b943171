"use client";
import { useMemo } from "react";
import { useTranslations } from "next-intl";
import { Eye, type LucideIcon, UserX } from "lucide-react";
import { labelName } from "@/components/badges/label-name";
import { LabelPill } from "@/components/badges/label-pill";
import { PRIORITIES, PriorityMark, priorityName } from "@/components/badges/priority-icon";
import { fieldIdOf, isField, type Property } from "@/components/filters/choices";
import { DATE_WORDS, HAS, STATUSES } from "@/components/filters/filters";
import { EMPTY, FILLED } from "@/components/filters/fields";
import { type FilterSource, peopleToFilterBy } from "@/components/filters/source";
import { namedFirst } from "@/components/label/named-first";
import type { Choice } from "@/components/ui/hooks/filter-choices";
import { PersonAvatar } from "@/components/ui/lists/avatars";
import type { CustomFieldJson } from "@/lib/custom-fields/present";

export type ChoicesOf = (property: Property) => Choice<string>[];

/** The choices that each filter offers, by their texts in addresses. */
export function useChoices(source: FilterSource): ChoicesOf {
  const { board, boards } = source;
  const t = useTranslations("filters");
  const priorities = useTranslations("badges.priorities");
  const people = usePeople(source);
  const labels = useLabels(board);
  const named = <Word extends string>(words: readonly Word[], nameOf: (word: Word) => string) =>
    words.map((word) => ({ value: word, text: nameOf(word) }));

  return (property) => {
    if (isField(property))
      return ofField(
        board.custom_fields.find(({ id }) => id === fieldIdOf(property)),
        t,
      );
    switch (property) {
      case "assignee":
        return people();
      case "label":
        return labels();
      case "board":
        return [...(boards?.values() ?? [])].map(({ id, title }) => ({ value: String(id), text: title }));
      case "stage":
        return board.stages.map(({ id, title }) => ({ value: String(id), text: title }));
      case "status":
        return named(boards ? STATUSES.filter((word) => word !== "archived") : STATUSES, (word) => t(`status.${word}`));
      case "priority":
        return PRIORITIES.map((each) => ({
          value: each || "none",
          text: priorityName(each, priorities),
          icon: <PriorityMark priority={each} />,
        }));
      case "has":
        return named(HAS, (word) => t(`has.${word}`));
      default:
        return named(DATE_WORDS[property], (word) => t(`dates.${word}`));
    }
  };
}

function usePeople(source: FilterSource) {
  const { board, viewer, shown } = source;
  const t = useTranslations("filters.people");
  const others = useMemo(() => peopleToFilterBy(board, viewer, shown), [board, viewer, shown]);
  return (): Choice<string>[] => [
    { value: "me", text: t("me"), icon: <Face id={viewer.id} name={viewer.name} photo={viewer.photo} /> },
    { value: "none", text: t("none"), icon: <NoFace Icon={UserX} /> },
    { value: "watching", text: t("watching"), icon: <NoFace Icon={Eye} /> },
    ...others.map(({ ID, display_name: name, photo }) => ({
      value: String(ID),
      text: name,
      icon: <Face id={ID} name={name} photo={photo} />,
    })),
  ];
}

const Face = (person: Pick<React.ComponentProps<typeof PersonAvatar>, "id" | "name" | "photo">) => (
  <PersonAvatar {...person} size={20} />
);

const NoFace = ({ Icon }: { Icon: LucideIcon }) => (
  <span aria-hidden className="grid size-5 shrink-0 place-items-center text-gray-11">
    <Icon className="size-4" strokeWidth={1.5} />
  </span>
);

function useLabels({ labels }: FilterSource["board"]) {
  const t = useTranslations("filters");
  const colors = useTranslations("badges.colors");
  return (): Choice<string>[] => [
    { value: "none", text: t("noLabel") },
    ...namedFirst(labels).map((label) => ({
      value: String(label.id),
      text: labelName(label, colors),
      icon: (
        <span aria-hidden className="flex">
          <LabelPill
            title={null}
            color={label.color}
            background={label.bg_color}
            preset={label.settings?.color_preset}
          />
        </span>
      ),
    })),
  ];
}

function ofField(field: CustomFieldJson | undefined, t: ReturnType<typeof useTranslations<"filters">>) {
  if (!field) return [];
  const { custom_field_type: type, select_options: options = [] } = field.settings;
  if (type === "checkbox") return (["yes", "no"] as const).map((word) => ({ value: word, text: t(`fields.${word}`) }));
  return [
    ...options.map((option) => ({ value: option, text: option })),
    { value: FILLED, text: t("fields.filled") },
    { value: EMPTY, text: t("fields.empty") },
  ];
}

"use client";
import { useTranslations } from "next-intl";
import { CheckBox } from "@/components/ui/controls/check-box";
import type { SuggestedPriority } from "@/lib/assistant/proposals";

interface Choosing {
  /** What is not wanted. */
  left: readonly string[];
  onLeave: (left: readonly string[]) => void;
}

export function ProposedSubtasks({ titles, ...choosing }: Choosing & { titles: readonly string[] }) {
  const t = useTranslations("assistant");
  return (
    <Choices label={t("actions.subtasks")} choices={titles.map((title) => ({ name: title, title }))} {...choosing} />
  );
}

/** Stands for the priority among labels, none of which has a line break in its title. */
export const PRIORITY = "\n";

interface ProposedFactsProps extends Choosing {
  labels: readonly string[];
  priority: SuggestedPriority | null;
}

export function ProposedFacts({ labels, priority, ...choosing }: ProposedFactsProps) {
  const t = useTranslations("assistant");
  const badges = useTranslations("badges.priorities");
  const choices = [
    ...labels.map((title) => ({ name: title, title: t("label", { title }) })),
    ...(priority ? [{ name: PRIORITY, title: t("priority", { priority: badges(priority) }) }] : []),
  ];
  return <Choices label={t("actions.suggestions")} choices={choices} {...choosing} />;
}

interface ChoicesProps extends Choosing {
  label: string;
  choices: readonly { name: string; title: string }[];
}

const Choices = ({ label, choices, left, onLeave }: ChoicesProps) => (
  <ul aria-label={label} className="flex flex-col">
    {choices.map(({ name, title }) => (
      <li key={name}>
        <CheckBox
          label={title}
          checked={!left.includes(name)}
          onChange={(isWanted) => onLeave(isWanted ? left.filter((each) => each !== name) : [...left, name])}
        >
          <bdi>{title}</bdi>
        </CheckBox>
      </li>
    ))}
  </ul>
);

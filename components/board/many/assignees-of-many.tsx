"use client";
import { useTranslations } from "next-intl";
import { assigning, isAssigned } from "@/components/board-store/edits/edit-factories";
import { assigningToAll } from "@/components/board-store/edits/tasks-at-once";
import type { ManyPanelProps } from "@/components/board/many/action-bar";
import { nameOf, peopleOn } from "@/components/task/properties/people";
import { PersonAvatar } from "@/components/ui/lists/avatars";
import { Picker } from "@/components/ui/pickers/picker";

/** A person is checked who is on all of the tasks; choosing somebody who is on some of them adds the others. */
export function AssigneesOfMany({ board, viewer, tasks, saving }: ManyPanelProps) {
  const t = useTranslations("task.properties.people");
  const many = useTranslations("manyTasks");
  const people = peopleOn(board, viewer);
  const countOf = (id: number) => tasks.filter((task) => isAssigned(task, id)).length;

  function toggle(id: number) {
    const person = people.find(({ ID }) => ID === id);
    if (!person) return;
    const known = { ID: id, display_name: person.display_name, photo: person.photo };
    if (countOf(id) === tasks.length) saving.saveMany(tasks.map((task) => assigning(task, known)));
    else saving.save(assigningToAll(tasks, known));
  }

  return (
    <Picker
      label={t("title")}
      multiple
      choices={people.map((person) => ({
        value: person.ID,
        text: nameOf(person, viewer, t),
        detail: partText(countOf(person.ID), tasks.length, (count) => many("some", { count })),
        icon: <PersonAvatar id={person.ID} name={person.display_name} photo={person.photo} />,
      }))}
      chosen={people.map(({ ID }) => ID).filter((id) => countOf(id) === tasks.length)}
      onToggle={toggle}
      empty={t("empty")}
    />
  );
}

/** On how many tasks, if on some of them only. */
export const partText = (count: number, all: number, text: (count: number) => string): string | undefined =>
  count > 0 && count < all ? text(count) : undefined;

"use client";
import { useFormatter, useTranslations } from "next-intl";
import { nameOf, peopleOn, type Person } from "@/components/task/properties/people";
import { NoValue, Property } from "@/components/task/properties/property";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { Button } from "@/components/ui/controls/button";
import { PersonAvatar } from "@/components/ui/lists/avatars";
import { Picker } from "@/components/ui/pickers/picker";
import { assigning } from "@/components/board-store/edits/edit-factories";
import { noAssigneesEdit } from "@/components/board-store/edits/property-edits";

export function AssigneesProperty(props: PropertyEditProps) {
  const { task, mayEdit } = props;
  const t = useTranslations("task.properties");
  const names = useFormatter().list(
    task.assignees.map(({ display_name }) => display_name),
    { type: "unit" },
  );

  return (
    <Property
      id="assignees"
      name={t("names.assignees")}
      words={names || t("people.none")}
      mayEdit={mayEdit}
      panel={() => <AssigneesPanel {...props} />}
    >
      {task.assignees.length === 0 ? <NoValue>{t("people.none")}</NoValue> : <People people={task.assignees} />}
    </Property>
  );
}

type AssigneesPanelProps = Omit<PropertyEditProps, "clock" | "mayEdit"> & { typed?: string };

export function AssigneesPanel({ task, board, viewer, save, typed }: AssigneesPanelProps) {
  const t = useTranslations("task.properties.people");
  const people = withAssigned(peopleOn(board, viewer), task.assignees);
  const chosen = task.assignees.map(({ ID }) => ID);

  function toggle(id: number) {
    const person = people.find(({ ID }) => ID === id);
    if (person) save(assigning(task, { ID: id, display_name: person.display_name, photo: person.photo }));
  }

  return (
    <>
      <Picker
        label={t("title")}
        multiple
        choices={people.map((person) => ({
          value: person.ID,
          text: nameOf(person, viewer, t),
          hint: person.user_email || undefined,
          icon: <PersonAvatar id={person.ID} name={person.display_name} photo={person.photo} />,
        }))}
        initialText={typed}
        chosen={chosen}
        onToggle={toggle}
        empty={t("empty")}
      />
      {chosen.length > 0 && (
        <div className="mt-1 border-t border-gray-6 pt-1">
          <Button kind="quiet" size="small" wide onClick={() => save(noAssigneesEdit(task))}>
            {t("removeAll")}
          </Button>
        </div>
      )}
    </>
  );
}

const MANY = 4;

/** Names for a few people, only avatars for many. */
export function People({ people }: { people: readonly Person[] }) {
  if (people.length > MANY)
    return (
      <span className="flex flex-wrap gap-1">
        {people.map(({ ID, display_name, photo }) => (
          <PersonAvatar key={ID} id={ID} name={display_name} photo={photo} tooltip />
        ))}
      </span>
    );

  return (
    <span className="flex min-w-0 flex-col gap-1.5">
      {people.map(({ ID, display_name, photo }) => (
        <span key={ID} className="flex min-w-0 items-center gap-2">
          <PersonAvatar id={ID} name={display_name} photo={photo} />
          <bdi className="min-w-0 wrap-anywhere">{display_name}</bdi>
        </span>
      ))}
    </span>
  );
}

/** Keeps assignees selectable who have left the board, so that they can be unassigned. */
const withAssigned = (people: Person[], assigned: readonly Person[]): Person[] => [
  ...people,
  ...assigned.filter(({ ID }) => !people.some((person) => person.ID === ID)),
];

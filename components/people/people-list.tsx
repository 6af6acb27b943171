"use client";
import { useRef, useState } from "react";
import { useTranslations } from "next-intl";
import { AddToBoards } from "@/components/people/add-to-boards";
import type { PersonView } from "@/components/people/view-model";
import { PersonRow } from "@/components/people/person-row";
import { Button } from "@/components/ui/controls/button";
import { Rows } from "@/components/ui/lists/rows";

interface PeopleListProps {
  people: readonly PersonView[];
  me: number;
}

export function PeopleList({ people, me }: PeopleListProps) {
  const t = useTranslations("people.list");
  const [chosen, setChosen] = useState<readonly { id: number; name: string }[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const choose = ({ id, name }: PersonView, on: boolean) =>
    setChosen((before) => [...before.filter((each) => each.id !== id), ...(on ? [{ id, name }] : [])]);

  // The focused button disappears with the selection.
  function clear() {
    setChosen([]);
    list.current?.focus();
  }

  // A focused row may disappear when it belongs to another tab now.
  const currentTab = () => list.current?.parentElement?.querySelector<HTMLElement>("nav [aria-current]") ?? null;

  return (
    <>
      <Rows ref={list} tabIndex={-1} aria-label={t("title")} className="outline-none">
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            isMe={person.id === me}
            fallbackFocus={currentTab}
            isChosen={chosen.some(({ id }) => id === person.id)}
            onChoose={(on) => choose(person, on)}
          />
        ))}
      </Rows>
      {chosen.length > 0 && (
        <section
          aria-label={t("selectedPeople")}
          data-lower-edge=""
          className="sticky bottom-(--bottom-bar) z-20 flex flex-wrap items-center gap-2 rounded-b-md border-t border-gray-6 bg-floating px-4 py-2.5 shadow-floating"
        >
          <p role="status" className="me-auto font-medium tabular-nums">
            {t("selected", { count: chosen.length })}
          </p>
          <Button kind="quiet" onClick={clear}>
            {t("clearSelection")}
          </Button>
          <AddToBoards people={chosen} onAdded={clear} />
        </section>
      )}
    </>
  );
}

"use client";
import { UserPlus, X } from "lucide-react";
import { findPeople, noPeopleMessage } from "@/components/members/find-people";
import { buttonStyle } from "@/components/ui/controls/button";
import { PersonAvatar } from "@/components/ui/lists/avatars";
import { Picker } from "@/components/ui/controls/picker";
import { Popover } from "@/components/ui/overlays/popover";
import { TryAgain } from "@/components/ui/pages/try-again";
import { useSearch } from "@/components/ui/hooks/use-search";

export interface Person {
  id: number;
  name: string;
  photo: string;
}

interface MemberChooserProps {
  /** Left out, because the creator becomes a member anyway. */
  me: number;
  members: Person[];
  onChange: (members: Person[]) => void;
}

export function MemberChooser({ me, members, onChange }: MemberChooserProps) {
  const { text, found, problem, ask, searchDebounced } = useSearch(findPeople);
  const people = (found ?? []).filter(({ ID }) => ID !== me);
  const chosen = members.map(({ id }) => id);

  function toggle(id: number) {
    const person = people.find(({ ID }) => ID === id);
    if (chosen.includes(id)) onChange(members.filter((member) => member.id !== id));
    else if (person) onChange([...members, { id, name: person.display_name, photo: person.photo }]);
  }

  return (
    <div className="flex flex-col items-start gap-2">
      {members.length > 0 && <Chosen members={members} onRemove={toggle} />}
      <Popover
        label="Add people"
        trigger={<AddPeople />}
        triggerStyle={buttonStyle({ size: "small" })}
        onOpenChange={(open) => open && void ask("")}
      >
        <Picker
          label="People"
          multiple
          choices={people.map(({ ID, display_name, user_email, photo }) => ({
            value: ID,
            text: display_name,
            hint: user_email,
            icon: <PersonAvatar id={ID} name={display_name} photo={photo} />,
          }))}
          chosen={chosen}
          onToggle={toggle}
          onSearch={(typed) => searchDebounced(typed.trim())}
          searchPlaceholder="Search people"
          empty={noPeopleMessage(found !== null, problem !== "")}
        />
        {problem && <TryAgain problem={problem} onRetry={() => void ask(text)} />}
      </Popover>
    </div>
  );
}

const AddPeople = () => (
  <>
    <UserPlus aria-hidden className="size-4" strokeWidth={1.5} />
    Add people
  </>
);

const Chosen = ({ members, onRemove }: { members: Person[]; onRemove: (id: number) => void }) => (
  <ul aria-label="Members" className="flex flex-wrap gap-1.5">
    {members.map(({ id, name, photo }) => (
      <li key={id} className="flex max-w-full items-center gap-1.5 rounded-full border border-gray-6 bg-gray-2 ps-1">
        <PersonAvatar id={id} name={name} photo={photo} />
        <bdi className="min-w-0 truncate">{name}</bdi>
        <button
          type="button"
          aria-label={`Remove ${name}`}
          onClick={() => onRemove(id)}
          className={buttonStyle({ kind: "quiet", size: "roundIcon" })}
        >
          <X aria-hidden className="size-4" strokeWidth={1.5} />
        </button>
      </li>
    ))}
  </ul>
);

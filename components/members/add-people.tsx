"use client";
import { useState } from "react";
import { UserPlus } from "lucide-react";
import { findPeople, nobodyFound } from "@/components/members/find-people";
import { RoleSelect } from "@/components/members/role-select";
import type { Role } from "@/components/members/roles";
import { useMembers } from "@/components/members/use-members";
import { Alert } from "@/components/ui/alert";
import { Button, buttonLook } from "@/components/ui/button";
import { PersonAvatar } from "@/components/ui/people";
import { Picker } from "@/components/ui/picker";
import { Popover } from "@/components/ui/popover";
import { problemOf } from "@/components/ui/problem";
import { toast } from "@/components/ui/toasts";
import { TryAgain } from "@/components/ui/try-again";
import { useSearch } from "@/components/ui/use-search";

interface AddPeopleProps {
  ref: React.Ref<HTMLDivElement>;
  boardId: number;
  /** Who is here already. */
  members: readonly number[];
}

/** Each press in the list adds somebody; the list stays for the next one. */
export function AddPeople({ ref, boardId, members }: AddPeopleProps) {
  const { add } = useMembers(boardId);
  const [role, setRole] = useState<Role>("Member");
  const [problem, setProblem] = useState("");
  const { text, found: people, problem: searchProblem, ask, askSoon } = useSearch(findPeople);
  const left = (people ?? []).filter(({ ID }) => !members.includes(ID));

  async function choose(id: number) {
    setProblem("");
    try {
      await add(id, role);
      toast(`${people?.find(({ ID }) => ID === id)?.display_name} was added`);
    } catch (error) {
      setProblem(problemOf(error));
    }
  }

  return (
    <div ref={ref} className="mt-4 flex flex-wrap items-center gap-2">
      <Popover
        label="Add people"
        trigger={
          <>
            <UserPlus aria-hidden className="size-4" strokeWidth={1.5} />
            Add people
          </>
        }
        triggerLook={buttonLook({ kind: "primary", size: "small" })}
        onOpenChange={(open) => open && void ask("")}
      >
        <Picker
          label="People"
          choices={left.map(({ ID, display_name, user_email, photo }) => ({ value: ID, text: display_name, hint: user_email, icon: <PersonAvatar id={ID} name={display_name} photo={photo} /> }))}
          chosen={NOBODY}
          onToggle={choose}
          onSearch={(typed) => askSoon(typed.trim())}
          searchPlaceholder="Search people"
          empty={nobodyFound(people !== null, searchProblem !== "")}
        />
        {searchProblem && <TryAgain problem={searchProblem} onRetry={() => ask(text)} />}
      </Popover>
      <span className="text-gray-11">as</span>
      <RoleSelect label="Role of the new member" role={role} onChoose={setRole} />
      {problem && (
        <Alert kind="error" className="w-full">
          {problem}
          <Button kind="quiet" size="small" onClick={() => setProblem("")} className="ms-2">
            Dismiss
          </Button>
        </Alert>
      )}
    </div>
  );
}

const NOBODY: readonly number[] = [];

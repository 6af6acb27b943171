import Link from "next/link";
import type { ListedPerson } from "@/components/people/listed";
import { RightsBadge } from "@/components/people/rights-badge";
import { roleName } from "@/components/members/roles";
import { CheckBox } from "@/components/ui/check-box";
import { PersonAvatar } from "@/components/ui/people";
import { Facts } from "@/components/ui/rows";

interface PersonRowProps {
  person: ListedPerson;
  isMe: boolean;
  isChosen: boolean;
  onChoose: (chosen: boolean) => void;
}

/** All of it leads to the person but the box, which lies above the link. */
export function PersonRow({ person, isMe, isChosen, onChoose }: PersonRowProps) {
  const { id, name, email, photo, boards, boardsLeft } = person;
  return (
    <li className="relative flex items-center gap-1 px-2 py-1.5 hover:bg-gray-2 has-checked:bg-accent-soft sm:gap-2">
      <CheckBox label={`Choose ${name}`} checked={isChosen} onChange={onChoose} className="relative z-10 size-9 shrink-0 cursor-pointer justify-center pointer-coarse:size-11" />
      <PersonAvatar id={id} name={name} photo={photo} size={32} />
      <div className="grid min-w-0 flex-1 gap-x-4 ps-1 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:items-center">
        <div className="min-w-0 py-0.5">
          <p className="flex flex-wrap items-center gap-x-2">
            <Link href={`/people/${id}`} className="min-w-0 font-medium wrap-anywhere outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus">
              <bdi>{name}</bdi>
            </Link>
            {isMe && <span className="text-gray-11">(you)</span>}
            <RightsBadge {...person} />
          </p>
          <p className="truncate text-sm text-gray-11" dir="ltr">
            {email}
          </p>
        </div>
        <div className="min-w-0 text-sm text-gray-11">
          {boards.length > 0 ? <Facts>{[...boards.map(factOf), boardsLeft > 0 && `${boardsLeft} more`]}</Facts> : nowhere(person)}
        </div>
      </div>
    </li>
  );
}

const nowhere = ({ isAdministrator, isServiceAdmin }: ListedPerson) => (isAdministrator || isServiceAdmin ? "Reaches every board" : "On no board");

const factOf = ({ title, role }: ListedPerson["boards"][number], at: number) => (
  <span key={at} className="flex gap-1">
    <bdi className="min-w-0 truncate text-gray-12">{title}</bdi> <span className="shrink-0">({roleName(role).toLowerCase()})</span>
  </span>
);

import Link from "next/link";
import { useTranslations } from "next-intl";
import type { PersonView } from "@/components/people/view-model";
import { PersonMenu } from "@/components/people/person-menu";
import { RightsBadge } from "@/components/people/rights-badge";
import { roleKey } from "@/components/members/roles";
import { CheckBox } from "@/components/ui/controls/check-box";
import { classNames } from "@/components/ui/class-names";
import { PersonAvatar } from "@/components/ui/lists/avatars";
import { Details } from "@/components/ui/lists/rows";

interface PersonRowProps {
  person: PersonView;
  isMe: boolean;
  isChosen: boolean;
  onChoose: (chosen: boolean) => void;
  /** Gets the focus when the row disappears. */
  fallbackFocus: () => HTMLElement | null;
}

export function PersonRow({ person, isMe, isChosen, onChoose, fallbackFocus }: PersonRowProps) {
  const t = useTranslations("people.row");
  const { id, name, email, photo, isDeactivated, canManage } = person;
  return (
    <li className="relative flex items-center gap-1 px-2 py-1.5 hover:bg-gray-2 has-checked:bg-accent-soft sm:gap-2">
      <CheckBox
        label={t("select", { name })}
        checked={isChosen}
        onChange={onChoose}
        className={classNames(
          "relative z-10 size-9 shrink-0 cursor-pointer justify-center pointer-coarse:size-11",
          isDeactivated && "invisible",
        )}
      />
      <span className={classNames(isDeactivated && "grayscale")}>
        <PersonAvatar id={id} name={name} photo={photo} size={32} />
      </span>
      <div className="grid min-w-0 flex-1 gap-x-4 ps-1 sm:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,2fr)] sm:items-center">
        <div className="min-w-0 py-0.5">
          <p className="flex flex-wrap items-center gap-x-2">
            <Link
              href={`/people/${id}`}
              className={classNames(
                "min-w-0 font-medium wrap-anywhere outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus",
                isDeactivated && "text-gray-11",
              )}
            >
              <bdi>{name}</bdi>
            </Link>
            {isMe && <span className="text-gray-11">{t("you")}</span>}
            <RightsBadge {...person} />
          </p>
          <p className="truncate text-sm text-gray-11 rtl:text-end" dir="ltr">
            {email}
          </p>
        </div>
        <BoardsOfRow person={person} />
        <LastSeen person={person} />
      </div>
      {canManage ? (
        <PersonMenu person={person} fallbackFocus={fallbackFocus} />
      ) : (
        <span className="size-8 shrink-0 pointer-coarse:size-11" />
      )}
    </li>
  );
}

function BoardsOfRow({ person: { boards, boardsLeft, isAdministrator, isServiceAdmin } }: { person: PersonView }) {
  const t = useTranslations("people.row");
  if (boards.length === 0) {
    return (
      <div className="min-w-0 text-sm text-gray-11">
        {t(isAdministrator || isServiceAdmin ? "allBoards" : "noBoards")}
      </div>
    );
  }
  return (
    <div className="min-w-0 text-sm text-gray-11">
      <Details>
        {[
          ...boards.map(({ title, role }, at) => (
            <span key={at} className="flex gap-1">
              <bdi className="min-w-0 truncate text-gray-12">{title}</bdi>{" "}
              <span className="shrink-0">{t(`roles.${roleKey(role)}`)}</span>
            </span>
          )),
          boardsLeft > 0 && t("moreBoards", { count: boardsLeft }),
        ]}
      </Details>
    </div>
  );
}

function LastSeen({ person: { lastSeen } }: { person: PersonView }) {
  const t = useTranslations("people.row");
  return (
    <p className="text-sm text-gray-11 tabular-nums">
      <span className="sm:block sm:text-xs">
        {t("lastSeen")}
        <span className="sm:hidden">:</span>{" "}
      </span>
      {lastSeen ? (
        <time dateTime={lastSeen.iso} title={lastSeen.full}>
          {lastSeen.text}
        </time>
      ) : (
        t("never")
      )}
    </p>
  );
}

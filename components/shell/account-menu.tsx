"use client";
import Link from "next/link";
import { LogOut, UserRound } from "lucide-react";
import { signOut } from "@/components/account/sign-in";
import { Menu, MenuItem, MenuLine, MenuLink } from "@/components/ui/menu";
import { leaveFor } from "@/components/ui/leave";
import { PersonAvatar } from "@/components/ui/people";
import { problemOf } from "@/components/ui/problem";
import { ThemeChoices } from "@/components/ui/theme-switch";
import { toast } from "@/components/ui/toasts";
import type { Theme } from "@/lib/theme";

export interface AccountMenuProps {
  id: number;
  name: string;
  email: string;
  theme: Theme;
  /** The bar that it stands in. */
  place: "top" | "bottom";
}

const looks = {
  top: "grid size-8 place-items-center rounded-full transition-opacity hover:opacity-80 pointer-coarse:size-11",
  bottom: "flex h-14 min-w-0 flex-col items-center justify-center gap-0.5 rounded-sm text-xs text-gray-11 select-none",
};

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function AccountMenu({ id, name, email, theme, place }: AccountMenuProps) {
  const leave = () => signOut().then(() => leaveFor("/login?done=signed-out"), (error: unknown) => void toast(problemOf(error), "error"));

  return (
    <Menu label={`Account: ${name}`} button={<Face id={id} name={name} place={place} />} buttonLook={looks[place]}>
      <div className="px-2.5 pt-1.5 pb-2">
        <p className="max-w-60 truncate font-medium">
          <bdi>{name}</bdi>
        </p>
        <p className="max-w-60 truncate text-sm text-gray-11">{email}</p>
      </div>
      <MenuLine />
      <MenuLink render={<Link href="/profile" />} icon={<UserRound {...icon} />}>
        Profile
      </MenuLink>
      <MenuLine />
      <ThemeChoices saved={theme} />
      <MenuLine />
      <MenuItem icon={<LogOut {...icon} />} onClick={leave}>
        Sign out
      </MenuItem>
    </Menu>
  );
}

function Face({ id, name, place }: Pick<AccountMenuProps, "id" | "name" | "place">) {
  if (place === "top") return <PersonAvatar id={id} name={name} size={28} />;

  return (
    <>
      <PersonAvatar id={id} name={name} size={20} />
      Account
    </>
  );
}

"use client";
import { useTranslations } from "next-intl";
import type { AccountMenuProps } from "@/components/shell/account-menu";
import { LazyMenu } from "@/components/ui/overlays/lazy-menu";
import { PersonAvatar } from "@/components/ui/lists/avatars";

export type AccountButtonProps = AccountMenuProps & {
  place: "top" | "bottom";
};

const styles = {
  top: "grid size-8 place-items-center rounded-full transition-shadow hover:ring-3 hover:ring-gray-5 pointer-coarse:size-11",
  bottom: "flex h-14 min-w-0 flex-col items-center justify-center gap-0.5 rounded-sm text-xs text-gray-11 select-none",
};

const load = () => import("@/components/shell/account-menu").then((file) => file.AccountMenu);

export function AccountButton({ place, ...account }: AccountButtonProps) {
  const { id, name, photo } = account;
  const t = useTranslations("shell.account");
  return (
    <LazyMenu
      label={t("button", { name })}
      button={<Face id={id} name={name} photo={photo} place={place} />}
      buttonStyle={styles[place]}
      load={load}
      menuProps={account}
    />
  );
}

function Face({ place, ...person }: Pick<AccountButtonProps, "id" | "name" | "photo" | "place">) {
  const t = useTranslations("shell.bottomBar");
  if (place === "top") return <PersonAvatar {...person} size={28} />;

  return (
    <>
      <PersonAvatar {...person} size={20} />
      {t("account")}
    </>
  );
}

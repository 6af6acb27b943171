import { Combobox } from "@base-ui/react/combobox";
import { useTranslations } from "next-intl";
import { Mail, X } from "lucide-react";
import { nameOf, type Recipient } from "@/components/members/recipients";
import { classNames } from "@/components/ui/class-names";
import { PersonAvatar } from "@/components/ui/lists/avatars";

interface RecipientChipProps {
  recipient: Recipient;
  hasProblem: boolean;
}

export function RecipientChip({ recipient, hasProblem }: RecipientChipProps) {
  const t = useTranslations("members.form");
  return (
    <Combobox.Chip
      aria-label={nameOf(recipient)}
      aria-description={t("removeWithKey")}
      className={classNames(
        "flex h-7 max-w-full min-w-0 cursor-default items-center gap-1.5 rounded-sm border ps-1.5 text-sm pointer-coarse:h-11",
        hasProblem ? "border-red-line bg-red-soft" : "border-gray-6 bg-gray-3",
      )}
    >
      {recipient.kind === "person" ? (
        <PersonAvatar id={recipient.id} name={recipient.name} photo={recipient.photo} size={20} />
      ) : (
        <Mail aria-hidden className="size-4 shrink-0 text-gray-11" strokeWidth={1.5} />
      )}
      <bdi className="truncate">{nameOf(recipient)}</bdi>
      <Combobox.ChipRemove
        aria-label={t("remove", { name: nameOf(recipient) })}
        className="grid size-6 shrink-0 place-items-center rounded-sm text-gray-11 hover:bg-gray-5 hover:text-gray-12 pointer-coarse:size-11"
      >
        <X aria-hidden className="size-3.5" strokeWidth={1.5} />
      </Combobox.ChipRemove>
    </Combobox.Chip>
  );
}

import { useTranslations } from "next-intl";
import { Check, CornerUpRight, Undo2 } from "lucide-react";
import { strong } from "@/components/account/rich-tags";

const icon = { "aria-hidden": true, className: "mt-0.5 size-4 shrink-0 text-gray-11", strokeWidth: 1.5 } as const;
const turned = { ...icon, className: `${icon.className} rtl:-scale-x-100` } as const;

interface ApplicationPermissionsProps {
  destination: string | null;
}

export function ApplicationPermissions({ destination }: ApplicationPermissionsProps) {
  const t = useTranslations("auth.authorize");
  return (
    <ul className="flex flex-col gap-2.5 border-y border-gray-6 py-4">
      <li className="flex gap-2.5">
        <Check {...icon} />
        <span>{t("canDo")}</span>
      </li>
      <li className="flex gap-2.5">
        <Undo2 {...turned} />
        <span>{t("revocable")}</span>
      </li>
      <li className="flex gap-2.5">
        <CornerUpRight {...turned} />
        <span>{destination ? t.rich("sentTo", { destination, strong }) : t("shownHere")}</span>
      </li>
    </ul>
  );
}

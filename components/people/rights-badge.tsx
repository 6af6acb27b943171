import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/lists/rows";

export interface Rights {
  isAdministrator: boolean;
  isServiceAdmin: boolean;
  isDeactivated: boolean;
}

export function RightsBadge({ isAdministrator, isServiceAdmin, isDeactivated }: Rights) {
  const t = useTranslations("people.rights");
  return (
    <>
      {(isAdministrator || isServiceAdmin) && <Badge>{t(isAdministrator ? "administrator" : "serviceAdmin")}</Badge>}
      {isDeactivated && (
        <span className="rounded-sm bg-gray-4 px-1.5 text-xs font-medium text-gray-12">{t("deactivated")}</span>
      )}
    </>
  );
}

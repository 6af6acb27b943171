import { useTranslations } from "next-intl";
import { FoldedList } from "@/components/ui/lists/folded-list";

const SOURCES = ["native", "card-board", "work", "csv"] as const;

export function FileHelp() {
  const t = useTranslations("imports.help");
  return (
    <FoldedList title={t("title")}>
      {SOURCES.map((source) => (
        <li key={source} className="py-1">
          {t.rich(source, { b: (chunks) => <b className="font-medium">{chunks}</b> })}
        </li>
      ))}
    </FoldedList>
  );
}

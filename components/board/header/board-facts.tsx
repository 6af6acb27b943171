import { useFormatter, useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";

export function BoardFacts({ board }: { board: BoardJson }) {
  const t = useTranslations("boardMenu.about");
  const { number } = useFormatter();
  const facts = [
    [t("createdBy"), board.owner.display_name],
    [t("stages"), number(board.stages.length)],
    [t("members"), number(board.users.length)],
  ] as const;
  return (
    <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-gray-6 pt-3 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-gray-11">{name}</dt>
          <dd className="min-w-0 wrap-anywhere tabular-nums">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

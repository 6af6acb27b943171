import { useTranslations } from "next-intl";
import type { Effect } from "@/lib/mcp/tool";

export interface ToolRow {
  name: string;
  effect: Effect;
}

const EFFECTS = ["read", "write", "destroy"] as const;

/** By what they may do. The names are those that programs show. */
export function ToolList({ tools }: { tools: readonly ToolRow[] }) {
  const t = useTranslations("mcp.tools");
  return (
    <dl className="divide-y divide-gray-6">
      {EFFECTS.map((effect) => (
        <div key={effect} className="px-4 py-3 sm:px-5">
          <dt className="font-medium">{t(`effects.${effect}.title`)}</dt>
          <dd className="mt-0.5 text-sm text-gray-11">{t(`effects.${effect}.text`)}</dd>
          <dd className="mt-2">
            <ul className="flex flex-wrap gap-1.5">
              {tools
                .filter((tool) => tool.effect === effect)
                .map(({ name }) => (
                  <li key={name} dir="ltr" className="rounded-sm bg-gray-3 px-1.5 py-0.5 font-mono text-sm">
                    {name}
                  </li>
                ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}

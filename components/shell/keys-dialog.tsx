"use client";
import { useTranslations } from "next-intl";
import { showPanel, useIsPanelOpen } from "@/components/shell/panels";
import { Dialog } from "@/components/ui/overlays/dialog";
import { Kbd } from "@/components/ui/keyboard/kbd";
import { type ShortcutGroup, useRegisteredShortcuts } from "@/components/ui/keyboard/shortcuts";

export function KeysDialog() {
  const t = useTranslations("shell.shortcuts");
  const open = useIsPanelOpen("keys");
  return (
    <Dialog open={open} onOpenChange={(on) => showPanel(on ? "keys" : null)} title={t("title")} width="max-w-4xl">
      <KeyGroups />
    </Dialog>
  );
}

function KeyGroups() {
  const t = useTranslations("shell.shortcuts.groups");
  const all = useRegisteredShortcuts().filter(({ layer }) => layer === "");
  const isTakenOver = (key: string) =>
    all.some((other) => other.run && other.key === key && other.group !== EVERYWHERE);
  const keys = all.filter(
    ({ group, key, run, hidden }) => !hidden && (group !== EVERYWHERE || run === null || !isTakenOver(key)),
  );
  const groups = [...new Set(keys.map(({ group }) => group))].sort(
    (one, other) => Number(one === EVERYWHERE) - Number(other === EVERYWHERE),
  );

  return (
    <div className="mt-4 gap-x-8 sm:columns-2 lg:columns-3">
      {groups.map((group) => (
        <section key={group} aria-label={t(group)} className="mb-5 break-inside-avoid">
          <h3 className="mb-1 text-sm font-medium text-gray-11">{t(group)}</h3>
          <dl>
            {actionsOf(keys.filter((each) => each.group === group)).map(([label, actionKeys]) => (
              <div key={label} className="flex min-h-8 items-center justify-between gap-4 border-b border-gray-6 py-1">
                <dt>{label}</dt>
                <dd className="flex gap-1">
                  {actionKeys.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** A page's own shortcut for the same key wins over these. */
const EVERYWHERE: ShortcutGroup = "everywhere";

function actionsOf(keys: readonly { label: string; key: string }[]): [string, string[]][] {
  const actions = new Map<string, Set<string>>();
  for (const { label, key } of keys) actions.set(label, (actions.get(label) ?? new Set()).add(key));
  return [...actions].map(([label, actionKeys]) => [label, [...actionKeys]]);
}

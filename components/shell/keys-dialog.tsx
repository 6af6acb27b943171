"use client";
import { showPanel, useIsPanelOpen } from "@/components/shell/panels";
import { GLOBAL_KEYS } from "@/components/shell/use-create";
import { Dialog } from "@/components/ui/overlays/dialog";
import { Kbd } from "@/components/ui/keyboard/kbd";
import { useRegisteredShortcuts } from "@/components/ui/keyboard/shortcuts";

export function KeysDialog() {
  const open = useIsPanelOpen("keys");
  return (
    <Dialog open={open} onOpenChange={(on) => showPanel(on ? "keys" : null)} title="Keys" width="max-w-xl">
      <KeyGroups />
    </Dialog>
  );
}

function KeyGroups() {
  const all = useRegisteredShortcuts().filter(({ layer }) => layer === "");
  const isTakenOver = (key: string) =>
    all.some((other) => other.run && other.key === key && other.group !== GLOBAL_KEYS);
  const keys = all.filter(
    ({ group, key, run, hidden }) => !hidden && (group !== GLOBAL_KEYS || run === null || !isTakenOver(key)),
  );
  const groups = [...new Set(keys.map(({ group }) => group))].sort(
    (one, other) => Number(one === GLOBAL_KEYS) - Number(other === GLOBAL_KEYS),
  );

  return (
    <div className="mt-4 gap-x-8 sm:columns-2">
      {groups.map((group) => (
        <section key={group} aria-label={group} className="mb-5 break-inside-avoid">
          <h3 className="mb-1 text-sm font-medium text-gray-11">{group}</h3>
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

function actionsOf(keys: readonly { label: string; key: string }[]): [string, string[]][] {
  const actions = new Map<string, Set<string>>();
  for (const { label, key } of keys) actions.set(label, (actions.get(label) ?? new Set()).add(key));
  return [...actions].map(([label, actionKeys]) => [label, [...actionKeys]]);
}

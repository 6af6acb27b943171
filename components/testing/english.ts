import type { Messages } from "@/lib/i18n/messages";

const files = import.meta.glob<Record<string, unknown>>("/messages/en/*.json", { eager: true, import: "default" });

const namespaceOf = (file: string) => file.replace(/^.*\//, "").replace(/\.json$/, "");

/** All English messages, as a page would get those of its screens. */
export const english = Object.fromEntries(
  Object.entries(files).map(([file, messages]) => [namespaceOf(file), messages]),
) as unknown as Messages;

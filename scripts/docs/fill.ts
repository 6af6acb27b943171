import type { Example } from "@/scripts/docs/examples";

/** Fills in each response that is still `…`; a record that the page has shown once is abbreviated afterwards. */
export function fillAnswers(page: string, answers: { example: Example; json: unknown }[]): string {
  const lines = page.split("\n");
  const shown = new Set<string>();
  const texts = answers.map(({ example, json }) => ({ ...example, text: format(shortened(json, shown)) }));
  for (const { answer, line, text } of texts.reverse())
    if (answer.trim() === "…") lines.splice(lines.indexOf("…", line), 1, text);
  return lines.join("\n");
}

const MAX_KEYS = 6;
const ESSENTIAL_KEYS = ["id", "ID", "title", "name", "display_name", "stage_id", "position", "status", "role"];
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

function shortened(value: unknown, shown: Set<string>): unknown {
  if (Array.isArray(value))
    return value.length > 1 && typeof value[0] === "object"
      ? [shortened(value[0], shown), "…"]
      : value.map((item) => shortened(item, shown));
  if (typeof value === "string") return value.replace(/\/(photos|logo)\/.*/, "/$1/…").replaceAll(UUID, "…");
  if (typeof value !== "object" || value === null) return value;

  const names = Object.keys(value);
  const kind = names.join();
  const isKnown = names.length > MAX_KEYS && shown.has(kind);
  shown.add(kind);
  const keptEntries = Object.entries(value)
    .filter(([name]) => !isKnown || ESSENTIAL_KEYS.includes(name))
    .map(([name, each]) => [name, name === "password" ? "…" : shortened(each, shown)]);
  return Object.fromEntries(isKnown ? [...keptEntries, ["…", "…"]] : keptEntries);
}

/** Indents by two spaces; what fits on one line stays there. */
function format(value: unknown, indent = ""): string {
  const flat = JSON.stringify(value, null, 1)?.replace(/\n\s*/g, " ") ?? "null";
  if (typeof value !== "object" || value === null || flat.length + indent.length <= 110) return flat;

  const deeper = `${indent}  `;
  const rows = Array.isArray(value)
    ? value.map((item) => format(item, deeper))
    : Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${format(item, deeper)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${rows.map((row) => deeper + row).join(",\n")}\n${indent}${close}`;
}

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Example, examplesIn } from "@/scripts/docs/examples";
import { routeOf } from "@/scripts/docs/find-route";
import { SITE } from "@/scripts/openapi/curl";
import { endpointName } from "@/scripts/openapi/tables";

const FOLDER = path.resolve(import.meta.dirname, "../../docs/api");

/** A page of docs/api: its introduction, and the endpoints on it. */
export interface Page {
  /** `labels` for labels.md */
  slug: string;
  title: string;
  intro: string;
  docs: EndpointDocs[];
}

export interface EndpointDocs {
  endpoint: string;
  prose: string[];
  examples: Example[];
}

/** A paragraph, or the example at the position of `example`. */
type Part = { text: string; example?: undefined } | { text?: undefined; example: Example };

/**
 * The guide is README.md without its list of pages. The pages have the order of that list, README.md is the
 * last one.
 */
export function readPages(): { guide: string; pages: Page[] } {
  const guide = read("README.md");
  const order = [...guide.matchAll(/^\| \[(\S+\.md)\]/gm)].map(([, file = ""]) => file);
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".md") && file !== "README.md");
  const listed = files.sort(
    (one, other) => (order.indexOf(one) + 1 || Infinity) - (order.indexOf(other) + 1 || Infinity),
  );
  return {
    guide: resolveLinks(guide.slice(guide.indexOf("\n## ")).trim()),
    pages: [...listed, "README.md"].map(pageOf),
  };
}

const read = (file: string) => readFileSync(path.join(FOLDER, file), "utf8");

function pageOf(file: string): Page {
  const text = read(file);
  const [first = "", ...sections] = text.split(/^## .*\n/m);
  const [, title = file, intro = ""] = /^# (.*)\n([\s\S]*)$/.exec(first.trim()) ?? [];
  const isGuide = file === "README.md";
  return {
    slug: isGuide ? "api" : file.replace(/\.md$/, ""),
    title: isGuide ? "This API" : title,
    intro: isGuide ? "How the API describes itself." : resolveLinks(intro.trim()),
    docs: mergeByEndpoint(sections.flatMap(docsInSection)),
  };
}

function mergeByEndpoint(docs: EndpointDocs[]): EndpointDocs[] {
  const names = [...new Set(docs.map(({ endpoint }) => endpoint))];
  return names.map((endpoint) => {
    const same = docs.filter((each) => each.endpoint === endpoint);
    return { endpoint, prose: same.flatMap(({ prose }) => prose), examples: same.flatMap(({ examples }) => examples) };
  });
}

/** The section's introduction belongs to each endpoint without a paragraph of its own. */
function docsInSection(section: string): EndpointDocs[] {
  const parts = partsOf(section);
  const docs = mergeByEndpoint(parts.flatMap((_, at) => docsOfPart(parts, at)));
  const first = parts.find(({ text }) => text !== undefined)?.text;
  return docs.map((each) =>
    each.prose.length === 0 && first !== undefined ? { ...each, prose: [resolveLinks(first)] } : each,
  );
}

/** A paragraph belongs to the endpoints it names, otherwise to the next example, or else to the previous one. */
function docsOfPart(parts: Part[], at: number): EndpointDocs[] {
  const { text, example } = parts[at] ?? {};
  if (example) return namesOf([example]).map((endpoint) => ({ endpoint, prose: [], examples: [example] }));
  if (text === undefined) return [];

  const namedSchemas = namesOf([...text.matchAll(NAMED)].map(([, method = "", path = ""]) => ({ method, path })));
  const nearby = [...parts.slice(at), ...parts.slice(0, at).reverse()].flatMap((part) =>
    part.example ? namesOf([part.example]) : [],
  );
  return (namedSchemas.length > 0 ? namedSchemas : nearby.slice(0, 1)).map((endpoint) => ({
    endpoint,
    prose: [resolveLinks(text)],
    examples: [],
  }));
}

const NAMED = /`(GET|POST|PUT|PATCH|DELETE) (\/wp-json\/[^`\s]+)`/g;

const namesOf = (requests: Pick<Example, "method" | "path">[]): string[] =>
  requests.flatMap(({ method, path: address }) => {
    const route = routeOf({ path: address });
    return route === undefined ? [] : [endpointName(method, route)];
  });

const EXAMPLE = /^```http[^\n]*\n[\s\S]*?\n```\n+```json[^\n]*\n[\s\S]*?\n```$/gm;

function partsOf(section: string): Part[] {
  const examples = examplesIn(section);
  return section.split(EXAMPLE).flatMap((between, at): Part[] => {
    const paragraphs = between
      .split(/\n{2,}/)
      .map((text) => text.trim())
      .filter((text) => text !== "" && !isJustNamed(text));
    const example = examples[at];
    return [...paragraphs.map((text) => ({ text })), ...(example && isFilled(example) ? [{ example }] : [])];
  });
}

const isJustNamed = (text: string) => text.replace(NAMED, "") === "";

/** New examples contain `…` until they are filled (docs/architecture/tests.md). */
const isFilled = ({ answer }: Example) => answer.trim() !== "…";

/** Links between files become links between pages; other links inside the repository become text. */
const resolveLinks = (text: string) =>
  text
    .replaceAll("[README.md]", "[the guide]")
    .replaceAll(
      /\]\((\w[\w-]*)\.md(?:#[\w-]+)?\)/g,
      (_, file: string) => `](${SITE}/api-docs/${file === "README" ? "guide" : file})`,
    )
    .replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, "$1");

import type { Handler } from "@/lib/http/endpoint";
import type { OpenApiDocument, OperationMethod, Parameter, PathItem, Schema } from "@/lib/openapi/types";
import packageJson from "@/package.json";
import { answerSchemas } from "@/scripts/openapi/answers/index";
import { SITE } from "@/scripts/openapi/curl";
import { type EndpointInfo, operationOf, SECURITY } from "@/scripts/openapi/operation";
import { type Page, readPages, type EndpointDocs } from "@/scripts/openapi/pages";
import { refusals, SHARED } from "@/scripts/openapi/shared";
import { endpointName, summaries, whoMay } from "@/scripts/openapi/tables";
import { handlersIn, pathOf, routeFiles } from "@/scripts/contract/route-list";

type DeclaredEndpoint = Pick<EndpointInfo, "method" | "path" | "handler">;

export async function openApiDocument(): Promise<OpenApiDocument> {
  const { guide, pages } = readPages();
  const declared = await allDeclared();
  const { answers, records } = answerSchemas();
  const known = addDocs(declared, pages).map((each) => ({ ...each, answer: answerTo(each, declared, answers) }));
  const tags = [
    ...pages.map(({ title, intro, slug }) => ({ name: title, description: intro, "x-slug": slug })),
    { name: OTHERS, "x-slug": "others" },
  ];
  return {
    openapi: "3.1.1",
    info: {
      title: "Boards",
      version: packageJson.version,
      description: guide,
      license: { name: packageJson.license, identifier: packageJson.license },
    },
    servers: [{ url: `${SITE}/wp-json` }],
    security: SECURITY,
    tags: tags.filter(({ name }) => known.some(({ tag }) => tag === name)),
    paths: pathsOf(known.sort(byPageOrder(pages))),
    components: { ...SHARED, schemas: { ...SHARED.schemas, ...records }, responses: refusals(guide) },
  };
}

/** The tag of endpoints without a page. */
const OTHERS = "Others";

async function allDeclared(): Promise<DeclaredEndpoint[]> {
  const files = routeFiles().sort();
  const declared = await Promise.all(
    files.map(async (file) => {
      const path = pathOf(file).replaceAll(/\[(\w+)\]/g, "{$1}");
      return Object.entries(await handlersIn(file)).map(([method, handler]): DeclaredEndpoint => ({
        method,
        path,
        handler,
      }));
    }),
  );
  return declared.flat();
}

/**
 * An undocumented endpoint inherits the page of an equivalent one: `users/{user_id}` is also `users/me`, POST
 * may be PUT.
 */
function addDocs(declared: DeclaredEndpoint[], pages: Page[]): Omit<EndpointInfo, "answer">[] {
  const [summaryOf, whoOf] = [summaries(), whoMay()];
  return declared.map(({ method, path, handler }) => {
    const name = endpointName(method, path);
    const own = docsOf(pages, [name]);
    const { page, docs } = own.page ? own : docsOf(pages, aliasesOf(handler, declared));
    return {
      method,
      path,
      handler,
      tag: page?.title ?? OTHERS,
      summary: summaryOf.get(name) ?? `${method} ${path}`,
      prose: docs.flatMap(({ prose }) => prose),
      examples: docs.flatMap(({ examples }) => examples),
      who: whoOf.get(name),
    };
  });
}

const aliasesOf = (handler: Handler, declared: DeclaredEndpoint[]): string[] =>
  declared.filter((each) => each.handler === handler).map(({ method, path }) => endpointName(method, path));

/** @throws when no response is declared for the endpoint */
function answerTo(
  { method, path, handler }: DeclaredEndpoint,
  declared: DeclaredEndpoint[],
  answers: Map<string, Schema>,
): Schema {
  const aliases = declared.filter((each) => each.handler === handler).map((each) => `${each.method} ${each.path}`);
  const found = answers.get([`${method} ${path}`, ...aliases].find((name) => answers.has(name)) ?? "");
  if (!found) throw new Error(`${method} ${path} has no response in scripts/openapi/answers.`);
  return found;
}

/** The endpoint's page and all its descriptions; the guide counts only when no other page has it. */
function docsOf(pages: Page[], names: string[]): { page: Page | undefined; docs: EndpointDocs[] } {
  const matching = pages.filter(({ docs }) => docs.some(({ endpoint }) => names.includes(endpoint)));
  const others = matching.filter(({ slug }) => slug !== "api");
  const used = others.length > 0 ? others : matching;
  return {
    page: used[0],
    docs: used.flatMap(({ docs }) => docs.filter(({ endpoint }) => names.includes(endpoint))),
  };
}

function byPageOrder(pages: Page[]) {
  const order = new Map(
    pages
      .flatMap(({ docs }) => docs)
      .map(({ endpoint }, at): [string, number] => [endpoint, at])
      .reverse(),
  );
  const placeOf = ({ method, path }: EndpointInfo) => order.get(endpointName(method, path)) ?? order.size * 2;
  return (one: EndpointInfo, other: EndpointInfo) => placeOf(one) - placeOf(other);
}

function pathsOf(known: EndpointInfo[]): OpenApiDocument["paths"] {
  const paths: Record<string, PathItem> = {};
  for (const each of known) {
    const item = (paths[each.path] ??= {
      parameters: [
        ...parametersIn(each.path),
        { $ref: "#/components/parameters/_fields" },
        { $ref: "#/components/parameters/_envelope" },
      ],
    });
    item[each.method.toLowerCase() as OperationMethod] = operationOf(each);
  }
  return paths;
}

const parametersIn = (path: string): Parameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: isId(name) ? { type: "integer", minimum: 1 } : { type: "string" },
  }));

const isId = (name: string) => /(?:^|_)id$/.test(name) && name !== "session_id";

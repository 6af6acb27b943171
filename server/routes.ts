import "server-only";
import type { Method } from "@/lib/http/request/method";
import { decodeSegment } from "@/lib/http/request/spelling";

type Params = Record<string, string | string[]>;

/** What a `route.ts` exports, as Next calls it. */
type Handler = (request: Request, context: { params: Promise<never> }) => Response | Promise<Response>;
export type Handlers = Partial<Record<Method, Handler>>;

/** A path in Next's notation, `/files/[hash]`, and what its file exports; null for a file that only Next can run. */
export type RouteFile = readonly [path: string, handlers: Handlers | null];

export interface FoundRoute {
  /** In Next's notation. */
  path: string;
  handlers: Handlers | null;
  params: Params;
}

export type FindRoute = (path: string) => FoundRoute | null;

interface Node {
  fixed: Map<string, Node>;
  variable: { name: string; node: Node } | null;
  rest: { name: string; isOptional: boolean; file: RouteFile } | null;
  file: RouteFile | null;
}

const emptyNode = (): Node => ({ fixed: new Map(), variable: null, rest: null, file: null });

/** Finds the file of a path as Next does: fixed names go before `[id]`, and these before `[...rest]`. */
export function routeFinder(files: readonly RouteFile[]): FindRoute {
  const root = emptyNode();
  for (const file of files) add(root, file);
  return (path) => find(root, path.split("/").slice(1).map(decodeSegment), 0);
}

function add(root: Node, file: RouteFile) {
  let node = root;
  for (const segment of file[0].split("/").slice(1)) {
    const [, brackets, name] = /^(\[\[?)(?:\.\.\.)?(\w+)\]/.exec(segment) ?? [];
    if (!name) node = childOf(node, segment);
    else if (segment.includes("...")) return void (node.rest = { name, isOptional: brackets === "[[", file });
    else node = (node.variable ??= { name, node: emptyNode() }).node;
  }
  node.file = file;
}

function childOf(node: Node, segment: string): Node {
  const child = node.fixed.get(segment) ?? emptyNode();
  node.fixed.set(segment, child);
  return child;
}

function find(node: Node, segments: string[], at: number): FoundRoute | null {
  const segment = segments[at];
  if (segment === undefined && node.file) return { path: node.file[0], handlers: node.file[1], params: {} };

  const below = segment === undefined ? null : findBelow(node, segments, at, segment);
  if (below) return below;
  const { rest } = node;
  if (!rest || (segment === undefined && !rest.isOptional)) return null;
  const [path, handlers] = rest.file;
  return { path, handlers, params: segment === undefined ? {} : { [rest.name]: segments.slice(at) } };
}

function findBelow(node: Node, segments: string[], at: number, segment: string): FoundRoute | null {
  const child = node.fixed.get(segment);
  const fixed = child && find(child, segments, at + 1);
  if (fixed || !node.variable || segment === "") return fixed ?? null;

  const found = find(node.variable.node, segments, at + 1);
  return found && { ...found, params: { [node.variable.name]: segment, ...found.params } };
}

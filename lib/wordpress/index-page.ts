import "server-only";
import routes from "@/generated/routes.json";
import { env } from "@/lib/env";
import { NoRoute } from "@/lib/errors";
import { ALLOWS_BATCH, namespaceOf } from "@/lib/http/describe";
import { calledRoute } from "@/lib/http/request/spelling";
import { readSiteSettings, type SiteSettings } from "@/lib/settings/site";
import { isAlias, routePattern } from "@/lib/wordpress/route-pattern";

/** In WordPress, it belongs to no namespace. */
const BATCH = "/batch/v1";

const NAMESPACES = ["wp/v2", "boards/v2", "boards-app/v1"];

export function catchAllPath(params: Record<string, string | string[] | undefined>) {
  const path = params.path ?? [];
  return { path: `/${(Array.isArray(path) ? path : [path]).join("/")}` };
}

/** Whether a path has an index. */
export const isIndexPath = (path: string): boolean => path === "/" || NAMESPACES.includes(path.slice(1));

/** WordPress's index of the whole API, or of one namespace. @throws NoRoute for any other path. */
export async function readIndex(path: string) {
  if (!isIndexPath(path)) throw new NoRoute();
  return path === "/" ? { site: await readSiteSettings(), namespace: null } : { site: null, namespace: path.slice(1) };
}

type Index = Awaited<ReturnType<typeof readIndex>>;

/** The index of a namespace uses the called name: `acme-boards/v2` under `BOARDS_SLUG=acme-boards`. */
export function presentIndex({ site, namespace }: Index, request: Request) {
  if (site) return siteIndex(site);

  const called = namespaceOf(calledRoute(request));
  return {
    namespace: called,
    routes: routesOf(namespace, called),
    _links: { up: [{ href: `${env().BOARDS_URL}/wp-json/` }] },
  };
}

function siteIndex(site: SiteSettings) {
  return {
    name: site.title,
    description: site.description,
    url: env().BOARDS_URL,
    home: env().BOARDS_URL,
    gmt_offset: "0",
    timezone_string: site.timezone,
    namespaces: Object.keys(namespaces()),
    authentication: {
      "application-passwords": {
        endpoints: { authorization: `${env().BOARDS_URL}/wp-admin/authorize-application.php` },
      },
    },
    routes: Object.assign(
      { [BATCH]: entryOf("", routes.find(({ path }) => path === BATCH)?.methods ?? []) },
      ...Object.entries(namespaces()).map(([called, neutral]) => routesOf(neutral, called)),
    ) as ReturnType<typeof routesOf>,
    _links: { help: [{ href: "https://developer.wordpress.org/rest-api/" }] },
  };
}

/** Every namespace that may be called, with its neutral name. */
const namespaces = (): Record<string, string> => ({
  ...Object.fromEntries(NAMESPACES.map((name) => [name, name])),
  [`${env().BOARDS_SLUG}/v2`]: "boards/v2",
});

function routesOf(neutral: string, namespace: string) {
  const own = routes.filter(({ path }) => namespaceOf(path) === neutral && !isAlias(path));
  return Object.fromEntries([
    [`/${namespace}`, { namespace, methods: ["GET"], endpoints: [{ methods: ["GET"], args: {} }] }],
    ...own.map(({ path, methods }) => [
      `/${namespace}${routePattern(path).slice(neutral.length + 1)}`,
      entryOf(namespace, methods),
    ]),
  ]);
}

const entryOf = (namespace: string, methods: (typeof routes)[number]["methods"]) => ({
  namespace,
  methods: methods.map(({ method }) => method),
  endpoints: methods.map(({ method, args, isBatchable }) => ({
    methods: [method],
    ...(isBatchable && ALLOWS_BATCH),
    args,
  })),
});

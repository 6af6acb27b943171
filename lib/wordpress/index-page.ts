import "server-only";
import routes from "@/generated/routes.json";
import { env } from "@/lib/env";
import { NoRoute } from "@/lib/errors";
import { namespaceOf } from "@/lib/http/describe";
import { readSiteSettings } from "@/lib/settings/site";

const NAMESPACES = ["wp/v2", "boards/v2", "boards-app/v1"];

/** `/wp-json/boards/v2` as `/boards/v2`. */
export function catchAllPath(params: Record<string, string | string[] | undefined>) {
  const path = params.path ?? [];
  return { path: `/${(Array.isArray(path) ? path : [path]).join("/")}` };
}

/** WordPress's index of the whole API, or of one namespace. @throws NoRoute for any other path. */
export async function presentIndex(path: string) {
  if (path === "/") return siteIndex();

  const namespace = neutral(path.slice(1));
  if (!NAMESPACES.includes(namespace)) throw new NoRoute();
  return { namespace, routes: routesOf(namespace), _links: { up: [{ href: `${env().BOARDS_URL}/wp-json/` }] } };
}

const neutral = (namespace: string) => (namespace === `${env().BOARDS_SLUG}/v2` ? "boards/v2" : namespace);

async function siteIndex() {
  const site = await readSiteSettings();
  return {
    name: site.title,
    description: site.description,
    url: env().BOARDS_URL,
    home: env().BOARDS_URL,
    gmt_offset: "0",
    timezone_string: site.timezone,
    namespaces: NAMESPACES,
    authentication: { "application-passwords": { endpoints: { authorization: `${env().BOARDS_URL}/wp-admin/authorize-application.php` } } },
    routes: Object.assign({}, ...NAMESPACES.map(routesOf)) as ReturnType<typeof routesOf>,
    _links: { help: [{ href: "https://developer.wordpress.org/rest-api/" }] },
  };
}

/** Path in WordPress's spelling to its methods and parameters. */
function routesOf(namespace: string) {
  const own = routes.filter(({ path }) => namespaceOf(path) === namespace);
  return Object.fromEntries([
    [`/${namespace}`, { namespace, methods: ["GET"], endpoints: [{ methods: ["GET"], args: {} }] }],
    ...own.map(({ path, methods }) => [
      path.replaceAll(/\[(\w+)\]/g, "(?P<$1>[^/]+)"),
      { namespace, methods: methods.map(({ method }) => method), endpoints: methods.map(({ method, args }) => ({ methods: [method], args })) },
    ]),
  ]);
}

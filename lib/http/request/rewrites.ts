/**
 * One path of the REST API in every spelling that reaches it. They match by pattern, since they are fixed at build time;
 * `spelling.ts` decides by the settings which of them count. Each one works on what those before it have made.
 */
const PREFIX = ":prefix((?!_next(?:/|$)|api/auth(?:/|$)|wp-json(?:/|$))[^/]+)";
const SLUG = ":slug((?!(?:wp|boards|boards-app|mcp)/)[^/]+)";

const restRoute = [{ type: "query" as const, key: "rest_route", value: "/?(?<path>.*)" }];

/** The signed and the public links to files, as clients know them. */
const fileLinks = ["/", "/index.php"].flatMap((source) =>
  ["fbs_attachment", "fbs_comment_image"].map((key) => ({
    source,
    has: [
      { type: "query" as const, key: "fbs", value: "1" },
      { type: "query" as const, key, value: "(?<hash>[A-Za-z0-9]+)" },
    ],
    destination: "/files/:hash",
  })),
);

export const otherSpellings = [
  ...fileLinks,
  { source: "/", has: restRoute, destination: "/wp-json/:path*" },
  { source: "/index.php", has: restRoute, destination: "/wp-json/:path*" },
  { source: "/index.php/:prefix/:path*", destination: "/wp-json/:path*" },
  { source: `/${PREFIX}/:namespace/v2/:path*`, destination: "/wp-json/:namespace/v2/:path*" },
  { source: `/${PREFIX}/boards-app/v1/:path*`, destination: "/wp-json/boards-app/v1/:path*" },
  { source: `/wp-json/${SLUG}/v2/:path*`, destination: "/wp-json/boards/v2/:path*" },
  {
    source: "/wp-json/boards/v2/search-:slug((?!boards-users$)[^/]+)-users",
    destination: "/wp-json/boards/v2/search-boards-users",
  },
  {
    source: "/wp-json/boards/v2/:slug((?!boards-users$|search-)[^/]+)-users",
    destination: "/wp-json/boards/v2/boards-users",
  },
  {
    source: "/wp-json/boards/v2/:slug((?!boards-import/)[^/]+)-import/:path+",
    destination: "/wp-json/boards/v2/boards-import/:path*",
  },
];

/** What nothing serves: its index may stand there, under another prefix. A browser that wants a page gets the page that says no. */
export const unserved = [
  {
    source: `/${PREFIX}/:path*`,
    missing: [{ type: "header" as const, key: "accept", value: ".*text/html.*" }],
    destination: "/wp-json/:path*",
  },
];

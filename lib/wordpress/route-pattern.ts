/** A path in the format of WordPress's index: `/boards/v2/projects/(?P<board_id>[\d]+)`. */
export const routePattern = (path: string): string =>
  path === ONE_USER
    ? `${USERS}/(?P<id>[\\d]+)`
    : path.replaceAll(/\[(\w+)\]/g, (_, name: string) => `(?P<${name}>${patternOf(name, path)})`);

const USERS = "/wp/v2/users";
const ONE_USER = `${USERS}/[user_id]`;

/** WordPress has one route for `/users/me/...` and `/users/:id/...`. */
export const isAlias = (path: string): boolean => path.startsWith(`${USERS}/me/`);

/** Parameters that are no numbers. */
const NAMES = ["uuid", "session_id", "type", "taxonomy", "status"];

function patternOf(name: string, path: string): string {
  if (NAMES.includes(name)) return "[\\w\\-]+";
  return path.startsWith(`${ONE_USER}/`) ? "(?:[\\d]+|me)" : "[\\d]+";
}

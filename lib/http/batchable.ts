import { ANYONE, type Handler } from "@/lib/http/endpoint";

const NAMESPACES = /^\/(?:boards|wp)\/v2\//;

/**
 * Whether a request of a batch may call it: writes of signed-in people, except uploads.
 * @param route `/boards/v2/projects/3`
 */
export const isBatchable = (route: string, method: string, { who, takesFiles }: Handler): boolean =>
  NAMESPACES.test(route) && method !== "GET" && who !== ANYONE && !takesFiles;

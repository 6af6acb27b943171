import { env } from "@/lib/env";

/** The `Link` header by which programs find the REST API from any answer and any page. */
export const apiLink = (): string => `<${env().BOARDS_URL}/wp-json/>; rel="https://api.w.org/"`;

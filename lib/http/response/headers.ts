import { env } from "@/lib/env";

/** Sent in every response, and logged with the request. */
export const REQUEST_ID = "x-request-id";

/** The `Link` header that leads programs to the REST API from any response. */
export const apiLink = (): string => `<${env().BOARDS_URL}/wp-json/>; rel="https://api.w.org/"`;

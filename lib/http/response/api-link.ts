import { env } from "@/lib/env";

/** The `Link` header that leads programs to the REST API from any response. */
export const apiLink = (): string => `<${env().BOARDS_URL}/wp-json/>; rel="https://api.w.org/"`;

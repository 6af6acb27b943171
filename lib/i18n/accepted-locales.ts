import Negotiator from "negotiator";

/** What a browser asks for in `Accept-Language`, the most wanted first. */
export const acceptedLocales = ({ headers }: { headers: Headers }): string[] =>
  new Negotiator({ headers: { "accept-language": headers.get("accept-language") ?? "" } })
    .languages()
    .filter((each) => each !== "*");

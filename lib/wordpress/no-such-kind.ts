import { Refusal } from "@/lib/errors";
import { type Handler, publicEndpoint } from "@/lib/http/endpoint";

/** One kind of content, of which Boards has none (compatibility.md, C123). @throws Refusal 404 with WordPress's code */
export const noSuchKind = (code: string, message: string): Handler =>
  publicEndpoint({
    run: () => {
      throw new Refusal(404, code, message);
    },
    reply: () => ({}),
  });

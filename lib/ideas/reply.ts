import type { Json } from "@/lib/http/response/json";
import { Reply } from "@/lib/http/response/reply";
import type { Reader } from "@/lib/ideas/reader";

/** Gives a browser that wrote as a guest the cookie by which it is known from now on. */
export const replyTo = ({ user, guest }: Reader, status: number, body: Json): Reply =>
  new Reply(status, body, user || !guest.setCookie ? {} : { "Set-Cookie": guest.setCookie });

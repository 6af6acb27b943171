import { type Handler, publicEndpoint } from "@/lib/http/endpoint";

/** Of kinds of content that WordPress has and Boards doesn't (compatibility.md, C123). */
export const emptyMap = (): Handler => publicEndpoint({ run: () => ({}), reply: () => ({}) });

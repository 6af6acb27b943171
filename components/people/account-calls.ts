import { api } from "@/lib/api";
import type { PasswordLinkJson } from "@/lib/users/passwords/present-link";

const call = <Answer = unknown>(id: number, action: string) =>
  api<Answer>("POST", `/boards-app/v1/people/${id}/${action}`);

export const accountCalls = {
  activate: (id: number) => call(id, "activate"),
  deactivate: (id: number) => call(id, "deactivate"),
  makeLink: async (id: number) => (await call<{ link: PasswordLinkJson }>(id, "password-link")).link,
};

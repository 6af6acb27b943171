"use client";
import { useTranslations } from "next-intl";
import { ApiError, reach } from "@/lib/api";

/** @returns a function that throws an ApiError with a text for the person */
export function useSignIn() {
  const t = useTranslations("auth.signIn");

  return async (login: string, password: string): Promise<void> => {
    const response = await send("/api/auth/callback/credentials", { login, password });
    const { url } = await response.json();
    const error = new URL(url ?? "/", location.origin).searchParams.get("error");
    if (error === "CredentialsSignin") throw new ApiError(403, error, t("wrong"));
    if (error === "TooManyTries") throw new ApiError(429, error, "", {}, 15 * 60);
    if (error) throw failed(500);
  };
}

/** @throws ApiError */
export async function signOut(): Promise<void> {
  const response = await send("/api/auth/signout", {});
  if (!response.ok) throw failed(response.status);
}

/** next-auth accepts only forms, with the CSRF token of its own cookie. */
async function send(path: string, fields: Record<string, string>): Promise<Response> {
  const answer = await reach("/api/auth/csrf", { method: "GET" });
  if (!answer.ok) throw failed(answer.status);
  const { csrfToken } = await answer.json();

  const response = await reach(path, {
    method: "POST",
    body: new URLSearchParams({ ...fields, csrfToken, json: "true" }),
  });
  if (response.status >= 500) throw failed(response.status);
  return response;
}

/** `errorMessage` knows the text for the status. */
const failed = (status: number) => new ApiError(status, "sign_in_failed", "");

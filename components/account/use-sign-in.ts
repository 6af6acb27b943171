"use client";
import { useTranslations } from "next-intl";
import { failed, sendToNextAuth } from "@/components/account/next-auth";
import { ApiError } from "@/lib/api";

/** @returns a function that throws an ApiError with a text for the person */
export function useSignIn() {
  const t = useTranslations("auth.signIn");

  return async (login: string, password: string): Promise<void> => {
    const response = await sendToNextAuth("/api/auth/callback/credentials", { login, password });
    const { url } = await response.json();
    const error = new URL(url ?? "/", location.origin).searchParams.get("error");
    if (error === "CredentialsSignin") throw new ApiError(403, error, t("wrong"));
    if (error === "TooManyTries") throw new ApiError(429, error, "", {}, 15 * 60);
    if (error) throw failed(500);
  };
}

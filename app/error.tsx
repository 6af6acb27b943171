"use client";
import { ErrorScreen, type ErrorScreenProps } from "@/components/ui/pages/error-screen";

export default function ErrorPage(props: ErrorScreenProps) {
  return <ErrorScreen {...props} />;
}

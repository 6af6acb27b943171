"use client";
import { ErrorScreen, type ErrorScreenProps } from "@/components/ui/pages/broken";

export default function ErrorPage(props: ErrorScreenProps) {
  return <ErrorScreen {...props} />;
}

"use client";
import { ErrorScreen, type ErrorScreenProps } from "@/components/ui/pages/error-screen";
import "./globals.css";

/** Replaces the root layout, which failed, so it has its own. */
export default function GlobalErrorPage(props: ErrorScreenProps) {
  return (
    <html lang="en">
      <head>
        <title>This page did not work · Boards</title>
      </head>
      <body className="font-sans antialiased">
        <ErrorScreen {...props} />
      </body>
    </html>
  );
}

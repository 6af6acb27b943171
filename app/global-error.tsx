"use client";
import { ErrorScreen, type ErrorScreenProps } from "@/components/ui/pages/error-screen";
import "./globals.css";

/** Even the frame of all pages failed; this one brings its own. */
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

"use client";
import { Broken, type BrokenProps } from "@/components/ui/pages/broken";
import "./globals.css";

/** Replaces the root layout, which failed, so it has its own. */
export default function GlobalErrorPage(props: BrokenProps) {
  return (
    <html lang="en">
      <head>
        <title>This page did not work · Boards</title>
      </head>
      <body className="font-sans antialiased">
        <Broken {...props} />
      </body>
    </html>
  );
}

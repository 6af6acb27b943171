"use client";
import { Button } from "@/components/ui/controls/button";

/** Asks again for the address that the browser shows. */
export const ReloadButton = ({ children }: { children: React.ReactNode }) => (
  <Button kind="primary" onClick={() => location.reload()}>
    {children}
  </Button>
);

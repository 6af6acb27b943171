"use client";
import { Broken, type BrokenProps } from "@/components/ui/pages/broken";

export default function ErrorPage(props: BrokenProps) {
  return <Broken {...props} />;
}

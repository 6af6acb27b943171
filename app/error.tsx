"use client";
import { Broken, type BrokenProps } from "@/components/ui/broken";

export default function ErrorPage(props: BrokenProps) {
  return <Broken {...props} />;
}

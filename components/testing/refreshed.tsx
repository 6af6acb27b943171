import { useEffect, useState } from "react";
import { onRefresh } from "@/components/testing/next/navigation";

interface RefreshedProps<Given> {
  read: () => Given;
  children: (given: Given) => React.ReactNode;
}

/** Gets new props whenever a component refreshes the page. */
export function Refreshed<Given>({ read, children }: RefreshedProps<Given>) {
  const [given, setGiven] = useState(read);
  useEffect(() => onRefresh(() => setGiven(read())), [read]);
  return children(given);
}

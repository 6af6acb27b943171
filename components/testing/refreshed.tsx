import { useEffect, useState } from "react";
import { onRefresh } from "@/components/testing/next/navigation";

interface RefreshedProps<Given> {
  read: () => Given;
  children: (given: Given) => React.ReactNode;
}

/** A part that gets what the server draws it with again whenever a component asks for that. */
export function Refreshed<Given>({ read, children }: RefreshedProps<Given>) {
  const [given, setGiven] = useState(read);
  useEffect(() => onRefresh(() => setGiven(read())), [read]);
  return children(given);
}

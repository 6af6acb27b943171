import { useEffect, useState } from "react";
import { onRefresh } from "@/components/testing/next/navigation";

interface RefreshedProps<Props> {
  read: () => Props;
  children: (props: Props) => React.ReactNode;
}

/** Gets new props whenever a component refreshes the page. */
export function Refreshed<Props>({ read, children }: RefreshedProps<Props>) {
  const [props, setGiven] = useState(read);
  useEffect(() => onRefresh(() => setGiven(read())), [read]);
  return children(props);
}

import { redirect } from "next/navigation";

/** People type this address when they look for their boards. */
export default function BoardsAddress() {
  redirect("/");
}

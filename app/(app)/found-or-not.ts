import "server-only";
import { notFound } from "next/navigation";
import { Forbidden, NoRoute, NotFound } from "@/lib/errors";

/** What a page shows, or the page that is not there. Whether something exists is not told to strangers, and an id that is none names nothing. */
export async function foundOrNot<Found>(find: () => Promise<Found> | Found): Promise<Found> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof Forbidden || error instanceof NotFound || error instanceof NoRoute) notFound();
    throw error;
  }
}

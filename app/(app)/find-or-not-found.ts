import "server-only";
import { notFound } from "next/navigation";
import { Forbidden, NoRoute, NotFound } from "@/lib/errors";

/** Shows the 404 page for every refusal, so that strangers do not learn what exists. */
export async function findOrNotFound<Found>(find: () => Promise<Found> | Found): Promise<Found> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof Forbidden || error instanceof NotFound || error instanceof NoRoute) notFound();
    throw error;
  }
}

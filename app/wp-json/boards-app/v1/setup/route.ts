import { publicEndpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { presentForWordPress } from "@/lib/users/present-for-wordpress";
import { SetUpSite, setUpSite } from "@/lib/users/setup";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: publicEndpoint({
    input: SetUpSite,
    run: ({ input }) => setUpSite(input),
    reply: (user) => ({ message: "Boards is set up", user: presentForWordPress(user, "edit") }),
  }),
});

import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { findNothing } from "@/lib/users/find";
import { removePhoto } from "@/lib/users/photos/change";
import { photoOf } from "@/lib/users/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    find: findNothing,
    allow: anyoneSignedIn,
    run: ({ user }) => removePhoto(user),
    reply: (account) => ({ message: "Profile photo has been removed", user: { photo: photoOf(account) } }),
  }),
});

/** `me` is an alias of the caller's id. */
export {
  GET,
  HEAD,
  POST,
  PUT,
  PATCH,
  DELETE,
  OPTIONS,
} from "@/app/wp-json/wp/v2/users/[user_id]/application-passwords/[uuid]/route";

/** The newer name of `global-search`. */
export { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } from "@/app/wp-json/boards/v2/global-search/route";

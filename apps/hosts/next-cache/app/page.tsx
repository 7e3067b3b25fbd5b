import { cacheLife } from "next/cache";

export default async function Home() {
  return <p>{await readNotice()}</p>;
}

/** Cached, to show that the proxy works beside cached functions. */
async function readNotice(): Promise<string> {
  "use cache";
  cacheLife("hours");
  return "A page without partner-kit.";
}

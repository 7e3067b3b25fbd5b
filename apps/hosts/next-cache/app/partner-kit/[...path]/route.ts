import { getListener } from "../../../partner-kit/getProxy";

/** Passes requests below /partner-kit to the proxy. */
async function handle(request: Request): Promise<Response> {
  const proxy = await getListener();
  return proxy.fetch(request);
}

export { handle as DELETE, handle as GET, handle as OPTIONS, handle as PATCH, handle as POST, handle as PUT };

import { getListener } from "../partner-kit/getProxy.server.ts";

/** Passes requests below /partner-kit to the proxy: GET and HEAD to the loader, other methods to the action. */
async function handle({ request }: { readonly request: Request }): Promise<Response> {
  const proxy = await getListener();
  return proxy.fetch(request);
}

export { handle as action, handle as loader };

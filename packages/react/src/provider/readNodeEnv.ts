/** Returns `NODE_ENV`. Bundlers replace the expression. `undefined` in a browser without a bundler, which has no `process`. */
export function readNodeEnv(): string | undefined {
  try {
    return process.env.NODE_ENV;
  } catch {
    return undefined;
  }
}

// With a dot, as bundlers look for it.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

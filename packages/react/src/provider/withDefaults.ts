/** Like `Partial`, with `undefined` allowed explicitly. */
export type Some<TWhole> = { readonly [TKey in keyof TWhole]?: TWhole[TKey] | undefined };

/** Replaces missing and `undefined` fields by their defaults. */
export function withDefaults<TWhole extends object>(defaults: TWhole, some: Some<TWhole> = {}): TWhole {
  const defined = Object.entries(some).filter(([, value]) => value !== undefined);
  return { ...defaults, ...Object.fromEntries(defined) };
}

/** Some members of something, also as `undefined`, which says nothing. */
export type Some<TWhole> = { readonly [TKey in keyof TWhole]?: TWhole[TKey] | undefined };

/** Fills up what is not said. */
export function withDefaults<TWhole extends object>(defaults: TWhole, some: Some<TWhole> = {}): TWhole {
  const said = Object.entries(some).filter(([, value]) => value !== undefined);
  return { ...defaults, ...Object.fromEntries(said) };
}

/**
 * Exceptions to the prose rules, with the reason. Without a path, an exception applies everywhere.
 *
 * @type {readonly { readonly phrase: string, readonly path?: string, readonly reason: string }[]}
 */
export const allowedPhrases = [
  { phrase: "(tell|tells|told) ([\\w,]+ ){0,5}apart", reason: "The idiom for distinguishing things." },
  { phrase: "tell your administrator", reason: "An operator tells a person." },
];

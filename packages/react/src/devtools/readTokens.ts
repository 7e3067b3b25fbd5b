/** Reads the kit's custom properties that the page's style sheets declare, with their computed values on an element. */
export function readTokens(element: Element): readonly (readonly [name: string, value: string])[] {
  const names = new Set([...document.styleSheets].flatMap(listTokens));
  const style = getComputedStyle(element);
  return [...names].toSorted().map((name) => [name, style.getPropertyValue(name).trim()] as const);
}

/** A sheet, a rule, or a group of rules such as a layer. */
type RuleHolder = (CSSStyleSheet | CSSRule) & {
  readonly cssRules?: CSSRuleList;
  readonly style?: CSSStyleDeclaration;
};

function listTokens(holder: RuleHolder): readonly string[] {
  // The palette is left out, because components never use it.
  const names = Array.from(holder.style ?? []).filter((name) => /^--pk-(?!ref-)/.test(name));
  return [...names, ...rulesOf(holder).flatMap(listTokens)];
}

function rulesOf(holder: RuleHolder): readonly CSSRule[] {
  try {
    return Array.from(holder.cssRules ?? []);
  } catch {
    // Browsers do not let a page read a sheet of another origin.
    return [];
  }
}

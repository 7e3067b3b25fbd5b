export interface UsedToken {
  readonly name: string;
  /** Computed value at the component; empty if nothing sets it. */
  readonly value: string;
}

/** Lists the tokens that rules for the element and its descendants use. */
export function listUsedTokens(element: HTMLElement): readonly UsedToken[] {
  const names = Array.from(document.styleSheets).flatMap((sheet) => namesIn(sheet.cssRules, element));
  const styles = getComputedStyle(element);
  return [...new Set(names)].toSorted().map((name) => ({ name, value: styles.getPropertyValue(name).trim() }));
}

function namesIn(rules: CSSRuleList, element: HTMLElement): readonly string[] {
  return Array.from(rules).flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      const names = namesOf(rule);
      return names.length > 0 && matches(element, rule.selectorText) ? names : [];
    }
    return "cssRules" in rule && rule.cssRules instanceof CSSRuleList ? namesIn(rule.cssRules, element) : [];
  });
}

/** Ignores pseudo-elements such as `::before`. */
function matches(element: HTMLElement, selector: string): boolean {
  const real = selector.replaceAll(/::?(?:before|after|backdrop|placeholder|marker|-webkit-[\w-]+)/g, "");
  return element.matches(real) || element.querySelector(real) !== null;
}

function namesOf(rule: CSSStyleRule): readonly string[] {
  // The style sheet that declares the tokens does not use them.
  if (Array.from(rule.style).some((name) => name.startsWith("--pk-color-"))) return [];
  return Array.from(rule.cssText.matchAll(/var\((--pk-(?!ref-)[\w-]+)/g), ([, name = ""]) => name);
}

/** Lists the kit's tokens with a prefix, in the order of the style sheet. */
export function listTokens(prefix: string): readonly string[] {
  const names = Array.from(document.styleSheets).flatMap((sheet) => namesIn(sheet.cssRules, prefix));
  return [...new Set(names)];
}

function namesIn(rules: CSSRuleList, prefix: string): readonly string[] {
  return Array.from(rules).flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return Array.from(rule.style).filter((name) => name.startsWith(prefix));
    return "cssRules" in rule && rule.cssRules instanceof CSSRuleList ? namesIn(rule.cssRules, prefix) : [];
  });
}

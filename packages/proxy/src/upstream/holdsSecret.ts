/** Whether a secret occurs in JSON text, as it is or behind JSON's escapes. */
export function holdsSecret(secret: string, json: { readonly text: string; readonly value: unknown }): boolean {
  // Anything shorter is found in innocent text by chance, and is no key the service would make.
  if (secret.length < 8) return false;
  if (json.text.includes(secret)) return true;
  return json.text.includes("\\") && JSON.stringify(json.value).includes(JSON.stringify(secret).slice(1, -1));
}
